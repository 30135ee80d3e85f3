import pg from "pg";
import type { Configuration } from "../backend/configuration.ts";
import { openFactLog } from "../backend/factLog.ts";
import { secrets } from "../eventstore/facts.ts";
import { hearErasures } from "../eventstore/hearErasures.ts";
import { presentMasterKey } from "../eventstore/masterKey.ts";
import { sealing } from "../eventstore/personal.ts";
import { subjectKeys } from "../eventstore/subjectKeys.ts";

/** The log with its personal data opened, and connections to the read models' database: all that a rebuild needs. */
export const openedLog = async (url: string, configuration: Configuration) => {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: "fungo rebuild" });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    const present = async () => (await presentMasterKey({ pool, file: configuration.MASTER_KEY_FILE })).key;
    const keys = subjectKeys({ pool, master: await present(), present });
    const facts = await openFactLog(url, configuration);
    const erasures = hearErasures(url, { keys, onErased: () => {} });
    await erasures.ready;
    return {
      pool,
      facts,
      store: sealing(facts, keys, secrets),
      close: async () => {
        await erasures.close();
        await facts.close();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
};
