export const currentUserWords = {
  logoutFailed: "Logout Failed",
  pleaseTryAgain: "Please try again.",
};
