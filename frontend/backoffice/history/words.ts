export const actorWords = {
  theSystem: "The system",
  aGuest: "A guest",
  removedPerson: "Removed person",
  family: "Family",
};

export const timelineWords = {
  weCouldntLoad: "We couldn't load the timeline",
  nothingRecordedYet: "Nothing recorded yet.",
};
