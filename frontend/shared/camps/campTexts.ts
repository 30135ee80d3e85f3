import type { ReceivedBy } from "../../../backend/camps/contract.ts";

export const receivedByLabel: Record<ReceivedBy, string> = {
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  card: "Card",
  other: "Other",
};

/** What a camp's page says where its coach has written nothing. */
export const defaultTexts = {
  description: "Drills, games and time with our coaches, in small groups by age and sport.",
  campSchedule:
    "Each age division has its own hour, as listed under age divisions. Please come ten minutes before it begins.",
  agenda:
    "Warm-up and throwing. Stations for hitting, fielding and running. Live play in small groups. A short talk about the day to end with.",
  playerChecklist:
    "Glove, bat and helmet, if you own them\nCleats or sneakers\nA cap and athletic wear\nA full water bottle\nSunscreen and a small snack",
  arrivalInfo: "Please come ten minutes early and check in with a coach at the field, so that we know who is there.",
  pickupInfo:
    "Please be back at the field when the session ends. A child goes home only with a parent or with somebody whom a parent has named.",
  safetyNotes:
    "Helmets are worn at bat and on the bases. There are water breaks at least every half hour, and a first-aid kit is at the field. Tell a coach about anything that we should know.",
} as const;

export type CampText = keyof typeof defaultTexts;

/** What the coach wrote, or the usual text. */
export const textOf = (camp: Readonly<Record<CampText, string | null>>, part: CampText) =>
  camp[part]?.trim() || defaultTexts[part];
