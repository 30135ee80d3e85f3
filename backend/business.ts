import type { Configuration } from "./configuration.ts";

interface Facility {
  readonly name: string;
  readonly address: string; // empty until somebody sets it
  readonly timeZone: string;
}

/** Who runs this, as mails and calendar files put it. */
export interface Business {
  readonly productName: string;
  readonly siteUrl: string; // as people type it, without a trailing slash
  readonly facility: Facility;
  readonly contact: { readonly email: string; readonly phone: string };
}

type Settings = Pick<
  Configuration,
  | "PRODUCT_NAME"
  | "PUBLIC_URL"
  | "PORT"
  | "FACILITY_NAME"
  | "FACILITY_ADDRESS"
  | "FACILITY_TIME_ZONE"
  | "CONTACT_EMAIL"
  | "CONTACT_PHONE"
>;

/** Served over https, so cookies are bound to it. */
export const isSecure = ({ siteUrl }: Pick<Business, "siteUrl">) => siteUrl.startsWith("https:");

export const businessOf = (settings: Settings): Business => ({
  productName: settings.PRODUCT_NAME,
  siteUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ""),
  facility: { name: settings.FACILITY_NAME, address: settings.FACILITY_ADDRESS, timeZone: settings.FACILITY_TIME_ZONE },
  contact: { email: settings.CONTACT_EMAIL, phone: settings.CONTACT_PHONE },
});

/** Parts of where something is, without those that nobody has told and those that say the same. */
export const placeInWords = (...parts: readonly string[]) => [...new Set(parts)].filter(Boolean).join(", ");
