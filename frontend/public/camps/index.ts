import type { Context } from "../context.ts";

export const camps = {
  pages: {
    "/camps-clinics": "./camps/CampsClinicsPage.tsx",
    "/camp-details/:campId": "./camps/CampDetailsPage.tsx",
    "/camp-waitlist/:campId": "./waitlist/CampWaitlistPage.tsx",
    "/waitlist-place": "./waitlist/WaitlistPlacePage.tsx",
    "/camp-registration/:campId": "./registration/CampRegistrationPage.tsx",
    "/camp-registration-success": "./registration/CampRegistrationSuccessPage.tsx",
    "/camp-payment/:campId": "./payments/CampPaymentPage.tsx",
    "/camp-checkout/:campId/:registrationId": "./payments/CampCheckoutPage.tsx",
  },
  destinations: [{ to: "/camps-clinics", label: "Camps & Clinics" }],
} as const satisfies Context;
