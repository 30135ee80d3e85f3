import { paymentHandlesOf, userById } from "../../../projections/accounts/open.ts";
import {
  type RegistrationForLetter,
  registrationForLetter,
  registrationsForLetters,
} from "../../../projections/camps/ownRegistrationQueries.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { datesWords, listed } from "../days/datesInWordsRule.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { nameOf, whenFacts } from "./campWords.ts";
import { accountsRegistrationPage, registrationPage } from "../contract.ts";
import { isOver } from "../daysRule.ts";
import { type DroppedDay, registrationCalendar } from "../registrationCalendar.ts";

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
  readonly dropped?: readonly DroppedDay[]; // days to be taken off it
}

export type RegistrationToMail = RegistrationForLetter;
export const registrationToMail = ({ db, time }: Pick<Desk, "db" | "time">, registrationId: string) =>
  registrationForLetter(db, registrationId, time.today());
/** Everyone who comes to a camp and can be written to. */
export const registrationsToMail = ({ db, time }: Pick<Desk, "db" | "time">, campId: string) =>
  registrationsForLetters(db, campId, time.today());

/** The camp's last day is over. */
export const midnightAfter = ({ camp }: { readonly camp: { readonly endDate: string } }, time: Desk["time"]) =>
  time.instantOf({ date: time.addDays(camp.endDate, 1), time: "00:00" });

/** Where the mailed link leads: it lets the reader in, unless the first parent's links open nothing any more. */
export const pageOf = (
  { capabilities }: Pick<Desk, "capabilities">,
  registration: Pick<RegistrationForLetter, "id" | "campId" | "isHandedOver">,
) =>
  registration.isHandedOver
    ? accountsRegistrationPage(registration)
    : registrationPage(capabilities.tokenOf("registration", registration.id));

/**
 * To the address given with the registration, with a link that lets the reader in: so staff never see its content.
 * Nothing if the address was removed, and nothing about a camp that is over.
 */
export const postToParent = (
  { business, capabilities, time }: Pick<Desk, "business" | "capabilities" | "time">,
  registration: RegistrationForLetter,
  key: string,
  { kind, rank, hasCalendar = false, dropped, ...letter }: AboutRegistration,
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
        ? {
            method: "PUBLISH",
            text: registrationCalendar({ business, time }, registration, { now: new Date().toISOString(), dropped }),
          }
        : undefined,
      uselessAfter: midnightAfter(registration, time),
      letter: {
        ...letter,
        facts: [
          ["Camp", camp.title],
          ...whenFacts(registration, coming),
          ...(instructor ? [["With", instructor] as const] : []),
          ...(letter.facts ?? []),
        ],
        button: letter.button ?? {
          label: "See your registration",
          path: pageOf({ capabilities }, registration),
        },
      },
    },
  ];
};

interface ToldOf {
  readonly who: string; // "Kim", "Kim and Max"
  readonly isSelf: boolean; // a teenager with a login of their own
  readonly isOne: boolean;
  readonly hasLogin: boolean;
}

/** "If plans change, …": what a reader can do who isn't the payer. */
export const orElse = ({ business }: Pick<Desk, "business">, { who, isSelf, hasLogin }: ToldOf) =>
  hasLogin
    ? `you can withdraw ${isSelf ? "" : `${who} `}on your dashboard.`
    : `please call us at ${business.contact.phone}.`;

interface OtherParents extends AboutRegistration {
  /** The players it is about: all who come, unless given. */
  readonly playerIds?: readonly string[];
  /** Accounts that know already. */
  readonly except?: readonly (string | undefined)[];
  /** Who else is named in it. */
  readonly named?: readonly (string | null)[];
  /** What is said differently to each reader. */
  readonly saidTo?: (reader: ToldOf) => Partial<Pick<Letter, "heading" | "paragraphs">>;
  /** Every reader gets the same, also after the camp, and once, however many registrations it is about. */
  readonly isSame?: boolean;
}

/** Whoever else reads what concerns a player: each account that may act, and a guardian who confirmed by mail. */
const readersOf = async ({ db }: Pick<Desk, "db">, playerId: string) => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((userId) => userById(db, userId)));
  return accounts.flatMap((account) => {
    if (!account) return [];
    const { id, email, parentEmail, parentName, guardian } = account;
    const isWard = id === playerId && guardian === "confirmed";
    return [
      { id, email, name: nameOf(account), hasLogin: true },
      ...(isWard ? [{ id: playerId, email: parentEmail, name: parentName ?? undefined, hasLogin: false }] : []),
    ];
  });
};

/**
 * The same news for the other parents, each about their own players alone, and nothing of money: that is the payer's.
 * Nobody reads it twice.
 */
export const postToOtherParents = async (
  desk: Pick<Desk, "db" | "time">,
  registration: RegistrationForLetter,
  key: string,
  { kind, rank, playerIds, except = [], named = [], saidTo, isSame, ...letter }: OtherParents,
): Promise<Post[]> => {
  const { db, time } = desk;
  const { id, camp, parentEmail, payerId, places } = registration;
  if (isOver(camp, time.today()) && !isSame) return [];
  const coming = places.filter(({ isWithdrawn }) => !isWithdrawn).flatMap(({ playerId }) => playerId ?? []);
  const about = playerIds ?? coming;
  const names = await playerNames(db, about);
  const firstName = (playerId: string) => names.get(playerId)?.split(" ")[0] ?? "your player";
  const news = new Map<string, { reader: Awaited<ReturnType<typeof readersOf>>[number]; players: string[] }>();
  for (const playerId of about)
    for (const reader of await readersOf(desk, playerId)) {
      const address = reader.email?.toLowerCase();
      if (!address || address === parentEmail?.toLowerCase() || (reader.hasLogin && reader.id === payerId)) continue;
      if (reader.hasLogin && except.includes(reader.id)) continue;
      const known = news.get(address) ?? { reader, players: [] };
      news.set(address, { ...known, players: [...new Set([...known.players, playerId])] });
    }
  return [...news.values()].map(({ reader, players }) => {
    const { email, name, hasLogin } = reader;
    const who = listed(players.map(firstName));
    const isSelf = hasLogin && players.length === 1 && players[0] === reader.id;
    const theirs = places.flatMap(({ playerId, ...place }) =>
      playerId && players.includes(playerId) ? { ...place, playerName: firstName(playerId) } : [],
    );
    const own: Letter = {
      ...letter,
      heading: isSelf ? letter.heading : `For ${who}: ${letter.heading}`,
      ...saidTo?.({ who, isSelf, isOne: players.length === 1, hasLogin }),
      facts: [["Camp", camp.title], ...whenFacts(registration, theirs)],
      ...(hasLogin && { button: { label: "See your camps", path: "/player-dashboard" } }),
      afterwards: [
        isSelf
          ? "You get this email because somebody else registered you."
          : `You get this email because you're a parent or guardian of ${who}.`,
      ],
    };
    return {
      key: `${key} ${isSame ? kind : `${kind} ${id}`} ${hasLogin ? reader.id : `guardian of ${reader.id}`}`,
      kind,
      to: { email: email ?? "", name },
      subjects: [...new Set([reader.id, ...players, ...named.flatMap((one) => one ?? [])])],
      registrationId: id,
      instructorId: camp.instructorId,
      rank,
      uselessAfter: isSame ? undefined : midnightAfter(registration, time),
      letter: isSame ? letter : own,
    };
  });
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
export const moneyFacts = ({
  money,
  paymentStatus,
  isHandedOver,
}: RegistrationForLetter): NonNullable<Letter["facts"]> => [
  ...(isHandedOver ? [] : [["Price", dollarsOf(money.quoted)] as const]), // what is open may be less: somebody else paid
  ...(isZero(money.collected) ? [] : [["Received", dollarsOf(money.collected)] as const]),
  ...(isZero(money.refunded) ? [] : [["Refunded", dollarsOf(money.refunded)] as const]),
  ...(isZero(money.refundDue) ? [] : [["Refund due", dollarsOf(money.refundDue)] as const]),
  ...(paymentStatus === "paid" ? [] : [["Balance due", dollarsOf(money.outstanding)] as const]),
];

/** Each way to pay what is open; none if nothing is. */
export const waysToPay = async (
  desk: Desk,
  { money, camp, payBy }: RegistrationForLetter,
): Promise<NonNullable<Letter["facts"]>> => {
  if (isZero(money.outstanding)) return [];
  const { venmo, cashApp } = await paymentHandlesOf(desk.db, camp.instructorId, desk.facilityPayment);
  return [
    ...(desk.payments.mode === "off" ? [] : [["Card", "on your registration page"] as const]),
    ...(venmo ? [["Venmo", venmo] as const] : []),
    ...(cashApp ? [["Cash App", cashApp] as const] : []),
    ["Cash", `${payBy ? "to the camp's coach before the deadline" : "at camp"}, in an envelope with the player's name`],
  ];
};
