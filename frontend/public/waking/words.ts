export const sayAsleepWords = {
  tryAgain: "Try again",
  thisPageDidNot: "This page did not load completely. Please check your connection.",
};
