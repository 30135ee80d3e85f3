import { TeamReadingEvent, TeamFinderEvent, teamReadingStream, teamSubject } from "../../eventstore/teams/events.ts";
import { finderById } from "../../projections/teams/queries.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Fold } from "../handle.ts";
import { sought } from "../sought.ts";
import { noSuchTeam } from "./submission.ts";

const readings: Fold<undefined, TeamReadingEvent> = {
  events: TeamReadingEvent,
  initial: undefined,
  evolve: () => undefined,
};
const hourOf = (instant: string) => instant.slice(0, "2030-05-01T15".length);

/** Opened from the log: no table and no fold holds one. */
export const birthDateOf = async ({ store }: Pick<Backend, "store">, finderId: string) => {
  for await (const recorded of store.read(teamSubject("finder", finderId))) {
    const { data: fact } = TeamFinderEvent.safeParse(recorded);
    if (fact?.type === "TeamFinderSubmitted") return fact.data.birthDate;
  }
  return null;
};

/** Someone on staff looks at a child's birth date. It is recorded first, once per child, person and hour. */
export const readBirthDate = async (
  backend: Pick<Backend, "db" | "store" | "handle" | "caughtUp">,
  command: Command,
  read: { finderId: string; userId: string },
): Promise<string> => {
  const missing = () => noSuchTeam("finder");
  await sought(backend, () => finderById(backend.db, read.finderId), missing);
  const key = `birth date ${read.finderId} ${hourOf(command.now)}`;
  const target = { fold: readings, stream: teamReadingStream(read.userId), command: { ...command, key } };
  await backend.handle(target, (): TeamReadingEvent[] => [{ type: "BirthDateRead", data: read }]);
  const birthDate = await birthDateOf(backend, read.finderId);
  if (birthDate === null) throw missing();
  return birthDate;
};
