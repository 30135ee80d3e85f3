import { hasRoom } from "../../eventstore/room.ts";
import type { Projections } from "../../projections/projections.ts";
import type { Backend } from "../backend.ts";
import type { Health } from "./health.ts";
import type { Pulse } from "./pulse.ts";

const readyWithin = 5000; // ms that read models may be behind

/** Whether this process is fit to serve. `folders` are where the embedded database grows; none with one of your own. */
export const readiness = ({
  backend,
  pulse,
  projections,
  isStopping,
  folders,
  samePlace,
}: {
  backend: Backend;
  pulse: Pick<Pulse, "guard">;
  projections: Projections;
  isStopping: () => boolean;
  folders: readonly string[];
  samePlace: () => Promise<boolean>;
}): Health => {
  const nodeReady = async () => {
    if (isStopping() || projections.superseded) return false;
    for (const folder of folders) if (!(await hasRoom(folder))) return false;
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
