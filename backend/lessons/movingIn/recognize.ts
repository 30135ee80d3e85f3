import { instructorsToMail } from "../../../projections/accounts/open.ts";
import { type KnownPlayer, knownPlayers } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import { conflict } from "../lesson.ts";
import { nameOf } from "../mails/lessonWords.ts";
import { lessonHeadings, type MovedInLesson } from "./contract.ts";

export const plain = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** All things of each name that people may use for them. */
const grouped = <T>(things: readonly T[], namesOf: (thing: T) => readonly string[]) => {
  const found = new Map<string, Set<T>>();
  for (const thing of things)
    for (const name of new Set(namesOf(thing).map(plain))) found.set(name, (found.get(name) ?? new Set()).add(thing));
  return (name: string): readonly T[] => [...(found.get(plain(name)) ?? [])];
};

/** What to do about a row. */
export const wrong = (column: keyof MovedInLesson, message: string) =>
  conflict("WrongRow", `${lessonHeadings[column]}: ${message}`);

/** The player a row means. What it returns throws a Rejection that says what to do about the row. */
export const recognizing = async ({ db }: Pick<Backend, "db">) => {
  const [coaches, players] = await Promise.all([instructorsToMail(db, null), knownPlayers(db)]);
  const coachesCalled = grouped(coaches, (coach) => [coach.email ?? "", nameOf(coach) ?? "", coach.firstName ?? ""]);
  const playersCalled = grouped(players, ({ emails, ...player }) =>
    emails.map((email) => `${email} ${nameOf(player) ?? ""}`),
  );
  return {
    coach: (called: string) => {
      const [coach, ...others] = coachesCalled(called);
      if (!coach) throw wrong("coach", `No coach here is called ${called}. Please enter the coach’s email address.`);
      if (others.length > 0)
        throw wrong("coach", `More than one coach is called ${called}. Please enter the coach’s email address.`);
      return coach;
    },
    player: ({ player: name, parentEmail }: MovedInLesson): KnownPlayer | undefined => {
      if (parentEmail === null) return undefined;
      const found = playersCalled(`${parentEmail} ${name}`);
      const [player] = found;
      if (!player)
        throw wrong(
          "player",
          `No ${name} has this email address here. Please move the player in first, or leave Parent email empty for a walk-in.`,
        );
      if (new Set(found.map(({ id }) => id)).size > 1)
        throw wrong(
          "player",
          `Two players have this name and email address. Please merge them first, or put this lesson on the calendar by hand.`,
        );
      return player;
    },
  };
};
