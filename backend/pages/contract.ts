import { z } from "zod";

/** What a page knows before its first call: written into every HTML shell as JSON (`<script id="settings">`). */
export const Settings = z.object({
  productName: z.string(),
  facility: z.object({ name: z.string(), address: z.string(), timeZone: z.string() }),
  contact: z.object({ email: z.string(), phone: z.string() }),
  payment: z.object({ venmo: z.string(), cashApp: z.string() }),
  demo: z.boolean(), // demo people exist, and the log-in page may name them
});
export type Settings = z.infer<typeof Settings>;

/** Paths of the public site. `:name` is one segment, `:name?` may be missing. All others are not found. */
export const publicPages = [
  "/",
  "/landing",
  "/login",
  "/register",
  "/instructors",
  "/schedule",
  "/book-lesson",
  "/booking-success",
  "/player-dashboard",
  "/camps-clinics",
  "/subscribe",
] as const;

/** Paths of the back office, each with everything below it. */
export const backofficePages = ["/instructor-dashboard", "/admin-dashboard"] as const;
