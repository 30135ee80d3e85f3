import {
  closures,
  closuresStream,
  availability,
  availabilityStream,
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
