export const agreeByActingWords = {
  byActingYouAgree: (act: string) => `By ${act}, you agree to our `,
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
  thisPageDidntLoad: "This page didn't load",
  loadingPolicy: (title: string) => `Loading ${title}`,
};
