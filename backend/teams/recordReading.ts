import { TeamReadingEvent, teamReadingStream } from "../../eventstore/teams/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Fold } from "../handle.ts";

const readings: Fold<undefined, TeamReadingEvent> = {
  events: TeamReadingEvent,
  initial: undefined,
  evolve: () => undefined,
};
const hourOf = (instant: string) => instant.slice(0, "2030-05-01T15".length);
const keys = { BirthDateRead: "birth date", TeamFinderRead: "team finder" } as const;

/** Someone on staff is about to see what a family told of its child. Recorded once per child, person and hour. */
export const recordReading = async ({ handle }: Pick<Backend, "handle">, command: Command, read: TeamReadingEvent) => {
  const { finderId, userId } = read.data;
  const key = `${keys[read.type]} ${finderId} ${hourOf(command.now)}`;
  await handle({ fold: readings, stream: teamReadingStream(userId), command: { ...command, key } }, () => [read]);
};
