import type { Context } from "../context.ts";

export const camps = {
  pages: {
    "/camps-clinics": "./camps/CampsClinicsPage.tsx",
    "/camp-details/:campId": "./camps/CampDetailsPage.tsx",
    "/camp-waitlist/:campId": "./camps/waitlist/CampWaitlistPage.tsx",
    "/waitlist-place": "./camps/waitlist/WaitlistPlacePage.tsx",
    "/camp-registration/:campId": "./camps/registrations/CampRegistrationPage.tsx",
    "/camp-registration-success": "./camps/registrations/CampRegistrationSuccessPage.tsx",
    "/camp-payment/:campId": "./camps/money/CampPaymentPage.tsx",
    "/camp-checkout/:campId/:registrationId": "./camps/money/CampCheckoutPage.tsx",
  },
  destinations: [{ to: "/camps-clinics", label: "Camps & Clinics" }],
} as const satisfies Context;
