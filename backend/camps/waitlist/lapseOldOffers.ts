import { campStream } from "../../../eventstore/camps/events.ts";
import { campsWithOldOffers } from "../../../projections/camps/waitlistQueries.ts";
import type { Backend } from "../../backend.ts";
import { eachByItself } from "../../eachByItself.ts";
import { camp } from "../camp.ts";
import { lapseOffers } from "./waitlist.ts";

/** Timed work: ends offers not answered in time, and passes their spots on. Returns in how many camps. */
export const lapseOldOffers = async (
  { db, handle, time }: Pick<Backend, "db" | "handle" | "time">,
  now: string,
): Promise<number> => {
  const command = { actor: "system", now, requestId: "lapse-old-offers" } as const;
  let camps = 0;
  await eachByItself(await campsWithOldOffers(db, { now, today: time.wallClock(now).date }), async (campId) => {
    const { recorded } = await handle({ fold: camp, stream: campStream(campId), command }, lapseOffers({ now, time }));
    if (recorded) camps++;
  });
  return camps;
};
