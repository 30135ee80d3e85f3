import { campStream } from "../../eventstore/camps/events.ts";
import { campsWithUnpaidPlaces } from "../../projections/camps/registrationsDue.ts";
import type { Backend } from "../backend.ts";
import { camp } from "./camp.ts";
import { releaseUnpaid } from "./changeRegistration.ts";

/** Timed work: places that were not paid by the moment that was promised go to others. Answers in how many camps. */
export const releaseUnpaidPlaces = async (
  { db, handle, time }: Pick<Backend, "db" | "handle" | "time">,
  now = new Date().toISOString(),
): Promise<number> => {
  let camps = 0;
  for (const campId of await campsWithUnpaidPlaces(db, { now, today: time.wallClock(now).date })) {
    const command = { actor: "system", now, requestId: "release-unpaid-places" } as const;
    const target = { fold: camp, stream: campStream(campId), command };
    if ((await handle(target, releaseUnpaid({ now, time }))).recorded) camps++;
  }
  return camps;
};
