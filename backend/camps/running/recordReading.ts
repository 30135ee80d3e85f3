import { CampReadingEvent } from "../../../eventstore/camps/events.ts";
import { campReadingStream } from "../../../eventstore/camps/reading.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import type { Fold } from "../../handle.ts";

const readings: Fold<undefined, CampReadingEvent> = {
  events: CampReadingEvent,
  initial: undefined,
  evolve: () => undefined,
};
const hourOf = (instant: string) => instant.slice(0, "2030-05-01T15".length);

/** Someone is about to export all camps, including the registrations of some of them. */
export const recordExport = async (
  { handle }: Pick<Backend, "handle">,
  command: Command,
  exported: { userId: string; campIds: readonly string[]; registrations: number },
) => {
  const data = { ...exported, campIds: [...exported.campIds] };
  await handle({ fold: readings, stream: campReadingStream(exported.userId), command }, (): CampReadingEvent[] => [
    { type: "CampsExported", data },
  ]);
};

/** Someone is about to see what parents wrote about health. Recorded once per registration, person and hour. */
export const recordReading = async (
  { handle }: Pick<Backend, "handle">,
  command: Command,
  read: { campId: string; registrationId: string; userId: string },
) => {
  const key = `medical text ${read.registrationId} ${hourOf(command.now)}`;
  const target = { fold: readings, stream: campReadingStream(read.userId), command: { ...command, key } };
  await handle(target, (): CampReadingEvent[] => [{ type: "MedicalTextRead", data: read }]);
};
