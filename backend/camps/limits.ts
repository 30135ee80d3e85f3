import { aDay, anHour, limited } from "../http/limits.ts";

export const campLimits = limited({
  registerForCampFromAddress: { points: 30, duration: anHour }, // a team's office may register fifteen families, some of them twice
  sendConfirmation: { points: 3, duration: aDay },
  resendLinkFromAddress: { points: 10, duration: anHour },
  resendLinkTo: { points: 3, duration: aDay },
  messageFamilies: { points: 20, duration: anHour },
  joinWaitlistFromAddress: { points: 5, duration: anHour },
});
