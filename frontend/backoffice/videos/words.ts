export const studentProgressWords = {
  focusPoints: "Focus points",
  progress: "Progress",
  couldntLoad: "We couldn’t load the progress",
  notYours:
    "Once you’ve had a lesson with this player, or a video from them, you can set focus points and see how they’re coming along.",
  noneYet: "Nothing to work on yet.",
  noMonthsYet: "Reviewed videos, lessons, and practice will show up here month by month.",
  ended: (n: number) => `Reached or dropped (${n})`,
};

export const focusActWords = {
  set: "Set focus point",
  correct: "Correct focus point",
  save: "Save",
  whatToWorkOn: "What to work on",
  likeThis: "Say, “Keep the front shoulder closed”",
  howToPractice: "How to practice it (optional)",
  theFamilySees: "The player and their family will see this.",
  isSet: "Focus point set",
  isCorrected: "Focus point corrected",
  couldntSet: "Couldn’t set the focus point",
  couldntChange: "Couldn’t change the focus point",
  reached: "Reached",
  drop: "Drop",
  reopen: "Reopen",
  edit: "Correct",
  isNow: { reached: "Marked as reached", dropped: "Focus point dropped", working_on: "Focus point reopened" },
  of: (act: string, title: string) => `${act}: ${title}`,
};
