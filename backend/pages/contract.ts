import { z } from "zod";

/** What a page knows before its first call: written into every HTML shell as JSON (`<script id="settings">`). */
export const Settings = z.object({
  productName: z.string(),
  facility: z.object({ name: z.string(), address: z.string(), timeZone: z.string() }),
  contact: z.object({ email: z.string(), phone: z.string() }),
  payment: z.object({ venmo: z.string(), cashApp: z.string() }),
  cards: z.object({
    mode: z.enum(["stripe", "test", "off"]), // who takes cards here
    publishableKey: z.string().nullable(), // Stripe's, for its form
    link: z.string().nullable(), // a page of the facility's own where cards are taken
  }),
  mailsGoOut: z.boolean(), // false: no mail server is set, so they are only written to the outbox
  demo: z.boolean(), // demo people exist, and the log-in page may name them
});
export type Settings = z.infer<typeof Settings>;

/**
 * What pages rendered at build hold in place of words that only the server knows. It puts them in before it hands a page
 * out, so no page changes its words while the reader looks at it.
 */
export const settingsAtBuild = {
  productName: "%PRODUCT_NAME%",
  facility: { name: "%FACILITY_NAME%", address: "%FACILITY_ADDRESS%", timeZone: "America/New_York" },
  contact: { email: "%CONTACT_EMAIL%", phone: "%CONTACT_PHONE%" },
  payment: { venmo: "%VENMO%", cashApp: "%CASH_APP%" },
  cards: { mode: "off", publishableKey: null, link: null }, // what depends on it is drawn in the browser
  mailsGoOut: true,
  demo: false,
} as const satisfies Settings;

/** The same for the telephone number as it stands in a link. */
export const phoneDigitsAtBuild = "%CONTACT_PHONE_DIGITS%";

/** Cookie that says "somebody is logged in here" to scripts. A hint, never a proof: the session itself is out of reach. */
export const signedInHint = "fungo-signed-in";

/** A page as rendered at build. The build lists them in `.pages/pages.json`, those that ask for more before the others. */
export const RenderedPage = z.object({
  path: z.string(),
  query: z.record(z.string(), z.string()), // what the address must have: a parameter with a value that starts so
  signedIn: z.boolean(),
  demo: z.boolean(),
  file: z.string(),
  asks: z.string().array(), // what it asks for first and its address says, see askedAt
});
export type RenderedPage = z.infer<typeof RenderedPage>;

/** Paths of the public site; `:name` is one segment. All others are not found. */
export const publicPages = [
  "/",
  "/landing",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/guardian",
  "/guardian-export",
  "/instructors",
  "/schedule",
  "/book-lesson",
  "/booking-success",
  "/player-dashboard",
  "/schedule-builder",
  "/scheduling",
  "/camps-clinics",
  "/camp-details/:campId",
  "/camp-waitlist/:campId",
  "/waitlist-place",
  "/coaching-credentials",
  "/camp-registration/:campId",
  "/camp-payment/:campId",
  "/camp-checkout/:campId/:registrationId",
  "/camp-registration-success",
  "/subscribe",
  "/videos",
  "/videos/:id",
  "/video-analysis",
  "/video-analysis/:id",
] as const;

/** A path's own page, whatever its segments that have a name hold. */
export const publicPageAt = (path: string) => {
  const segments = path.split("/");
  return publicPages.find((page) => {
    const asked = page.split("/");
    return (
      asked.length === segments.length &&
      asked.every((name, n) => (name.startsWith(":") ? segments[n] !== "" : name === segments[n]))
    );
  });
};

/** What the segments of a path hold that have a name in its page. */
export const segmentsOf = (page: string, path: string): Record<string, string> => {
  const segments = path.split("/");
  return Object.fromEntries(
    page.split("/").flatMap((name, n) => (name.startsWith(":") ? [[name.slice(1), segments[n] ?? ""]] : [])),
  );
};

/** Paths of the back office, each with everything below it: the dashboards first, then tools at addresses of their own. */
export const backofficePages = [
  "/instructor-dashboard",
  "/admin-dashboard",
  "/payment-management",
  "/camp-creation",
  "/edit-camp",
] as const;
