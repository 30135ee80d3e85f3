import { createServer } from "node:http";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../eventstore/embeddedPostgres.ts";
import { createApp } from "./app.ts";
import type { Backend } from "./backend.ts";
import { type Configuration, configurationFrom } from "./configuration.ts";
import { previewOf, timetable } from "./contexts.ts";
import { databaseNow } from "./timed/databaseTime.ts";
import { demoDataOnce, refuseDemoData } from "./demo/demoDataOnce.ts";
import { demoPassword } from "./demo/people.ts";
import { openLog } from "./operations/log.ts";
import { showsOutbox } from "./mail/mailing.ts";
import { outboxPage, outboxUrl } from "./mail/outboxPage.ts";
import { listenOn, patience, stopServing } from "./http/serving.ts";
import { operationsApp } from "./operations/listener.ts";
import { pages } from "./pages/pages.ts";
import { openPulse } from "./operations/pulse.ts";
import { readiness } from "./operations/readiness.ts";
import { openProduct, sessionSecret } from "./product.ts";
import { claimsIn, coachIn, guideIn } from "./pages/content.ts";
import { finishErasures } from "./privacy/erase.ts";
import { outOfSupport } from "./operations/supportedNode.ts";
import { type Due, timedWork } from "./timed/timedWork.ts";
import { samePlace } from "./videos/storage/place.ts";
import { startWakes } from "./timed/wakes.ts";

const proxyNotices = 5000; // ms that a proxy asking /readyz/node every two seconds may need, even on a busy machine
const dist = join(import.meta.dirname, "..", "..");
const answerWithin = 300; // ms; a page that asks longer for its data comes without

/** For the person at the terminal; programs read the log. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
process.stdout.on("error", () => {}); // a full disk under a file that it goes to must not end the process

/** Changed read models are rebuilt from the log first: until they are there, no one would be known. */
const showEverything = async ({ caughtUp }: Backend) => {
  if (await caughtUp()) return;
  say("Building the read models from the log …");
  while (!(await caughtUp()));
};

const start = async (settings: Configuration) => {
  const server = createServer(patience);
  // PORT=0 asks for any, which links name: so it is taken before one is written. Until it is said, nobody knows it.
  const PORT = settings.PORT || (await listenOn(server, { port: 0, variable: "PORT" }));
  const configuration = { ...settings, PORT };
  const log = openLog(configuration.LOG_LEVEL);
  const opened: (() => Promise<unknown>)[] = [];
  let stopping = false;

  const oldNode = outOfSupport(process.versions.node);
  if (oldNode && configuration.NODE_ENV === "production") log.warn(oldNode);

  // A bug in one request must not take down the others.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "fault outside a request"));

  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    for (const close of opened.reverse())
      await close().catch((error: unknown) => log.error({ err: error }, "stopping"));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      say("Stopping …");
      void stop(0);
    });

  try {
    const { coach, photo } = await coachIn(configuration.CONTENT_DIR);
    const claims = await claimsIn(configuration.CONTENT_DIR, {
      withSamples: configuration.NODE_ENV !== "production",
    });
    const guide = await guideIn(configuration.CONTENT_DIR);
    const folders: string[] = [];
    let url = configuration.DATABASE_URL;
    if (!url) {
      say(`Starting Postgres in ${configuration.DATA_DIR} …`);
      const postgres = await startEmbeddedPostgres({ dataDir: configuration.DATA_DIR, say });
      opened.push(() => postgres.stop());
      void postgres.exited.then(({ expected, reason }) => {
        if (expected || stopping) return;
        say(`Postgres has ended: ${reason}`);
        void stop(1);
      });
      url = postgres.url;
      folders.push(configuration.DATA_DIR, postgres.cluster); // which may be on different disks
    }
    const product = await openProduct(url, configuration, log);
    opened.push(() => product.close());
    const { backend, projections, metrics } = product;
    if (configuration.NODE_ENV === "production") await refuseDemoData(backend);
    await showEverything(backend);
    const demo = configuration.DEMO_DATA && (await demoDataOnce(backend, say));
    await databaseNow(backend.db)
      .then((now) => finishErasures(backend, new Date(now).toISOString()))
      .catch((error: unknown) => log.error({ err: error }, "an interrupted erasure cannot be finished"));
    await product.startMailing(); // after the demo's facts, which are not to be mailed
    product.startConversions();
    const works = timetable.map(({ run, ...work }) => ({ ...work, run: (due: Due) => run(backend, due) }));
    const timed = timedWork(works, { db: backend.db, log });
    opened.push(() => timed.stop());
    const wakes = startWakes({ works, timeZone: configuration.FACILITY_TIME_ZONE, db: backend.db, log });
    opened.push(() => wakes.stop());

    const pulse = openPulse(url);
    opened.push(() => pulse.close());
    const health = readiness({
      backend,
      pulse,
      projections,
      isStopping: () => stopping,
      folders,
      samePlace: samePlace(backend, () =>
        log.error(
          "this node is not ready: its VIDEO_DIR or S3_BUCKET is another one than the others have, or is not mounted",
        ),
      ),
    });
    const shown = {
      productName: configuration.PRODUCT_NAME,
      facility: {
        name: configuration.FACILITY_NAME,
        address: configuration.FACILITY_ADDRESS,
        timeZone: configuration.FACILITY_TIME_ZONE,
      },
      contact: { email: configuration.CONTACT_EMAIL, phone: configuration.CONTACT_PHONE },
      payment: { venmo: configuration.VENMO_HANDLE, cashApp: configuration.CASHAPP_HANDLE },
      cards: {
        mode: backend.payments.mode,
        publishableKey: backend.payments.publishableKey,
        link: configuration.CARD_PAYMENT_LINK ?? null,
      },
      policies: backend.policies.version,
      mailsGoOut: configuration.SMTP_URL !== undefined,
      convertsVideos: backend.transcoder !== undefined,
      claims,
      coach,
      cutOffs: { baseball: configuration.BASEBALL_CUT_OFF, softball: configuration.SOFTBALL_CUT_OFF },
      guide,
      demo,
    };
    if (shown.claims.testimonials.length === 0)
      log.warn("no testimonials of your own are set up (subscribe.json in CONTENT_DIR): the membership page has none");
    const { listener } = createApp({
      backend,
      log,
      health,
      pulse,
      metrics,
      sessionSecret: await sessionSecret(configuration),
      publicUrl: configuration.PUBLIC_URL,
      trustProxy: configuration.TRUST_PROXY,
      pages: await pages({
        dist,
        settings: shown,
        photo,
        site: backend.business.siteUrl,
        previewOf: previewOf(backend),
        answerAt: async (url) => {
          const answer = await fetch(`http://127.0.0.1:${PORT}${url}`, { signal: AbortSignal.timeout(answerWithin) });
          return answer.ok ? answer.json() : undefined;
        },
        complain: (fault) => log.error({ err: fault }, "a page could not be rendered"),
      }),
      local: configuration.NODE_ENV !== "production",
      ...(showsOutbox(configuration) && {
        outbox: outboxPage({ ...backend, folder: join(configuration.DATA_DIR, "outbox") }),
      }),
    });
    if (configuration.OPERATIONS_PORT !== undefined) {
      const operations = createServer(operationsApp({ health, metrics }).callback());
      await listenOn(operations, {
        port: configuration.OPERATIONS_PORT,
        variable: "OPERATIONS_PORT",
        host: configuration.OPERATIONS_HOST,
      });
      opened.push(() => stopServing(operations));
    }
    server.on("request", listener);
    if (!server.listening) await listenOn(server, { port: PORT, variable: "PORT" });
    opened.push(() => stopServing(server, { noticedWithin: configuration.TRUST_PROXY ? proxyNotices : 0 }));
    product.startTestPayments(`http://127.0.0.1:${PORT}`);
    const address = configuration.PUBLIC_URL ?? `http://localhost:${PORT}`;
    say(`\n${configuration.PRODUCT_NAME} is ready at ${address}`);
    if (showsOutbox(configuration))
      say(`Emails aren't sent. Read them at http://localhost:${PORT}${outboxUrl}, or set SMTP_URL to a mail server.`);
    else if (!configuration.SMTP_URL)
      log.warn("no mail server is set up (SMTP_URL): emails are only written to DATA_DIR/outbox, and nobody gets them");
    if (!backend.transcoder)
      say("Without ffmpeg, videos that don't play everywhere (HEVC, AVI, WMV, FLV, 3GP) can only be downloaded.");
    if (configuration.PAYMENTS === "test")
      say("Card payments are in test mode, so no money moves. Set Stripe's keys to take real payments.");
    else if (configuration.NODE_ENV === "production" && configuration.STRIPE_SECRET_KEY?.includes("_test_"))
      log.warn("Stripe's keys are test keys: card payments work, but no money moves");
    if (demo)
      say(
        [
          `  player  player@example.com  →  ${address}/player-dashboard`,
          `  family  family@example.com  →  ${address}/player-dashboard`,
          `  coach   coach@example.com   →  ${address}/instructor-dashboard`,
          `  admin   admin@example.com   →  ${address}/admin-dashboard`,
          `  password of all four: ${demoPassword}`,
          "Everybody knows these logins. Don't open this port to others.",
        ].join("\n"),
      );
    say("Ctrl-C stops everything.");
  } catch (error) {
    if (stopping) return;
    say(`\n${configuration.PRODUCT_NAME} cannot start: ${error instanceof Error ? error.message : String(error)}`);
    log.debug({ err: error }, "start");
    await stop(1);
  }
};

try {
  await start(configurationFrom(process.env));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
