import pg from "pg";
import { secrets } from "../../../eventstore/facts.ts";
import { presentMasterKey } from "../../../eventstore/masterKey.ts";
import { sealing } from "../../../eventstore/personal.ts";
import { subjectKeys } from "../../../eventstore/subjectKeys.ts";
import { businessOf } from "../../business.ts";
import { configurationFrom } from "../../configuration.ts";
import { openFactLog } from "../../factLog.ts";
import { handler } from "../../handle.ts";
import { openLog } from "../../operations/log.ts";
import { stripePayments } from "../stripe/stripe.ts";

/** After each step of what it does, a process that is to be killed there says which step that was. */
export type Stepped = <T>(step: string, result: T) => T;

/** Everything that an object does is a step once it is done. */
export const steppedThrough = <T extends object>(object: T, stepped: Stepped): T =>
  new Proxy(object, {
    get: (target, name: string & keyof T) => {
      const does = target[name];
      if (typeof does !== "function") return does;
      return async (...args: unknown[]) => stepped(name, await does.apply(target, args));
    },
  });

/** As much of the product as reaches the log and Stripe, from the environment: each process costs a start. */
export const dyingParts = async (stepped: Stepped) => {
  const configuration = configurationFrom(process.env);
  const url = configuration.DATABASE_URL!;
  const log = openLog("silent");
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const present = async () => (await presentMasterKey({ pool, file: configuration.MASTER_KEY_FILE })).key;
  const keys = subjectKeys({ pool, master: await present(), present });
  const sealed = sealing(await openFactLog(url, configuration), keys, secrets);
  const store = {
    ...sealed,
    append: async (...args: Parameters<typeof sealed.append>) => stepped("recorded", await sealed.append(...args)),
  };
  const stripe = stripePayments(
    {
      secretKey: configuration.STRIPE_SECRET_KEY!,
      publishableKey: configuration.STRIPE_PUBLISHABLE_KEY!,
      webhookSecret: configuration.STRIPE_WEBHOOK_SECRET!,
    },
    { log, siteUrl: businessOf(configuration).siteUrl, apiUrl: configuration.STRIPE_API_URL },
  );
  return { handling: handler({ store, until: async () => true }), stripe, log };
};
