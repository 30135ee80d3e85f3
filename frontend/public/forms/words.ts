export const passwordFieldWords = {
  hidePassword: "Hide password",
  showPassword: "Show password",
};

export const newPasswordFieldWords = {
  atLeastMinCharacters: (min: number) => `At least ${min} characters`,
  moreCharacters: (missing: number) => `${missing} more ${missing === 1 ? "character" : "characters"}`,
  longEnough: "Long enough. A few more words would be even better.",
  thatsAGoodLength: "That's a good length.",
};

export const stepTrailWords = {
  steps: "Steps",
  done: "done",
};

export const outcomeWords = {
  thisLinkDoesntWork: "This link doesn’t work anymore",
};

export const robotFieldWords = {
  topic: "Topic ",
};
