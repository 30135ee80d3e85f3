import { TeamFinderEvent, teamSubject } from "../../eventstore/teams/events.ts";
import { finderById } from "../../projections/teams/queries.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { sought } from "../sought.ts";
import { recordReading } from "./recordReading.ts";
import { noSuchTeam } from "./submission.ts";

/** Opened from the log: no table and no fold holds one. */
export const birthDateOf = async ({ store }: Pick<Backend, "store">, finderId: string) => {
  for await (const recorded of store.read(teamSubject("finder", finderId))) {
    const { data: fact } = TeamFinderEvent.safeParse(recorded);
    if (fact?.type === "TeamFinderSubmitted") return fact.data.birthDate;
  }
  return null;
};

/** Someone on staff looks at a child's birth date. It is recorded first. */
export const readBirthDate = async (
  backend: Pick<Backend, "db" | "store" | "handle" | "caughtUp">,
  command: Command,
  read: { finderId: string; userId: string },
): Promise<string> => {
  const missing = () => noSuchTeam("finder");
  await sought(backend, () => finderById(backend.db, read.finderId), missing);
  await recordReading(backend, command, { type: "BirthDateRead", data: read });
  const birthDate = await birthDateOf(backend, read.finderId);
  if (birthDate === null) throw missing();
  return birthDate;
};
