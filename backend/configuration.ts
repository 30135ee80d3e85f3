import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
  } catch {
    return false;
  }
}, "must be an IANA time zone like America/New_York");
const wholeNumber = z.coerce.number().int().min(1);
const timeOfDay = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const cutOff = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be a month and a day like 05-01");
const onOff = z
  .enum(["1", "0", "true", "false", "on", "off"], "must be 1 or 0")
  .transform((word) => ["1", "true", "on"].includes(word));

/** Every variable with its default; `describe` says what it is for, in the README too. */
const Environment = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("production turns demo data off and safety checks on"),
  PORT: port.default(3000).describe("where the site, the back office, and /api are served"),
  OPERATIONS_PORT: port.optional().describe("a listener with /healthz, /readyz, and /metrics; none if unset"),
  OPERATIONS_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("where that listener is; 0.0.0.0 in a container whose port only Prometheus can reach"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be a full address like https://fungo.example" })
    .optional()
    .describe("the address people use; https makes cookies secure"),
  TRUST_PROXY: onOff
    .default(false)
    .describe("1 behind a single reverse proxy that adds the caller to X-Forwarded-For and sets X-Forwarded-Proto"),
  DATA_DIR: z.string().min(1).default(".data").describe("the embedded database and the master key live here"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /^/, error: "must be a full address like postgres://…" })
    .optional()
    .describe("your own Postgres instead of the embedded one"),
  DATABASE_CONNECTIONS: wholeNumber
    .min(3)
    .default(10)
    .describe("how many connections to it may answer requests at once, at least 3; 30 more may do other work"),
  EVENTSTORE_URL: z
    .string()
    .regex(
      /^esdb(\+discover)?:\/\/[^\s/?]+\/?(\?\S*)?$/,
      "must be a connection string like esdb://host:2113?tls=false, or esdb+discover://… for a cluster",
    )
    .optional()
    .describe("an EventStoreDB for the log instead of Postgres"),
  EVENTSTORE_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, "must begin with a letter or digit; then letters, digits, dots, _ and -")
    .optional()
    .describe("prefix for the names of streams there; needed if anything else uses the server"),
  MASTER_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      "wraps the keys that seal personal data; default DATA_DIR/master.key, the only one a first start creates",
    ),
  VIDEO_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("the folder where videos are kept, sealed; several nodes share one; default DATA_DIR/videos"),
  VIDEO_STORAGE: z
    .enum(["folder", "s3"])
    .default("folder")
    .describe("where videos are kept: folder, or s3, a bucket at Amazon or whoever speaks the same, likewise sealed"),
  S3_BUCKET: z.string().min(1).optional().describe("the bucket for videos, for nothing else"),
  S3_REGION: z.string().min(1).default("us-east-1").describe("where it is"),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be a full address like https://s3.example" })
    .optional()
    .describe("the server that has it; Amazon's if unset"),
  S3_ACCESS_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe("may read, write, list, and delete there; if unset, the machine's own role does, as Amazon has it"),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe("goes with S3_ACCESS_KEY_ID"),
  FFMPEG_PATH: z
    .string()
    .min(1)
    .optional()
    .describe(
      "the ffmpeg that makes copies of videos that don't play everywhere; default the one on PATH, if any; off: none",
    ),
  SESSION_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe("signs session cookies; created and kept in DATA_DIR if unset"),
  PRODUCT_NAME: z.string().min(1).max(60).default("Fungo").describe("the name on every page"),
  FACILITY_TIME_ZONE: timeZone.default("America/New_York").describe("the zone of all slots and lessons"),
  FACILITY_NAME: z.string().min(1).default("Elite Training Center").describe("where lessons take place"),
  FACILITY_ADDRESS: z
    .string()
    .min(1)
    .optional()
    .describe(
      "where to go, on pages, in emails, and in calendars; left out if unset, and then leagues can't be emailed",
    ),
  CONTENT_DIR: z
    .string()
    .min(1)
    .default("content")
    .describe(
      "the folder with privacy.md, terms.md, refunds.md, waiver.md, subscribe.json, credentials.json, and hitting-guide.json; start with ours, then use your own copy",
    ),
  BASEBALL_CUT_OFF: cutOff
    .default("05-01")
    .describe("the day that decides a baseball player's usual division in team forms; check with your league"),
  SOFTBALL_CUT_OFF: cutOff.default("09-01").describe("the same for softball"),
  CONTACT_EMAIL: z.email("must be an email address").default("hello@example.com").describe("shown to players"),
  CONTACT_PHONE: z.string().min(1).default("555-010-0199").describe("shown to players"),
  VENMO_HANDLE: z
    .string()
    .min(1)
    .default("@fungo-training")
    .describe("shown in payment instructions, unless an instructor has their own"),
  CASHAPP_HANDLE: z
    .string()
    .min(1)
    .default("$FungoTraining")
    .describe("shown in payment instructions, unless an instructor has their own"),
  PAYMENTS: z
    .enum(["stripe", "test", "off"])
    .optional()
    .describe(
      "who takes cards: stripe, test (a stand-in, no money moves), or off; default stripe if one of its keys is set, else test, which has to be explicit in production",
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, "must begin with sk_live_, sk_test_ or rk_")
    .optional()
    .describe("Stripe's secret or restricted key"),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, "must begin with pk_live_ or pk_test_")
    .optional()
    .describe("Stripe's key for browsers, in the same mode"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must begin with whsec_")
    .optional()
    .describe("signs what Stripe sends to PUBLIC_URL/api/stripe/webhook"),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: "must be a full address like http://127.0.0.1:12111" })
    .optional()
    .describe("a server in Stripe's place; for tests only"),
  CARD_PAYMENT_LINK: z
    .url({ protocol: /^https?$/, error: "must be a full address like https://pay.example/camps" })
    .optional()
    .describe("your own page for camp card payments; offered if Stripe isn't set up"),
  INQUIRY_REPLY_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(24)
    .describe("hours within which organizations are promised a reply to a coaching inquiry"),
  SMTP_URL: z
    .string()
    .regex(
      /^smtps?:\/\/[^\s/?]+\/?(\?\S*)?$/,
      "must be a server like smtp://user:password@host:587, or smtps://… for TLS at once",
    )
    .optional()
    .describe("the mail server; if unset, emails are only written to DATA_DIR/outbox"),
  MAIL_FROM: z
    .email("must be an email address")
    .optional()
    .describe("the address emails come from; default CONTACT_EMAIL"),
  OUTREACH_SENDERS: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .pipe(z.array(z.email("must be email addresses, with commas between them")).min(1))
    .optional()
    .describe("where replies to emails to leagues may go, with commas between the addresses; default MAIL_FROM"),
  BOUNCE_IMAP_URL: z
    .string()
    .regex(
      /^imaps?:\/\/[^\s/?:@]+:[^\s/?@]+@[^\s/?]+(\/[^\s?]*)?$/,
      "must be a mailbox like imaps://user:password@host or imaps://user:password@host/Folder",
    )
    .optional()
    .describe(
      "the mailbox that gets what is sent to bounce+…@ the domain of MAIL_FROM; if unset, staff mark emails to leagues that come back by hand",
    ),
  OUTREACH_PER_HOUR: wholeNumber.default(30).describe("how many emails of campaigns go out in an hour"),
  OUTREACH_PER_DAY: wholeNumber.default(200).describe("and in a day"),
  OUTREACH_HOURS: z
    .string()
    .regex(new RegExp(`^(any|${timeOfDay}-${timeOfDay})$`), {
      error: "must be hours like 09:00-17:00, or any",
      abort: true,
    })
    .refine((hours) => hours === "any" || hours.slice(0, 5) < hours.slice(6), "must end after they begin")
    .default("09:00-17:00")
    .describe("when they do, Mondays to Fridays, in the facility's zone; any: day and night"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .optional()
    .describe("how much the process logs; default info in production, else warn"),
  DEMO_DATA: onOff.optional().describe("demo people and lessons on the first start; default 1, in production 0"),
  RATE_LIMITS: onOff.default(true).describe("off only in tests; refused in production"),
  DATABASE_SAFETY: onOff
    .default(true)
    .describe("0 accepts a database that may lose acknowledged facts; for tests only"),
});

const stripeKeys = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
const isLiveKey = (key: string) => key.includes("_live_");

/** Any one of the keys counts as stripe, so that a forgotten key is reported and never becomes test mode. */
const paymentsOf = (settings: z.infer<typeof Environment>) =>
  settings.PAYMENTS ?? (stripeKeys.some((name) => settings[name]) ? "stripe" : "test");

const Configuration = Environment.superRefine((settings, ctx) => {
  const refuse = (path: keyof typeof settings, message: string) =>
    ctx.addIssue({ code: "custom", path: [path], message });
  if (paymentsOf(settings) === "stripe")
    for (const name of stripeKeys) if (!settings[name]) refuse(name, "is needed for card payments by Stripe");
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = settings;
  if (secret && publishable && isLiveKey(secret) !== isLiveKey(publishable))
    refuse("STRIPE_PUBLISHABLE_KEY", "must be in the same mode as STRIPE_SECRET_KEY: both live or both test");
  if (settings.VIDEO_STORAGE === "s3" && !settings.S3_BUCKET) refuse("S3_BUCKET", "is needed with VIDEO_STORAGE=s3");
  const [half] = (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).filter((name) => !settings[name]);
  if (half && (settings.S3_ACCESS_KEY_ID || settings.S3_SECRET_ACCESS_KEY))
    refuse(half, "is needed, too: either both, or neither");
  if (settings.NODE_ENV !== "production") return;
  if (!settings.RATE_LIMITS) refuse("RATE_LIMITS", "can't be off in production; leave it unset");
  if (!settings.DATABASE_SAFETY) refuse("DATABASE_SAFETY", "can't be 0 in production; leave it unset");
  if (settings.DEMO_DATA) refuse("DEMO_DATA", "there's no demo data in production; leave it unset");
  const ofAllNodes = [
    "SESSION_SECRET",
    "MASTER_KEY_FILE",
    ...(settings.VIDEO_STORAGE === "folder" ? ["VIDEO_DIR"] : []),
  ];
  for (const name of ofAllNodes as ("SESSION_SECRET" | "MASTER_KEY_FILE" | "VIDEO_DIR")[])
    if (settings.DATABASE_URL && !settings[name])
      refuse(name, "is needed in production with your own database, the same on every node");
  if (settings.STRIPE_API_URL) refuse("STRIPE_API_URL", "can't be set in production; leave it unset");
  if (!settings.PAYMENTS && paymentsOf(settings) === "test")
    refuse("PAYMENTS", "must be told in production without Stripe's keys: off, or test where no money should move");
  if (!settings.PUBLIC_URL)
    refuse("PUBLIC_URL", "is needed in production: the address people use, like https://fungo.example");
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    refuse("MAIL_FROM", "is needed in production with SMTP_URL: an address that this server may send from");
}).transform((settings) => ({
  ...settings,
  LOG_LEVEL: settings.LOG_LEVEL ?? (settings.NODE_ENV === "production" ? "info" : "warn"),
  DEMO_DATA: settings.DEMO_DATA ?? settings.NODE_ENV === "development",
  EVENTSTORE_PREFIX: settings.EVENTSTORE_PREFIX ?? "",
  FACILITY_ADDRESS: settings.FACILITY_ADDRESS ?? "",
  PAYMENTS: paymentsOf(settings),
  MAIL_FROM: settings.MAIL_FROM ?? settings.CONTACT_EMAIL,
  OUTREACH_SENDERS: settings.OUTREACH_SENDERS ?? [settings.MAIL_FROM ?? settings.CONTACT_EMAIL],
  VIDEO_DIR: settings.VIDEO_DIR ?? `${settings.DATA_DIR}/videos`,
  MASTER_KEY_FILE: settings.MASTER_KEY_FILE ?? `${settings.DATA_DIR}/master.key`,
  MAKES_MASTER_KEY: settings.MASTER_KEY_FILE === undefined, // a path that people set has a key, or is a mistake
}));
export type Configuration = z.infer<typeof Configuration>;

/** May contain a password. */
const hidden = new Set([
  "SESSION_SECRET",
  "DATABASE_URL",
  "EVENTSTORE_URL",
  "SMTP_URL",
  "BOUNCE_IMAP_URL",
  "S3_SECRET_ACCESS_KEY",
  ...stripeKeys,
]);

/** Reads the environment. Throws one error that names every wrong variable, why, and what would be right. */
export const configurationFrom = (environment: Readonly<Record<string, string | undefined>>): Configuration => {
  // An empty variable means unset: that is how compose files leave one out.
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Configuration.safeParse(settings);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const about = Object.entries(Environment.shape).find(([known]) => known === name)?.[1].description;
    const value = hidden.has(name) ? "(hidden)" : JSON.stringify(settings[name] ?? "unset");
    return `${name} is ${value}: ${message}${about ? ` (${about})` : ""}`;
  });
  throw new Error(`The configuration is wrong:\n${lines.map((line) => `  ${line}`).join("\n")}`);
};

/** Variables, defaults and meanings as the README's table, which a spec compares with this. */
export const configurationTable = () => {
  const rows = Object.entries(Environment.shape).map(([name, type]) => {
    const fallback = type.parse(undefined);
    const shown =
      fallback === undefined ? "" : `\`${typeof fallback === "boolean" ? Number(fallback) : String(fallback)}\``;
    return `| \`${name}\` | ${shown} | ${type.description} |`;
  });
  return ["| variable | default | what it is for |", "| --- | --- | --- |", ...rows].join("\n");
};
