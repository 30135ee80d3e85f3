import { paymentHandlesOf, userById } from "../../../projections/accounts/open.ts";
import {
  type RegistrationForLetter,
  registrationForLetter,
  registrationsForLetters,
} from "../../../projections/camps/ownRegistrationQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { campWhen, datesWords, daysWords, dollarsOf, listed, nameOf } from "./campWords.ts";
import { registrationPage } from "../contract.ts";
import { isOver } from "../daysRule.ts";
import { registrationCalendar } from "../registrationCalendar.ts";

/** What a mail about a registration is written with. */
export type Desk = Pick<
  Backend,
  "db" | "time" | "business" | "capabilities" | "facilityPayment" | "payments" | "store"
>;

/** What one mail says itself; which camp, for whom and when is in each. */
interface AboutRegistration extends Letter {
  readonly kind: string;
  readonly rank?: Post["rank"];
  readonly hasCalendar?: boolean; // the days as they stand, to add to the family's calendar
}

export type RegistrationToMail = RegistrationForLetter;
export const registrationToMail = ({ db, time }: Pick<Desk, "db" | "time">, registrationId: string) =>
  registrationForLetter(db, registrationId, time.today());
/** Everyone who comes to a camp and can be written to. */
export const registrationsToMail = ({ db, time }: Pick<Desk, "db" | "time">, campId: string) =>
  registrationsForLetters(db, campId, time.today());

const midnightAfter = ({ camp }: RegistrationForLetter, time: Desk["time"]) =>
  time.instantOf({ date: time.addDays(camp.endDate, 1), time: "00:00" });

const child = ({ playerName, ageGroup }: RegistrationForLetter["places"][number]) =>
  ageGroup ? `${playerName} (${ageGroup})` : `${playerName}`;

/**
 * To the address given with the registration, with a link that lets the reader in: so staff never see its content.
 * Nothing if the address was removed, and nothing about a camp that is over.
 */
export const postToParent = (
  { business, capabilities, time }: Pick<Desk, "business" | "capabilities" | "time">,
  registration: RegistrationForLetter,
  key: string,
  { kind, rank, hasCalendar = false, ...letter }: AboutRegistration,
): Post[] => {
  const { id, camp, parentEmail, parentName, subjects } = registration;
  if (!parentEmail || isOver(camp, time.today())) return [];
  const instructor = nameOf(camp.instructor?.user);
  const coming = registration.places.filter(({ isWithdrawn }) => !isWithdrawn);
  return [
    {
      key: `${key} ${kind} ${id}`,
      kind,
      to: { email: parentEmail, name: parentName ?? undefined },
      subjects: [...subjects, ...(instructor ? [camp.instructorId] : [])],
      registrationId: id,
      instructorId: camp.instructorId,
      confidential: true,
      rank,
      calendar: hasCalendar
        ? { method: "PUBLISH", text: registrationCalendar({ business, time }, registration) }
        : undefined,
      uselessAfter: midnightAfter(registration, time),
      letter: {
        ...letter,
        facts: [
          ["Camp", camp.title],
          ["When", campWhen(camp)],
          ["Where", camp.location],
          ...(instructor ? [["With", instructor] as const] : []),
          ...(coming.length > 0
            ? [["Players", listed(coming.map(child))] as const, ["Days", daysWords(registration)] as const]
            : []),
          ...(letter.facts ?? []),
        ],
        button: letter.button ?? {
          label: "See your registration",
          path: registrationPage(capabilities.tokenOf("registration", id)),
        },
      },
    },
  ];
};

/** To the camp's owner, as long as they are an instructor. It names no child. */
export const postToOwner = async (
  { db, time }: Desk,
  registration: RegistrationForLetter,
  key: string,
  { kind, ...letter }: AboutRegistration,
): Promise<Post[]> => {
  const { id, camp, subjects } = registration;
  const owner = await userById(db, camp.instructorId);
  if (owner?.role !== "instructor" || !owner.email || isOver(camp, time.today())) return [];
  return [
    {
      key: `${key} ${kind} ${owner.id}`,
      kind,
      to: { email: owner.email, name: nameOf(owner) },
      subjects: [owner.id, ...subjects],
      registrationId: id,
      instructorId: owner.id,
      uselessAfter: midnightAfter(registration, time),
      letter: {
        ...letter,
        facts: [["Camp", camp.title], ["When", datesWords(camp)], ...(letter.facts ?? [])],
        button: { label: "See the registration", path: `/instructor-dashboard/camp-registrations/${id}/show` },
      },
    },
  ];
};

export const keepTheLink = "Please don't share this link: anyone who has it can see and withdraw this registration.";
export const howRefunded = "Card payments go back to the same card, anything else the way you paid.";

const isZero = (dollars: string) => Number(dollars) === 0;

/** What the books say, and nothing else: no one who did not pay is told they did. */
export const moneyFacts = ({ money, paymentStatus }: RegistrationForLetter): NonNullable<Letter["facts"]> => [
  ["Price", dollarsOf(money.quoted)],
  ...(isZero(money.collected) ? [] : [["Received", dollarsOf(money.collected)] as const]),
  ...(isZero(money.refunded) ? [] : [["Refunded", dollarsOf(money.refunded)] as const]),
  ...(isZero(money.refundDue) ? [] : [["Refund due", dollarsOf(money.refundDue)] as const]),
  ...(paymentStatus === "paid" ? [] : [["Balance due", dollarsOf(money.outstanding)] as const]),
];

/** Each way to pay what is open; none if nothing is. */
export const waysToPay = async (
  desk: Desk,
  { money, camp }: RegistrationForLetter,
): Promise<NonNullable<Letter["facts"]>> => {
  if (isZero(money.outstanding)) return [];
  const { venmo, cashApp } = await paymentHandlesOf(desk.db, camp.instructorId, desk.facilityPayment);
  return [
    ...(desk.payments.mode === "off" ? [] : [["Card", "on your registration page"] as const]),
    ...(venmo ? [["Venmo", venmo] as const] : []),
    ...(cashApp ? [["Cash App", cashApp] as const] : []),
    ["Cash", "at camp, in an envelope with the player's name"],
  ];
};
