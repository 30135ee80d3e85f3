import { money } from "../../shared/formats.ts";

/** "$150.00", "150.00 EUR" */
export const receivedInWords = ({ received, currency }: { received: string; currency: string }) =>
  currency === "usd" ? money(received) : `${received} ${currency.toUpperCase()}`;
