import type { DisputePack } from "../../../../backend/camps/money/disputePackContract.ts";
import { cents, clockRange, longDate, money, removedPerson } from "../../../shared/formats.ts";
import { stateOf, subjectOf } from "../../mail/open.ts";
import { doing } from "../../sentences.ts";
import { daysInWords, fieldLabel, packWords as words } from "../words.ts";
import { sentences } from "../sentences.ts";

type Step = Pick<DisputePack["steps"][number], "what" | "details">;
type Party = DisputePack["registeredBy"];

const roles: Record<string, string> = { student: "family", instructor: "instructor", admin: "admin" };
export const partyName = ({ kind, role, name }: Party) => {
  if (kind === "system") return words.theSystem;
  if (kind === "visitor") return words.aGuest;
  return `${name ?? removedPerson}${role ? ` (${roles[role] ?? role})` : ""}`;
};

/** Worded as in the timeline, followed by the card provider's ids. */
export const stepInWords = ({ what, details }: Step) => {
  const { amount, received, expected, paymentId, refundId, to } = details;
  const told = {
    ...details,
    ...(amount !== undefined && { cents: cents(amount) }),
    ...(received !== undefined && { receivedCents: cents(received) }),
    ...(expected !== undefined && { expectedCents: cents(expected) }),
  };
  const ids = [paymentId && `payment ${paymentId}`, refundId && `refund ${refundId}`].filter(Boolean).join(", ");
  const status = to ? `: ${to}` : "";
  return `${doing(sentences, { what, to: null, details: told })}${status}${ids && ` [${ids}]`}`;
};

/** Who an email was written to, and what became of it, as the list of emails says it. */
export const mailCells = (mail: DisputePack["mails"][number]) => [
  mail.recipient ?? words.noLongerOnFile,
  subjectOf(mail),
  stateOf(mail),
  mail.messageId,
];

const methods: Record<string, string> = {
  card: "card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "cash",
};
export const agreedInWords = ({ registrationOption, selectedDays, paymentMethod }: DisputePack["agreed"]) => {
  const days = daysInWords({
    registrationOption: registrationOption === "all_days" ? "all_days" : "individual_days",
    selectedDays,
  });
  return paymentMethod === "later"
    ? words.payingLater(days)
    : words.payingBy(days, methods[paymentMethod] ?? paymentMethod);
};

const texts = [
  "description",
  "playerChecklist",
  "arrivalInfo",
  "pickupInfo",
  "safetyNotes",
  "campSchedule",
  "agenda",
] as const;

/** What the camp promised, line by line, with the facility's default for each text left empty. */
export const termsInLines = (terms: DisputePack["camp"]["terms"]): [string, string][] => [
  [fieldLabel.title, terms.title],
  [
    words.dates,
    terms.dates?.map((date, n) => words.day(n + 1, longDate(date))).join("; ") ??
      words.startToEnd(longDate(terms.startDate), longDate(terms.endDate)),
  ],
  [words.hours, clockRange(terms.startTime, terms.endTime)],
  [fieldLabel.location, terms.location],
  [words.prices, words.pricesPerPlayer(money(terms.fullCampPrice), money(terms.dailyPrice))],
  ...(terms.releaseUnpaidAfterHours === null
    ? []
    : [[words.unpaidSpots, words.releasedAfter(terms.releaseUnpaidAfterHours)] satisfies [string, string]]),
  ...texts.map((field): [string, string] => [fieldLabel[field], terms[field] ?? words.standardText]),
];
