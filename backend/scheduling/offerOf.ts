import {
  availability,
  availabilityStream,
  closes,
  closures,
  closuresStream,
  wholeDays,
  whileOpen,
} from "../../eventstore/scheduling/open.ts";
import type { Backend } from "../backend.ts";

/** What an instructor offers, read for a decision: on days on which the facility is closed, nothing. */
export const offerOf = async ({ stateOf }: Pick<Backend, "stateOf">, instructorId: string) => {
  const [offer, closed] = await Promise.all([
    stateOf(availability, availabilityStream(instructorId)),
    stateOf(closures, closuresStream),
  ]);
  return whileOpen(offer, closed);
};

/** What the facility is closed for at some moment of a lesson; undefined: it is open. */
export const closureAt = async (
  { stateOf, time }: Pick<Backend, "stateOf" | "time">,
  lesson: Parameters<typeof closes>[1],
): Promise<string | undefined> => {
  const closed = [...(await stateOf(closures, closuresStream)).values()];
  return closed.find((days) => closes(wholeDays(days), lesson, time.instantOf))?.name;
};

/** The same of a day. */
export const closureOn = async ({ stateOf }: Pick<Backend, "stateOf">, date: string): Promise<string | undefined> =>
  [...(await stateOf(closures, closuresStream)).values()].find(
    ({ firstDay, lastDay }) => firstDay <= date && date <= lastDay,
  )?.name;
