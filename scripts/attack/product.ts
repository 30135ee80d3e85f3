import type { Peopled } from "../../backend/testing/testProduct.ts";
import { peopleAt } from "../../backend/testing/peopleAt.ts";
import { configurationFrom } from "../../backend/configuration.ts";
import { openLog } from "../../backend/operations/log.ts";
import { testWebhookSecret } from "../../backend/payments/providerOf.ts";
import { openProduct, sessionSecret } from "../../backend/product.ts";
import { type Damage, startNode } from "../torture/node.ts";
import { waitUntil } from "../torture/waitUntil.ts";
import type { Field } from "./chapter.ts";

interface Made {
  readonly nodes?: number; // on one database; 1 unless given
  readonly environment?: Readonly<Record<string, string>>;
  readonly damage?: Damage | undefined;
  /** Modules that are loaded before the product's own. */
  readonly imports?: readonly string[];
  /** Where it works, unless in a database that the field makes. */
  readonly place?: Awaited<ReturnType<Field["database"]>>;
}

/** So that a chapter may use many addresses, name its requests, and ask as often as it likes. */
export const attackable = {
  NODE_ENV: "test",
  TRUST_PROXY: "1",
  RATE_LIMITS: "0",
  DATABASE_SAFETY: "0",
  FACILITY_ADDRESS: "12 Ballpark Lane, Springfield", // or no outreach is sent
};

/**
 * The built product in processes of its own, damaged if wanted. `backend` is the same product opened here, for what no
 * call does: roles, tokens of mailed links, facts from long ago, looking into the log.
 */
export const startProduct = async (field: Field, made: Made = {}) => {
  const { nodes: count = 1, environment = {}, damage, imports, place } = made;
  const { url, folder } = place ?? (await field.database());
  const settings = { ...attackable, ...environment };
  const names = Array.from({ length: count }, (_, n) => `node-${n + 1}`);
  const nodes = await Promise.all(
    names.map((name) => startNode(field, { name, url, folder, environment: settings, damage, imports })),
  );
  const { base } = nodes[0]!;
  const configuration = configurationFrom({ ...settings, DATA_DIR: folder });
  const { backend, close } = await openProduct(url, configuration, openLog("silent"));
  field.onEnd(close);
  const webhookSecret = testWebhookSecret(await sessionSecret(configuration));
  return {
    nodes,
    url,
    folder,
    base,
    backend,
    webhookSecret,
    /** The nodes send the due events of test payments; this waits until all of them are handled. */
    sayTestEvents: () =>
      waitUntil("test payments are heard of", async () => {
        const unheard = await backend.db("test_payments.event").whereNull("heard_at").first("id");
        return unheard === undefined;
      }),
    ...peopleAt({ base, backend }),
  } satisfies Peopled & Record<string, unknown>;
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
