import { aDay, anHour, halfHour, quarterHour, limited } from "../http/limits.ts";

export const accountLimits = limited({
  logInFromAddress: { points: 100, duration: quarterHour },
  registerFromAddress: { points: 20, duration: anHour },
  forgotPasswordFromAddress: { points: 20, duration: anHour },
  forgotPasswordOfAccount: { points: 5, duration: halfHour }, // at most until the last of these links has expired
  askGuardian: { points: 5, duration: anHour },
  askEmail: { points: 3, duration: aDay },
  changeEmail: { points: 5, duration: aDay },
  exportLinkFromAddress: { points: 20, duration: anHour },
  exportLinkTo: { points: 3, duration: aDay },
  changePassword: { points: 10, duration: quarterHour },
});
