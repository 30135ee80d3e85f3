import { type LessonEvent, lessonSubject } from "../../../eventstore/lessons/events.ts";
import { userById, type UserView } from "../../../projections/accounts/open.ts";
import { guardiansOf } from "../../../projections/players/open.ts";
import { bookerOf } from "../../../projections/lessons/lookupQueries.ts";
import { lessonById } from "../../../projections/lessons/queries.ts";
import type { LessonView } from "../../../projections/lessons/view.ts";
import type { Actor } from "../../../eventstore/eventStore.ts";
import type { Backend } from "../../backend.ts";
import type { CalendarFile, Letter, Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { calendarFile, placeOf } from "../calendar/calendarFile.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import { nameOf, whenWords } from "./lessonWords.ts";

/** What a mail about a lesson is written with. */
export type Desk = Pick<Backend, "db" | "stateOf" | "busyTimes" | "time" | "business" | "facilityPayment">;
type Type = LessonEvent["type"];
type FactOf<T extends Type> = Parameters<NonNullable<Process["on"][string]>>[0] & Extract<LessonEvent, { type: T }>;

/** What one mail says itself; when, with whom and where is in each. */
interface AboutLesson extends Letter {
  readonly kind: string;
  /** A calendar entry to add or remove. */
  readonly calendar?: CalendarFile["method"];
  /** Whoever else is named in it. */
  readonly alsoNames?: string;
}
type Write<T extends Type> = (
  lesson: Mailed,
  fact: FactOf<T>,
  desk: Desk,
) => AboutLesson | undefined | Promise<AboutLesson | undefined>;

/**
 * A lesson, and whose it is: a player, a walk-in, or whoever requested it without an account. `family`: the accounts
 * that may act for the player. `isByOther`: it was a guardian who booked, and whose contact it has.
 */
export type Mailed = LessonView & {
  readonly player: string;
  readonly family: readonly string[];
  readonly isByOther: boolean;
};
export const lessonToMail = async ({ db }: Pick<Desk, "db">, lessonId: string): Promise<Mailed | undefined> => {
  const lesson = await lessonById(db, "admin", lessonId);
  if (!lesson) return undefined;
  const player = lessonSubject({ ...lesson, lessonId, requestId: lesson.request?.id });
  const bookedBy = (await bookerOf(db, lessonId)) ?? player;
  const family = lesson.studentId ? await guardiansOf(db, lesson.studentId) : [];
  return { ...lesson, player, family, isByOther: bookedBy !== player };
};

interface Reader {
  readonly key: string; // tells one reader of the same news from another
  readonly to: Post["to"];
  readonly letter: Letter;
}

/** The confirmed guardian of a minor reads the same, and how to answer for the player. */
const guardianOf = (
  player: UserView | undefined,
  { key, letter }: Omit<Reader, "to">,
  { contact }: Backend["business"],
): Reader[] => {
  if (player?.guardian !== "confirmed" || !player.parentEmail) return [];
  const { button: _, afterwards = [], ...rest } = letter; // the button is for whoever logs in
  const name = player.firstName ?? "your player";
  const answer = `You get these emails as ${name}'s parent or guardian. To answer for ${name}, reply to this email or call ${contact.phone}.`;
  return [
    {
      key: `${key} guardian`,
      to: { email: player.parentEmail, name: player.parentName ?? undefined },
      letter: { ...rest, heading: `For ${name}: ${letter.heading}`, afterwards: [...afterwards, answer] },
    },
  ];
};

/** A parent may have typed their own address with the booking: then one mail is enough. */
const isElsewhere = (others: readonly Reader[], { to: { email } }: Reader) =>
  others.every((other) => other.to.email.toLowerCase() !== email.toLowerCase());

/**
 * Whoever else may act for the player reads the same, at their account's address; and so does a player with a login if
 * somebody else booked.
 */
const familyOf = async (
  { db }: Pick<Desk, "db">,
  { family, player, student, isByOther }: Mailed,
  { key, letter }: Omit<Reader, "to">,
): Promise<Reader[]> => {
  const readers = family.filter((id) => id !== player || isByOther);
  const others = await Promise.all(readers.map((id) => userById(db, id)));
  return others.flatMap((account) =>
    account?.email
      ? [
          {
            key: `${key} ${account.id}`,
            to: { email: account.email, name: nameOf(account) },
            letter: account.id === player ? letter : forPlayer(student?.firstName, letter),
          },
        ]
      : [],
  );
};
const forPlayer = (name: string | null | undefined, letter: Letter) => ({
  ...letter,
  heading: `For ${name ?? "your player"}: ${letter.heading}`,
});

/**
 * To whoever booked, at the address given with the booking, else to the player's account, if there is any; to everybody
 * else who may act for the player; and to a minor's guardian.
 */
export const postToPlayer = async (
  { db, business }: Pick<Desk, "db" | "business">,
  lesson: Mailed,
  of: string,
  { kind, calendar, alsoNames, ...letter }: AboutLesson,
): Promise<Post[]> => {
  const email = lesson.studentEmail ?? lesson.student?.email;
  const instructor = nameOf(lesson.instructor.user);
  const news = { key: `${of} ${kind} ${lesson.player}`, letter };
  const account = lesson.studentId ? await userById(db, lesson.studentId) : undefined;
  const isParents = account ? lesson.isByOther && lesson.studentEmail !== null : lesson.studentId !== null;
  const told = isParents ? { ...news, letter: forPlayer(lesson.student?.firstName, letter) } : news;
  const own = email
    ? [{ ...told, to: { email, name: (isParents ? undefined : lesson.studentName) ?? undefined } }]
    : [];
  const guardians = guardianOf(account, news, business);
  const first = [...own.filter((reader) => isElsewhere(guardians, reader)), ...guardians];
  const readers = [...first, ...(await familyOf({ db }, lesson, news)).filter((one) => isElsewhere(first, one))];
  return readers.map(({ key, to, letter }) => ({
    key,
    kind,
    to,
    subjects: [
      lesson.player,
      ...lesson.family.filter((id) => id !== lesson.player),
      ...(instructor ? [lesson.instructor.id] : []),
      ...(alsoNames ? [alsoNames] : []),
    ],
    lessonId: lesson.id,
    instructorId: lesson.instructor.id,
    uselessAfter: lesson.scheduledDate,
    letter: {
      ...letter,
      facts: [
        ["When", whenWords(lesson)],
        ...(instructor ? [["With", instructor] as const] : []),
        ["Where", placeOf(lesson, business.facility)],
        ["Price", dollarsOf(lesson.price)],
        ...(letter.facts ?? []),
      ],
    },
    calendar: calendar && {
      method: calendar,
      text: calendarFile([lesson], { business, side: "player", method: calendar, attendee: to }),
    },
  }));
};

/** To the instructor's own account, as long as it has that role. */
export const postToInstructor = async (
  { db }: Desk,
  lesson: Mailed,
  key: string,
  { kind, alsoNames, ...letter }: AboutLesson,
): Promise<Post[]> => {
  const instructor = await userById(db, lesson.instructor.id);
  if (instructor?.role !== "instructor" || !instructor.email) return [];
  return [
    {
      key: `${key} ${kind} ${instructor.id}`,
      kind,
      to: { email: instructor.email, name: nameOf(instructor) },
      subjects: [instructor.id, ...(lesson.studentName ? [lesson.player] : []), ...(alsoNames ? [alsoNames] : [])],
      lessonId: lesson.id,
      instructorId: instructor.id,
      uselessAfter: lesson.scheduledDate,
      letter: {
        ...letter,
        facts: [
          ["When", whenWords(lesson)],
          ["Player", lesson.studentName ?? "Removed person"],
          ["Where", lesson.location],
          ...(letter.facts ?? []),
        ],
      },
    },
  ];
};

/** Whether the coach did it, and not an admin. */
export const isCoachs = ({ actor }: { readonly actor: Actor }, { instructor }: LessonView) =>
  typeof actor === "object" && actor.userId === instructor.id;

/** To whoever has no account to cancel with. */
export const cantMakeIt = ({ contact }: Backend["business"]) =>
  `Can't make it? Reply to this email or call ${contact.phone}.`;

/** The admin who acted for the instructor, in words for the mail; undefined where a side acted itself. */
export const adminActing = async ({ db }: Pick<Desk, "db">, { family, instructor }: Mailed, actor: Actor) => {
  if (typeof actor === "string" || actor.role !== "admin") return undefined;
  if (actor.userId === instructor.id || family.includes(actor.userId)) return undefined;
  const name = nameOf(await userById(db, actor.userId)) ?? "The front desk";
  return { id: actor.userId, words: `${name} (admin) did this for ${nameOf(instructor.user) ?? "the coach"}.` };
};

const isOver = (lesson: LessonView) => Date.parse(lesson.scheduledDate) <= Date.now();

/** For the processes that handle one fact, one after another. */
const lessonOf = new WeakMap<object, Promise<Mailed | undefined>>();

/** One mail for each fact of a type, about its lesson. What is over is no longer news. */
const whenever =
  <T extends Type>(name: string, type: T, write: Write<T>, post: typeof postToPlayer | typeof postToInstructor) =>
  (desk: Desk): Process =>
    processOf<LessonEvent>(name, {
      [type]: async (fact: FactOf<T>) => {
        if ("seriesActId" in fact.data && fact.data.seriesActId) return []; // one mail tells of all lessons
        const found = lessonOf.get(fact) ?? lessonToMail(desk, fact.data.lessonId);
        lessonOf.set(fact, found);
        const lesson = await found;
        if (!lesson || isOver(lesson)) return [];
        const written = await write(lesson, fact, desk);
        return written ? post(desk, lesson, fact.id, written) : [];
      },
    });

/** What an admin did for the instructor says so. */
export const toPlayer = <T extends Type>(name: string, type: T, write: Write<T>) =>
  whenever(
    name,
    type,
    async (lesson, fact, desk) => {
      const letter = await write(lesson, fact, desk);
      const admin = letter && (await adminActing(desk, lesson, fact.meta.actor));
      return admin
        ? { ...letter, afterwards: [...(letter.afterwards ?? []), admin.words], alsoNames: admin.id }
        : letter;
    },
    postToPlayer,
  );
export const toInstructor = <T extends Type>(name: string, type: T, write: Write<T>) =>
  whenever(name, type, write, postToInstructor);
