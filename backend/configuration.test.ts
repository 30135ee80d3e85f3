import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { configurationFrom, configurationTable } from "./configuration.ts";

const production = { NODE_ENV: "production", PUBLIC_URL: "https://fungo.example", PAYMENTS: "off" };
const stripe = {
  STRIPE_SECRET_KEY: "sk_test_hush",
  STRIPE_PUBLISHABLE_KEY: "pk_test_shown",
  STRIPE_WEBHOOK_SECRET: "whsec_hush",
};
const words = (environment: Record<string, string>) => {
  try {
    configurationFrom(environment);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "accepted";
};

describe("a wrong value is reported with its variable, why, and what would be right", () => {
  it.each<[string, string, RegExp]>([
    ["NODE_ENV", "prod", /"development"\|"test"\|"production"/],
    ["PORT", "eighty", /expected number/],
    ["PORT", "70000", /<=65535/],
    ["PORT", "-1", />=0/],
    ["PORT", "80.5", /expected int/],
    ["OPERATIONS_PORT", "all", /expected number/],
    ["PUBLIC_URL", "fungo.example", /full address like https:\/\/fungo\.example/],
    ["TRUST_PROXY", "yes", /must be 1 or 0/],
    ["DATABASE_URL", "localhost", /full address like postgres:/],
    ["SESSION_SECRET", "short", /at least 32 characters/],
    ["PRODUCT_NAME", "x".repeat(61), /<=60 characters/],
    ["FACILITY_TIME_ZONE", "Eastern", /IANA time zone like America\/New_York/],
    ["CONTACT_EMAIL", "coach", /must be an email address/],
    ["SMTP_URL", "mail.example", /a server like smtp:\/\/user:password@host:587/],
    ["MAIL_FROM", "coach", /must be an email address/],
    ["OUTREACH_PER_HOUR", "0", />=1/],
    ["OUTREACH_HOURS", "9-5", /hours like 09:00-17:00, or any/],
    ["OUTREACH_HOURS", "17:00-09:00", /must end after they begin/],
    ["PAYMENTS", "card", /"stripe"\|"test"\|"off"/],
    ["CARD_PAYMENT_LINK", "javascript:alert(1)", /full address like https:\/\/pay\.example\/camps/],
    ["STRIPE_API_URL", "localhost", /full address like http:\/\/127\.0\.0\.1/],
    ["LOG_LEVEL", "loud", /"debug"/],
    ["DEMO_DATA", "maybe", /must be 1 or 0/],
    ["RATE_LIMITS", "none", /must be 1 or 0/],
    ["DATABASE_SAFETY", "none", /must be 1 or 0/],
    ["EVENTSTORE_URL", "http://localhost:2113", /connection string like esdb:\/\/host:2113\?tls=false/],
    ["EVENTSTORE_URL", "esdb://", /esdb\+discover:\/\/… for a cluster/],
    ["EVENTSTORE_PREFIX", "$system-", /must begin with a letter or digit/],
  ])("%s=%s", (name, value, right) => {
    const said = words({ [name]: value });
    expect(said).toMatch(/^The configuration is wrong:\n {2}/);
    expect(said).toContain(`  ${name} is `);
    expect(said).toMatch(right);
    expect(said.split("\n")).toHaveLength(2);
  });

  it("several are reported at once, each on its line and with its purpose", () => {
    const said = words({ PORT: "eighty", LOG_LEVEL: "loud", CONTACT_EMAIL: "coach" });
    expect(said.split("\n")).toHaveLength(4);
    expect(said).toContain('CONTACT_EMAIL is "coach": must be an email address (shown to players)');
  });

  it("a secret is not repeated", () => {
    expect(words({ SESSION_SECRET: "hunter2" })).toContain("SESSION_SECRET is (hidden)");
    expect(words({ SESSION_SECRET: "hunter2" })).not.toContain("hunter2");
  });
});

it("G1-46: an address that only the facility can know is left out until it is set", () => {
  expect(configurationFrom({}).FACILITY_ADDRESS).toBe("");
  const settings = { FACILITY_ADDRESS: "7 Cage Road", VENMO_HANDLE: "@cage7", CASHAPP_HANDLE: "$cage7" };
  expect(configurationFrom(settings)).toMatchObject(settings);
});

describe("in production", () => {
  it("what is only for tests and demonstrations is refused, and what is needed is required", () => {
    expect(words({ ...production, RATE_LIMITS: "off" })).toContain(`RATE_LIMITS is "off": can't be off in production`);
    expect(words({ ...production, DATABASE_SAFETY: "0" })).toContain("DATABASE_SAFETY");
    expect(words({ ...production, DEMO_DATA: "1" })).toContain("DEMO_DATA");
    const server = { ...production, SMTP_URL: "smtp://user:hush@mail.example" };
    expect(words(server)).toContain('MAIL_FROM is "unset": is needed in production with SMTP_URL');
    expect(words({ ...server, MAIL_FROM: "coach@fungo.example" })).toBe("accepted");
    const ownDatabase = words({ ...production, DATABASE_URL: "postgres://db/fungo" });
    for (const name of ["SESSION_SECRET", "MASTER_KEY_FILE", "VIDEO_DIR"]) expect(ownDatabase).toContain(name);
    expect(words({ NODE_ENV: "production" })).toContain('PUBLIC_URL is "unset": is needed in production');
    expect(words({ NODE_ENV: "production", RATE_LIMITS: "0", DEMO_DATA: "1" }).split("\n")).toHaveLength(5);
    expect(words({ RATE_LIMITS: "off", DATABASE_SAFETY: "0", DEMO_DATA: "1" })).toBe("accepted");
  });

  it("there is no demo data, and the log says more", () => {
    expect(configurationFrom(production)).toMatchObject({ DEMO_DATA: false, LOG_LEVEL: "info", RATE_LIMITS: true });
    expect(configurationFrom({})).toMatchObject({ DEMO_DATA: true, LOG_LEVEL: "warn", PORT: 3000 });
    expect(configurationFrom({ NODE_ENV: "test" }).DEMO_DATA).toBe(false);
  });
});

describe("where videos are kept", () => {
  const bucket = { VIDEO_STORAGE: "s3", S3_BUCKET: "fungo-videos" };

  it("is a folder, or a bucket that has a name", () => {
    expect(configurationFrom({}).VIDEO_STORAGE).toBe("folder");
    expect(words({ VIDEO_STORAGE: "s3" })).toContain('S3_BUCKET is "unset": is needed with VIDEO_STORAGE=s3');
    expect(words({ ...bucket, S3_ENDPOINT: "s3.example" })).toContain("full address like https://s3.example");
    const ownDatabase = words({ ...production, ...bucket, DATABASE_URL: "postgres://db/fungo" });
    expect(ownDatabase).not.toContain("VIDEO_DIR");
  });

  it("takes both keys or neither, and repeats none", () => {
    expect(words(bucket)).toBe("accepted");
    expect(words({ ...bucket, S3_ACCESS_KEY_ID: "shown" })).toContain("S3_SECRET_ACCESS_KEY is (hidden): is needed");
    const half = words({ ...bucket, S3_SECRET_ACCESS_KEY: "hush" });
    expect(half).toContain("S3_ACCESS_KEY_ID is");
    expect(half).not.toContain("hush");
  });
});

describe("who takes cards", () => {
  const { PAYMENTS, ...unstated } = production;

  it("is Stripe once its keys are set, else test mode, which production wants stated", () => {
    expect(configurationFrom({}).PAYMENTS).toBe("test");
    expect(configurationFrom(stripe).PAYMENTS).toBe("stripe");
    expect(configurationFrom({ ...stripe, PAYMENTS: "off" }).PAYMENTS).toBe("off");
    expect(configurationFrom({ ...unstated, ...stripe }).PAYMENTS).toBe("stripe");
    expect(words(unstated)).toMatch(/^ {2}PAYMENTS is "unset": must be told in production without Stripe's keys/m);
    for (const mode of ["test", PAYMENTS]) expect(words({ ...unstated, PAYMENTS: mode })).toBe("accepted");
  });

  it("never becomes test mode because a key was forgotten", () => {
    for (const name of Object.keys(stripe))
      expect(words({ ...stripe, [name]: "" })).toContain(`${name} is (hidden): is needed for card payments by Stripe`);
    expect(words({ PAYMENTS: "stripe" }).split("\n")).toHaveLength(4);
  });

  it("has keys of one mode, of the right kind, and none of them is repeated", () => {
    expect(words({ ...stripe, STRIPE_PUBLISHABLE_KEY: "pk_live_shown" })).toContain("in the same mode");
    expect(words({ ...stripe, STRIPE_SECRET_KEY: "rk_test_hush" })).toBe("accepted");
    const swapped = { ...stripe, STRIPE_PUBLISHABLE_KEY: "sk_test_hush", STRIPE_SECRET_KEY: "pk_test_shown" };
    expect(words(swapped)).toMatch(
      /STRIPE_SECRET_KEY is \(hidden\): must begin with sk_live_[^]*must begin with pk_live_/,
    );
    expect(words({ ...swapped, STRIPE_WEBHOOK_SECRET: "hush" })).not.toMatch(/"|hush|shown/);
  });

  it("is asked at its own address in production", () => {
    const elsewhere = { ...stripe, STRIPE_API_URL: "http://127.0.0.1:12111" };
    expect(words(elsewhere)).toBe("accepted");
    expect(words({ ...unstated, ...elsewhere })).toContain("STRIPE_API_URL");
  });
});

it("an empty variable is an unset one, and an unknown one is ignored", () => {
  expect(configurationFrom({ PORT: "", PUBLIC_URL: "", HOME: "/home/pat" })).toEqual(configurationFrom({}));
});

it.each(["esdb://localhost:2113?tls=false", "esdb+discover://admin:secret@a:2113,b:2113,c:2113?tlsCAFile=/run/ca.crt"])(
  "the log can lie in EventStoreDB: %s",
  (url) => {
    expect(configurationFrom({ EVENTSTORE_URL: url })).toMatchObject({ EVENTSTORE_URL: url, EVENTSTORE_PREFIX: "" });
    expect(configurationFrom({ EVENTSTORE_PREFIX: "camp-" }).EVENTSTORE_PREFIX).toBe("camp-");
  },
);

it("the master key lies in the data folder unless set elsewhere", () => {
  expect(configurationFrom({ DATA_DIR: "/srv/fungo" }).MASTER_KEY_FILE).toBe("/srv/fungo/master.key");
  expect(configurationFrom({ MASTER_KEY_FILE: "/run/secrets/key" }).MASTER_KEY_FILE).toBe("/run/secrets/key");
});

it("the README says what each variable is for", async () => {
  expect(await readFile(new URL("../README.md", import.meta.url), "utf8")).toContain(configurationTable());
});
