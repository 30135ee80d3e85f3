import type { LedgerLineView } from "../../../backend/memberships/contract.ts";
import { dateAt, longDate, monthAndYear } from "../formats.ts";

type Line = Pick<LedgerLineView, "what" | "state" | "why" | "month" | "by" | "until">;

const dayBefore = (instant: string) => longDate(dateAt(Date.parse(instant) - 1));
/** The last day of what ends at an instant, as that is midnight. */
export const lastDayInWords = dayBefore;

const upload: Record<string, string> = {
  failed: "Upload failed",
  stopped: "Upload stopped",
  refused: "Not a video we can show",
  "never finished": "Upload never finished",
};

const from = (by: string | null) => (by ? ` by ${by}` : "");

/** What a line of the statement says happened. */
export const lineInWords = ({ what, state, why, month, by, until }: Line): string => {
  switch (what) {
    case "activated":
      return `Membership activated${from(by)}${until ? ` through ${dayBefore(until)}` : ""}`;
    case "deactivated":
      return `Membership deactivated${from(by)}`;
    case "ended":
      return why === "unpaid" ? "Membership ended, unpaid" : "Membership ended";
    case "paid twice":
      return "Paid twice";
    case "refund requested":
      return `Refund on its way${from(by)}`;
    case "refunded":
      return `Refunded${from(by)}`;
    case "refund failed":
      return "Refund failed";
    case "refund returned":
      return "Refund came back from the bank";
    case "refund settled":
      return `Refund settled another way${from(by)}`;
    case "disputed":
      return "The bank asked for the money back";
    case "dispute won":
      return "The bank decided: the payment stands";
    case "dispute lost":
      return "The bank decided: paid back to the card";
    case "paid":
      return `Paid through ${dayBefore(until!)}`;
    case "failed":
      return "Card declined";
    case "canceled":
      return `Membership canceled, active through ${dayBefore(until!)}`;
    case "paused":
      return `Pause scheduled until ${longDate(dateAt(until!))}`;
    case "unpaused":
      return "Pause taken back";
    case "kept":
      return "Cancellation taken back";
    case "granted":
      return `More videos${by ? ` from ${by}` : ""}`;
    case "month":
      return `New videos for ${monthAndYear(`${month}-01`)}`;
    case "upload":
      if (state === "reserved") return "Video uploading";
      return state === "counted" ? "Video uploaded" : (upload[why ?? ""] ?? "Upload failed");
  }
};

export const statementWords = {
  statement: "Statement",
  nothingYet: "Nothing yet. Every upload will be listed here, and whether it counts.",
  notCounted: "Not counted",
  quoted: (words: string) => `“${words}”`,
  less: (amount: string) => `−${amount}`,
  change: (uploads: number) => (uploads < 0 ? `−${-uploads}` : `+${uploads}`),
};

export const uploadMarksWords = {
  used: (used: number, allowed: number) => `${used} of ${allowed} videos used this month`,
};
