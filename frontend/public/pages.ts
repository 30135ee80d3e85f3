import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router";

/** Every page is its own chunk. The build reads this too, to tell the shell which files belong to which path. */
export const pageFiles = {
  "/": "./landing/Landing.tsx",
  "/login": "./accounts/LoginPage.tsx",
  "/register": "./accounts/RegisterPage.tsx",
  "/forgot-password": "./accounts/ForgotPasswordPage.tsx",
  "/reset-password": "./accounts/ResetPasswordPage.tsx",
  "/guardian": "./accounts/GuardianPage.tsx",
  "/guardian-export": "./privacy/GuardianExportPage.tsx",
  "/instructors": "./instructors/InstructorsPage.tsx",
  "/schedule": "./booking/BookLessonPage.tsx",
  "/book-lesson": "./booking/BookLessonPage.tsx",
  "/booking-success": "./booking/BookingSuccessPage.tsx",
  "/player-dashboard": "./dashboard/PlayerDashboardPage.tsx",
  "/schedule-builder": "./scheduling/ScheduleBuilderPage.tsx",
  "/scheduling": "./scheduling/SchedulingPage.tsx",
  "/camps-clinics": "./camps/CampsClinicsPage.tsx",
  "/camp-details/:campId": "./camps/CampDetailsPage.tsx",
  "/camp-waitlist/:campId": "./waitlist/CampWaitlistPage.tsx",
  "/waitlist-place": "./waitlist/WaitlistPlacePage.tsx",
  "/coaching-credentials": "./notOpen/CoachingCredentialsPage.tsx",
  "/camp-registration/:campId": "./registration/CampRegistrationPage.tsx",
  "/camp-payment/:campId": "./payments/CampPaymentPage.tsx",
  "/camp-checkout/:campId/:registrationId": "./payments/CampCheckoutPage.tsx",
  "/camp-registration-success": "./registration/CampRegistrationSuccessPage.tsx",
  "/subscribe": "./notOpen/SubscribePage.tsx",
  "/videos": "./notOpen/VideosPage.tsx",
  "/video-analysis": "./notOpen/VideosPage.tsx",
  "/video-analysis/:id": "./notOpen/VideoPage.tsx",
  "*": "./frame/NotFoundPage.tsx",
} as const;

/** `ready` fetches what the page shows at once at an address, where that is a part of its own. */
export type PageModule = { default: ComponentType; ready?: (query: URLSearchParams) => Promise<unknown> };
type Load = () => Promise<PageModule>;
const loaders = import.meta.glob<PageModule>(["./*/*Page.tsx", "!./frame/Page.tsx", "./landing/Landing.tsx"]);
const page = ([path, file]: [string, string]) => {
  const load: Load = loaders[file] ?? (() => Promise.reject(new Error(`There is no page ${file}`)));
  return { path, load, Page: lazy(load) };
};
export const pages = Object.entries(pageFiles).map(page);

export const pageAt = (pathname: string) => pages.find(({ path }) => matchPath(path, pathname));

/** Fetches a page's chunk before it is asked for. A failure shows when the page is really opened. */
export const preloadPage = async (pathname: string) => {
  await pageAt(pathname)
    ?.load()
    .catch(() => {});
};
