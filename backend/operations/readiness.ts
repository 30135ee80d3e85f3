import { hasRoom } from "../../eventstore/room.ts";
import type { Projections } from "../../projections/projections.ts";
import type { Backend } from "../backend.ts";
import type { Health } from "./health.ts";
import type { Pulse } from "./pulse.ts";

const readyWithin = 5000; // ms that read models may be behind

/** Whether this process is fit to serve. `dataDir` is where the embedded database grows; none with one of your own. */
export const readiness = ({
  backend,
  pulse,
  projections,
  isStopping,
  dataDir,
  samePlace,
}: {
  backend: Backend;
  pulse: Pulse;
  projections: Projections;
  isStopping: () => boolean;
  dataDir: string | undefined;
  samePlace: () => Promise<boolean>;
}): Health => ({
  async ready() {
    if (isStopping() || projections.superseded) return false;
    if (dataDir && !(await hasRoom(dataDir))) return false;
    return pulse.guard(async () => {
      if ((await projections.poison()).length > 0) return false;
      await backend.db.raw("select 1");
      if (!(await samePlace())) return false; // what it stores would be missing on the others
      const head = await backend.store.head();
      return !head || projections.until(head, readyWithin);
    });
  },
});
