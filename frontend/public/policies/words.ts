export const agreeByActingWords = {
  byByYouAgree: (by: string) => `By ${by}, you agree to our `,
  terms: "Terms",
  and: " and ",
  refundsCancellations: "Refunds & Cancellations",
  our: ". Our ",
  privacyPage: "Privacy page",
  saysWhatWeKeep: " says what we keep and why.",
};

export const policyPageWords = {
  privacy: "Privacy",
  terms: "Terms",
  refundsCancellations: "Refunds & Cancellations",
  versionVersion: (version: string) => `Version ${version}`,
  thisPageCouldntBe: "This page couldn't be loaded",
  loadingTitles: (titles: string) => `Loading ${titles}`,
};
