import pg from "pg";
import type { EventStore } from "../eventstore/eventStore.ts";
import { somebodyProjects } from "./activity.ts";
import { OtherVersion } from "./checkpoints.ts";
import type { Projector } from "./projector.ts";
import { type Progress, rebuildOutdated, type Rebuilt } from "./rebuilding/rebuild.ts";

const sayEvery = 5000; // ms

/** Logs how far it is, and the result. Silent if there was nothing to read. */
export const buildingLoggedTo = (log: { warn(details: object, words: string): void }): Required<Building> => {
  let said = performance.now();
  return {
    onProgress({ facts }) {
      if (performance.now() - said < sayEvery) return;
      said = performance.now();
      log.warn({ facts }, "building read models anew from the log");
    },
    onBuilt({ projectors, facts, ms, tables }) {
      if (facts > 0) log.warn({ projectors, facts, ms: Math.round(ms), tables }, "read models are built anew");
    },
  };
};

export interface Building {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly onBuilt?: ((built: Rebuilt) => void) | undefined;
}

/**
 * Builds what is missing or of another version before this process serves. The previous version keeps serving from the
 * old tables until the new ones are complete.
 */
export const bringTablesUpToDate = async (
  { store, url, projectors }: { store: EventStore; url: string; projectors: readonly Projector[] },
  { onProgress, onBuilt }: Building,
) => {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: "fungo rebuild" });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await refuseToGoBack(pool, projectors);
    const built = await rebuildOutdated({ store, pool, projectors, ...(onProgress && { onProgress }) });
    onBuilt?.(built);
  } finally {
    await pool.end();
  }
};

/**
 * An old program restarted beside a newer one must not take the tables from it. Alone it may: that is how to go back.
 */
const refuseToGoBack = async (pool: pg.Pool, projectors: readonly Projector[]) => {
  const { rows } = await pool.query<{ name: string; version: number }>(
    "select name, version from projection.checkpoint",
  );
  const newer = rows.filter(({ name, version }) =>
    projectors.some((own) => own.name === name && own.version < version),
  );
  if (newer.length === 0 || !(await somebodyProjects(pool))) return;
  throw new OtherVersion(
    `A newer version of this program serves on this database (${newer
      .map(({ name, version }) => `${name} ${version}`)
      .join(", ")}). Start that one, or stop it first.`,
  );
};
