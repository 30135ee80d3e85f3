export const actorWords = {
  theSystem: "The system",
  aVisitor: "A visitor",
  removedPerson: "Removed person",
};

export const timelineWords = {
  theTimelineCouldNot: "The timeline could not be read",
  nothingHasBeenRecorded: "Nothing has been recorded yet.",
};
