import type { ReceivedBy } from "../../../backend/camps/contract.ts";
import { campTextsWords as words } from "./words.ts";

export const receivedByLabel: Record<ReceivedBy, string> = {
  venmo: words.venmo,
  cashapp: words.cashApp,
  cash: words.cash,
  card: words.card,
  other: words.other,
};

/** What a camp's page says where its coach has written nothing. */
export const defaultTexts = {
  description: words.drillsGamesAndTime,
  campSchedule: words.eachAgeDivisionHas,
  agenda: words.warmUpAndThrowing,
  playerChecklist: words.gloveBatAndHelmet,
  arrivalInfo: words.pleaseCome10Minutes,
  pickupInfo: words.pleaseBeBackAt,
  safetyNotes: words.playersWearHelmets,
} as const;

export type CampText = keyof typeof defaultTexts;

/** What the coach wrote, or the usual text. */
export const textOf = (camp: Readonly<Record<CampText, string | null>>, part: CampText) =>
  camp[part]?.trim() || defaultTexts[part];
