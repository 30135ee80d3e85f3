import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router";

const page = (path: string, load: () => Promise<{ default: ComponentType }>) => ({ path, load, Page: lazy(load) });

/** Every route is its own chunk. */
export const pages = [
  page("/login", () => import("./accounts/LoginPage.tsx")),
  page("/register", () => import("./accounts/RegisterPage.tsx")),
  page("/instructors", () => import("./instructors/InstructorsPage.tsx")),
  page("/schedule", () => import("./booking/SchedulePage.tsx")),
  page("/book-lesson", () => import("./booking/BookLessonPage.tsx")),
  page("/booking-success", () => import("./booking/BookingSuccessPage.tsx")),
  page("/player-dashboard", () => import("./dashboard/PlayerDashboardPage.tsx")),
  page("/camps-clinics", () => import("./notOpen/CampsClinicsPage.tsx")),
  page("/subscribe", () => import("./notOpen/SubscribePage.tsx")),
];
export const landingPage = page("/", () => import("./landing/Landing.tsx"));
export const notFoundPage = page("*", () => import("./frame/NotFoundPage.tsx"));

/** Fetches a page's chunk before it is asked for. A failure shows when the page is really opened. */
export const preloadPage = (pathname: string) => {
  const found = [landingPage, ...pages].find(({ path }) => matchPath(path, pathname)) ?? notFoundPage;
  found.load().catch(() => {});
};
