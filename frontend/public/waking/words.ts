export const sayAsleepWords = {
  tryAgain: "Try again",
  thisPageDidntFinish: "This page didn't finish loading. Check your connection.",
};
