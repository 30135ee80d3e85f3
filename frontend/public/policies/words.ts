export const agreeByActingWords = {
  byActingYouAgree: (act: string) => `By ${act}, you agree to our `,
  terms: "Terms",
  and: " and ",
  refundsCancellations: "Refunds & Cancellations",
  our: ". Our ",
  privacyPage: "Privacy page",
  saysWhatWeKeep: " says what we keep and why.",
};

export const licensesPageWords = {
  licenses: "Licenses",
  whatThisIsBuiltWith: (product: string) =>
    `${product} is built with the work of many others. Here is what your browser gets of it, and under which license.`,
  programs: "Programs on the server",
  whatPrograms: "These come along with this server as programs of their own. Here is each one’s license.",
  licensesDidntLoad: "The licenses didn't load",
  loadingLicenses: "Loading licenses",
};

export const policyPageWords = {
  privacy: "Privacy",
  terms: "Terms",
  refundsCancellations: "Refunds & Cancellations",
  versionVersion: (version: string) => `Version ${version}`,
  thisPageDidntLoad: "This page didn't load",
  loadingPolicy: (title: string) => `Loading ${title}`,
};
