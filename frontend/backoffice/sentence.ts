import type { HistoryEntry } from "../../backend/history/contract.ts";
import { money } from "../shared/formats.ts";

export type Told = Pick<HistoryEntry, "what" | "to"> & { details?: HistoryEntry["details"] };
/** What somebody did, to be read after their name. */
export type Sentence = string | ((told: Told) => string);

export const sumIn = (
  details: Told["details"],
  name: "cents" | "receivedCents" | "expectedCents" = "cents",
): string | undefined => {
  const cents = details?.[name];
  return typeof cents === "number" ? money(cents / 100) : undefined;
};
