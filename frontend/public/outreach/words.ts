export const unsubscribeWords = {
  title: "Unsubscribe",
  stopIntro: (facility: string) =>
    `${facility} emails leagues and clubs about camps and clinics. You can stop these emails to your address here.`,
  stop: "Unsubscribe",
  saving: "Unsubscribing…",
  stopped: "You’re unsubscribed",
  stoppedText: (facility: string) => `${facility} won’t email your address about camps and clinics anymore.`,
  mistake: "Unsubscribed by mistake? Tell us, and we’ll put you back:",
  pleaseTryAgain: "Please try again.",
  couldntOpen: "Couldn’t open this link",
  deadText: "Please use the whole link in our email. If it still doesn’t work, email us and we’ll do it for you:",
  home: "Go to our site",
};
