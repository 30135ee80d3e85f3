import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Logger } from "pino";
import { secrets } from "../eventstore/facts.ts";
import { hearErasures } from "../eventstore/hearErasures.ts";
import { haveMasterKey, presentMasterKey } from "../eventstore/masterKey.ts";
import { sealing } from "../eventstore/personal.ts";
import { writeOnce } from "../eventstore/secretFile.ts";
import { finishRotation } from "../eventstore/rotateMasterKey.ts";
import { subjectKeys } from "../eventstore/subjectKeys.ts";
import { projectors } from "../projections/contexts.ts";
import { type Projections, startProjections } from "../projections/projections.ts";
import { refuseAnotherLog } from "../projections/sameLog.ts";
import { isMigrated, migrate } from "../projections/schema/migrate.ts";
import { credentials, finishRegistrations } from "./accounts/passwords/credentials.ts";
import { guesses } from "./accounts/passwords/guesses.ts";
import { knownBrowsers } from "./accounts/passwords/knownBrowsers.ts";
import type { Backend } from "./backend.ts";
import { businessOf, isSecure } from "./business.ts";
import { capabilities } from "./http/capabilities.ts";
import type { Configuration } from "./configuration.ts";
import { contexts, isUndoable } from "./contexts.ts";
import { checkDatabaseSafety } from "./operations/databaseSafety.ts";
import { openFactLog } from "./factLog.ts";
import { facilityTime } from "./facilityTime.ts";
import { handler } from "./handle.ts";
import { limits } from "./http/limits.ts";
import { startDelivery } from "./mail/delivery.ts";
import { startHearing } from "./mail/hearing.ts";
import { transportOf } from "./mail/mailing.ts";
import { outbox } from "./mail/outbox.ts";
import { mailQueue } from "./mail/queue.ts";
import { measuredHandling, watchOf } from "./operations/measuredHandling.ts";
import { measureMails } from "./operations/measuredMails.ts";
import { measurePools } from "./operations/measuredPools.ts";
import { measureTimedWork } from "./operations/measuredTimedWork.ts";
import { measureProjections } from "./operations/measuredProjections.ts";
import { measuredStore } from "./operations/measuredStore.ts";
import { measureFigures, type Metrics, openMetrics } from "./operations/metrics.ts";
import { paceOf } from "./outreach/campaigns/pace.ts";
import { withMemberships } from "./memberships/open.ts";
import { providerOf, testWebhookSecret } from "./payments/providerOf.ts";
import { actingFor, describeFirstPlayer } from "./players/open.ts";
import { plannedOnce } from "./plannedOnce.ts";
import { recordListExport } from "./privacy/open.ts";
import { openPolicies } from "./policies/policies.ts";
import { startTestBilling } from "./payments/testMode/testBilling.ts";
import { startSayingTestEvents } from "./payments/testMode/testEvents.ts";
import { startConversions } from "./videos/conversion/conversions.ts";
import { findFfmpeg } from "./videos/conversion/ffmpeg.ts";
import { inTime } from "./videos/probe/probe.ts";
import { uploadLocks } from "./videos/resumable/locks.ts";
import { openStorage } from "./videos/storage/openStorage.ts";
import { settlePlace } from "./videos/storage/place.ts";
import { refuseUnfinishedRestore } from "./operations/unfinishedRestore.ts";

/** The product without its listener: everything opened and caught up, for the process, scripts and specs alike. */
export interface Product {
  readonly backend: Backend;
  readonly projections: Projections;
  readonly metrics: Metrics;
  /**
   * Starts mailing about facts recorded from now on, and sends what is in the outbox until the product is closed.
   * Programs that do only one thing leave that to the serving process.
   */
  startMailing: () => Promise<void>;
  /** Converts videos until the product is closed, if there is an ffmpeg. */
  startConversions: () => void;
  /**
   * In test mode, delivers payment events to this node, as Stripe would, until the product is closed. `base` is where
   * it listens: "http://127.0.0.1:3000".
   */
  startTestPayments: (base: string) => void;
  /** Closes what was opened, in reverse order. */
  close: () => Promise<void>;
}

const statementTimeout = 15_000; // ms
const steadyTime = 500; // ms; work done for known people is over by then
const neverForEver = { connectionTimeoutMillis: 10_000, query_timeout: statementTimeout };

const openDatabase = (url: string, { max, today }: { max: number; today: () => string }): Knex => {
  const db = knex({
    client: "pg",
    connection: {
      connectionString: url,
      application_name: "fungo",
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + 5000, // the server gives up first, unless it is gone
    } as Knex.PgConnectionConfig,
    // A connection opened while many arrive at once holds them all up, so existing ones stay for a while.
    pool: { min: 0, max, idleTimeoutMillis: 10 * 60_000, ...plannedOnce() },
    acquireConnectionTimeout: 5000,
    compileSqlOnError: false, // an error is logged, and a query's values are often personal
  });
  db.userParams = { today };
  return db;
};

/** `url`: the Postgres with read models, keys and credentials, and with the log unless EVENTSTORE_URL names another. */
export const openProduct = async (url: string, configuration: Configuration, log: Logger): Promise<Product> => {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    while (opened.length > 0) await opened.pop()!();
  };
  try {
    const pool = new pg.Pool({
      connectionString: url,
      max: 5,
      idleTimeoutMillis: 0,
      application_name: "fungo keys and limits",
      ...neverForEver,
    });
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    opened.push(() => pool.end());
    if (configuration.DATABASE_SAFETY) for (const warning of await checkDatabaseSafety(pool)) log.warn(warning);
    if (!(await isMigrated(pool))) await migrate(url);
    await refuseUnfinishedRestore(pool);

    const file = configuration.MASTER_KEY_FILE;
    await haveMasterKey(pool, { file, create: configuration.MAKES_MASTER_KEY });
    await finishRotation({ pool, file });
    const present = async () => (await presentMasterKey({ pool, file })).key;
    const keys = subjectKeys({ pool, master: await present(), present });

    const metrics = openMetrics();
    const facts = measuredStore(await openFactLog(url, configuration, log), metrics);
    opened.push(() => facts.close());
    opened.push(await refuseAnotherLog({ pool, store: facts }));
    const store = sealing(facts, keys, secrets);
    const time = facilityTime(configuration.FACILITY_TIME_ZONE);
    const db = openDatabase(url, { max: configuration.DATABASE_CONNECTIONS, today: time.today });
    opened.push(() => db.destroy());
    const { finished, refused } = await finishRegistrations({ db, store });
    if (finished > 0) log.warn({ finished }, "registrations that a crash had interrupted are finished");
    for (const error of refused) log.error({ err: error }, "an interrupted registration cannot be finished");

    // Whatever may be wrong with files and settings shows before this version takes the read models from the others.
    const business = businessOf(configuration);
    const policies = await openPolicies(db, { folder: configuration.CONTENT_DIR, business });
    const files = await openStorage(configuration);
    const secret = await sessionSecret(configuration);
    const webhookSecret = testWebhookSecret(secret);
    const payments = await providerOf(configuration, { db, log, webhookSecret });
    const transport = transportOf(configuration, business);
    opened.push(async () => transport.close());

    const projections = await startProjections({ store, url, projectors, log });
    opened.push(() => projections.stop());

    measurePools(metrics, { reads: db, keys: pool });
    measureMails(metrics, () => mailQueue(db));
    measureTimedWork(metrics, db);
    for (const { measured = [] } of contexts) measureFigures(metrics, db, measured);
    measureProjections(metrics, { db, store: facts, projectors, projections });

    const until: Projections["until"] = (position, patience) => projections.until(position, patience);
    const caughtUp = async () => {
      const head = await store.head();
      return head === undefined || until(head);
    };
    const allCaughtUp: Backend["allCaughtUp"] = async (of) => {
      const unknown = of?.find((asked) => !projectors.some(({ name }) => name === asked));
      if (unknown !== undefined) throw new Error(`no projector is named ${unknown}`);
      if (!(await caughtUp())) return false;
      return !(await projections.poison()).some(({ projector }) => of?.includes(projector) ?? true);
    };
    const handling = measuredHandling(handler({ store, until, watch: watchOf(metrics) }), metrics);
    const erasures = hearErasures(url, { keys, onErased: handling.forgetFolds });
    opened.push(() => erasures.close());
    await erasures.ready;
    await settlePlace({ db, files }).catch((error: unknown) =>
      log.error({ err: error }, "where videos are kept is away"),
    );
    const uploads = uploadLocks(url);
    opened.push(() => uploads.close());
    const ffmpeg = await findFfmpeg(configuration.FFMPEG_PATH);
    if ("missing" in ffmpeg && configuration.FFMPEG_PATH !== undefined && configuration.FFMPEG_PATH !== "off")
      log.error({ why: ffmpeg.missing }, "videos are not converted");
    const mail = outbox({ db, business, from: configuration.MAIL_FROM });
    const secure = isSecure(business);
    const parts = {
      ...handling,
      log,
      db,
      store,
      time,
      limits: limits({ pool, on: configuration.RATE_LIMITS, secret }),
      guesses: guesses({ db, on: configuration.RATE_LIMITS, secret }),
      steadyTime,
      probeTime: inTime,
      knownBrowsers: knownBrowsers({ secret, secure }),
      capabilities: capabilities({ secret, secure }),
      credentials: credentials(db),
      keys,
      facilityPayment: { venmo: configuration.VENMO_HANDLE, cashApp: configuration.CASHAPP_HANDLE },
      business,
      policies,
      mail,
      outreachSenders: configuration.OUTREACH_SENDERS,
      bounceMailbox: configuration.BOUNCE_IMAP_URL,
      outreachPace: paceOf(configuration, time),
      inquiryReplyHours: configuration.INQUIRY_REPLY_HOURS,
      transport,
      files,
      uploadLocks: uploads,
      transcoder: "missing" in ffmpeg ? undefined : ffmpeg,
      payments,
      caughtUp,
      allCaughtUp,
      versions: projections.versions,
    };
    const mayAct = actingFor(parts);
    const claims = contexts.flatMap(({ claimsPayment }) => claimsPayment?.(parts) ?? []);
    const backend: Backend = {
      ...parts,
      actingFor: mayAct,
      recordListExport: (command, taken) => recordListExport(parts, command, taken),
      describeFirstPlayer,
      withMemberships: withMemberships(parts),
      claims,
      busyTimes: async (days) =>
        (await Promise.all(contexts.flatMap(({ busyTimes }) => busyTimes?.(db, days) ?? []))).flat(),
      familyDays: async (desk, of) =>
        (await Promise.all(contexts.flatMap(({ familyDays }) => familyDays?.(desk, of) ?? []))).flat(),
      undos: contexts.flatMap((context) => context.undos ?? []),
      whenErased: contexts.flatMap((context) => context.whenErased ?? []),
      maySeeStory: contexts.flatMap((context) => context.maySeeStory ?? []),
      alsoHappened: contexts.flatMap((context) => context.alsoHappened ?? []),
      exported: contexts.flatMap((context) => context.exported ?? []),
      whenProviderSays: contexts.flatMap((context) => context.whenProviderSays?.({ ...parts, claims }) ?? []),
    };
    const startMailing = async () => {
      const processes = contexts.flatMap(({ mails = [] }) => mails.map((process) => process(backend)));
      const outbound = contexts.flatMap((context) => context.outbound?.(backend) ?? []);
      await startHearing({ db, store, projections, mail, processes, isUndoable, log });
      const delivery = startDelivery({ db, store, url, transport, log, from: configuration.MAIL_FROM, outbound });
      opened.push(() => delivery.stop());
    };
    const startConverting = () => {
      const { transcoder } = backend;
      if (!transcoder) return;
      const converting = startConversions({ backend, transcoder, url });
      opened.push(() => converting.stop());
    };
    const startTestPayments = (base: string) => {
      if (backend.payments.mode !== "test") return;
      const saying = startSayingTestEvents({ db, url, base, webhookSecret, log });
      opened.push(() => saying.stop());
      const billing = startTestBilling({ db, url, log });
      opened.push(() => billing.stop());
    };
    return {
      backend,
      projections,
      metrics,
      startMailing,
      startConversions: startConverting,
      startTestPayments,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Signs cookies. Kept in the data folder, so that a restart logs no one out. */
export const sessionSecret = async ({ SESSION_SECRET, DATA_DIR }: Configuration): Promise<string> => {
  if (SESSION_SECRET) return SESSION_SECRET;
  const file = join(DATA_DIR, "session.secret");
  await writeOnce(file, randomBytes(32).toString("hex"));
  return readFile(file, "utf8");
};
