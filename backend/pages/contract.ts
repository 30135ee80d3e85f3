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
    link: z.string().nullable(), // the facility's own page where cards are taken
  }),
  policies: z.string(), // the version of what families agree to
  mailsGoOut: z.boolean(), // false: no mail server is set, so they are only written to the outbox
  convertsVideos: z.boolean(), // copies are made of videos that do not play everywhere
  claims: z.object({
    turnaround: z.string(), // of a video: "24-48 hours"
    players: z.string(), // how many there were: "500+ players"
    testimonials: z.object({ quote: z.string(), by: z.string(), isSample: z.boolean() }).array(), // three at most
  }),
  coach: z.object({ name: z.string(), text: z.string(), photo: z.string().nullable() }), // who comes to leagues' fields
  guide: z.object({ title: z.string(), text: z.string(), youtubeId: z.string().nullable() }).array(), // for beginners
  cutOffs: z.object({ baseball: z.string(), softball: z.string() }), // month and day that decide a player's division
  demo: z.boolean(), // demo people exist, and the log-in page may name them
});
export type Settings = z.infer<typeof Settings>;

/**
 * Placeholders in pages rendered at build for words only the server knows. It fills them in before serving a page, so
 * no page changes its words while someone looks at it.
 */
export const settingsAtBuild = {
  productName: "%PRODUCT_NAME%",
  facility: { name: "%FACILITY_NAME%", address: "%FACILITY_ADDRESS%", timeZone: "America/New_York" },
  contact: { email: "%CONTACT_EMAIL%", phone: "%CONTACT_PHONE%" },
  payment: { venmo: "%VENMO%", cashApp: "%CASH_APP%" },
  cards: { mode: "off", publishableKey: null, link: null }, // what depends on it is drawn in the browser
  policies: "", // never drawn
  mailsGoOut: true,
  convertsVideos: true,
  claims: { turnaround: "%TURNAROUND%", players: "%PLAYERS%", testimonials: [] }, // who said what is drawn in the browser
  coach: { name: "%COACH%", text: "%COACH_TEXT%", photo: null }, // as is the photo
  guide: [], // drawn in the browser
  cutOffs: { baseball: "05-01", softball: "09-01" }, // as is what follows from it
  demo: false,
} as const satisfies Settings;

/** The same for the phone number in a link. */
export const phoneDigitsAtBuild = "%CONTACT_PHONE_DIGITS%";

/** Cookie that tells scripts "someone is logged in here". A hint, never a proof: the session itself is out of reach. */
export const signedInHint = "fungo-signed-in";

/** A page as rendered at build. The build lists them in `.pages/pages.json`, those with more conditions first. */
export const RenderedPage = z.object({
  path: z.string(),
  query: z.record(z.string(), z.string()), // what the address must have: a parameter whose value starts like this
  signedIn: z.boolean(),
  demo: z.boolean(),
  file: z.string(),
  asks: z.string().array(), // what it requests first, as far as its address says, see askedAt
  /** The same with room for the page as it looks with the answers to these. */
  answered: z.object({ file: z.string(), asks: z.string().array() }).optional(),
});
export type RenderedPage = z.infer<typeof RenderedPage>;

/** Written by the build of each front end: the packages in it, with their licenses. Browsers load them from the root. */
export const licenseFiles = { public: "licenses.json", backoffice: "backoffice-licenses.json" } as const;
/** Likewise the programs of the system that come with the product: in a container's image, else none. */
export const imageLicenses = "image-licenses.json";

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
  "/guardian-invitation",
  "/grown-up",
  "/waiver",
  "/confirm-email",
  "/players",
  "/privacy",
  "/terms",
  "/refunds",
  "/licences",
  "/instructors",
  "/schedule",
  "/book-lesson",
  "/booking-success",
  "/player-dashboard",
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
  "/membership",
  "/test-checkout",
  "/test-portal",
  "/videos",
  "/videos/:id",
  "/video-analysis",
  "/video-analysis/:id",
  "/weekly-email",
  "/unsubscribe",
  "/progress",
  "/player-progress",
  "/compare",
  "/find-team",
  "/create-team",
  "/team-submission",
  "/team-introduction",
] as const;

/** The page for a path, whatever its named segments contain. */
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

/** The values of a page's named segments in a path. */
export const segmentsOf = (page: string, path: string): Record<string, string> => {
  const segments = path.split("/");
  return Object.fromEntries(
    page.split("/").flatMap((name, n) => (name.startsWith(":") ? [[name.slice(1), segments[n] ?? ""]] : [])),
  );
};

/**
 * Paths of the back office, each including everything below it: the dashboards first, then tools with their own
 * addresses.
 */
export const backofficePages = [
  "/instructor-dashboard",
  "/admin-dashboard",
  "/payment-management",
  "/camp-creation",
  "/edit-camp",
  "/schedule-builder",
  "/scheduling",
] as const;
