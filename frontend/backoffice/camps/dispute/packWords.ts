import type { DisputePack } from "../../../../backend/camps/money/disputePackContract.ts";
import { clockRange, longDate, money, removedPerson } from "../../../shared/formats.ts";
import { doing } from "../../sentences.ts";
import { daysInWords } from "../registrations/words.ts";
import { campSentences } from "../sentences.ts";

type Step = Pick<DisputePack["steps"][number], "what" | "details">;
type Party = DisputePack["registeredBy"];

const roles: Record<string, string> = { student: "player", instructor: "instructor", admin: "admin" };
export const partyName = ({ kind, role, name }: Party) => {
  if (kind === "system") return "the system";
  if (kind === "visitor") return "a visitor without an account";
  return `${name ?? removedPerson}${role ? ` (${roles[role] ?? role})` : ""}`;
};

const inCents = (dollars: string | undefined) => Math.round(Number(dollars) * 100);
/** Worded as in the timeline, followed by the card provider's ids. */
export const stepInWords = ({ what, details }: Step) => {
  const { amount, received, expected, paymentId, refundId, to } = details;
  const told = {
    ...details,
    ...(amount !== undefined && { cents: inCents(amount) }),
    ...(received !== undefined && { receivedCents: inCents(received) }),
    ...(expected !== undefined && { expectedCents: inCents(expected) }),
  };
  const ids = [paymentId && `payment ${paymentId}`, refundId && `refund ${refundId}`].filter(Boolean).join(", ");
  const status = to ? `: ${to}` : "";
  return `${doing(campSentences, { what, to: null, details: told })}${status}${ids && ` [${ids}]`}`;
};

const methods: Record<string, string> = {
  card: "card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "cash",
  later: "later",
};
export const agreedInWords = ({ registrationOption, selectedDays, paymentMethod }: DisputePack["agreed"]) =>
  `${daysInWords({ registrationOption: registrationOption === "all_days" ? "all_days" : "individual_days", selectedDays })}, to be paid ${paymentMethod === "later" ? "later" : `by ${methods[paymentMethod] ?? paymentMethod}`}`;

const texts = [
  ["description", "Description"],
  ["playerChecklist", "What to bring"],
  ["arrivalInfo", "Arrival"],
  ["pickupInfo", "Pick-up"],
  ["safetyNotes", "Safety"],
  ["campSchedule", "Schedule"],
  ["agenda", "Agenda"],
] as const;

/** What the camp promised, line by line, with the facility's default for each text left empty. */
export const termsInLines = (terms: DisputePack["camp"]["terms"]): [string, string][] => [
  ["Title", terms.title],
  ["Dates", `${longDate(terms.startDate)} to ${longDate(terms.endDate)}`],
  ["Hours", clockRange(terms.startTime, terms.endTime)],
  ["Location", terms.location],
  ["Prices", `${money(terms.fullCampPrice)} for the whole camp, ${money(terms.dailyPrice)} a day, for one child`],
  ...(terms.releaseUnpaidAfterHours === null
    ? []
    : [["Unpaid places", `given free after ${terms.releaseUnpaidAfterHours} hours`] satisfies [string, string]]),
  ...texts.map(([field, name]): [string, string] => [name, terms[field] ?? "the facility’s usual text"]),
];
