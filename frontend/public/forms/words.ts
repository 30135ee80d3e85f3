export const passwordFieldWords = {
  hidePassword: "Hide password",
  showPassword: "Show password",
};

export const newPasswordFieldWords = {
  atLeastMinCharacters: (min: number) => `At least ${min} characters`,
  missingMore: (missing: number) => `${missing} more ${missing === 1 ? "character" : "characters"}`,
  longEnoughAFew: "Long enough. A few words in a row are even better.",
  thatsAGoodLength: "That's a good length.",
};

export const stepTrailWords = {
  steps: "Steps",
};

export const outcomeWords = {
  thisLinkDoesNot: "This link does not work any more",
};

export const robotFieldWords = {
  topic: "Topic ",
};
