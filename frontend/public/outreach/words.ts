export const unsubscribeWords = {
  title: "Unsubscribe",
  stopIntro: (facility: string) =>
    `${facility} emails leagues and clubs about camps and clinics. You can stop these emails to your address here.`,
  stop: "Unsubscribe",
  saving: "Unsubscribing…",
  stopped: "You’re unsubscribed",
  stoppedText: (facility: string) => `${facility} won’t email your address about camps and clinics anymore.`,
  wasAMistake: "Was that a mistake? Tell us, and we’ll email you again:",
  pleaseTryAgain: "Please try again.",
  couldntOpen: "Couldn’t open this link",
  deadText: "Please use the whole link in our email. Still stuck? Email us:",
  home: "Go to our site",
};
