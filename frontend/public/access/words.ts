export const currentUserWords = {
  logoutFailed: "Logout Failed",
};
