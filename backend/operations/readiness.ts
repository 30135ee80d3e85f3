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
  pulse: Pick<Pulse, "guard">;
  projections: Projections;
  isStopping: () => boolean;
  dataDir: string | undefined;
  samePlace: () => Promise<boolean>;
}): Health => {
  const nodeReady = async () => {
    if (isStopping() || projections.superseded) return false;
    if (dataDir && !(await hasRoom(dataDir))) return false;
    return pulse.guard(async () => {
      await backend.db.raw("select 1");
      return samePlace(); // or what it stores would be missing on the others
    });
  };
  return {
    nodeReady,
    ready: async () =>
      (await nodeReady()) &&
      pulse.guard(async () => {
        if ((await projections.poison()).length > 0) return false;
        const head = await backend.store.head();
        return !head || projections.until(head, readyWithin);
      }),
  };
};
