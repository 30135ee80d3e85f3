import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env["CHROMIUM_PATH"] ?? debian.find((program) => existsSync(program));

/** Starting, stopping, backup, and the way from the first page to a booked lesson. */
const ofFreshMachine = ["**/process.spec.ts", "**/backup.spec.ts", "**/booking.spec.ts"];
const bookedAt = (width: number) => new RegExp(`to a booked lesson at ${width} px$`);
/**
 * With a second log named, as npm test does, everything that does not start its own products runs on that one; to a booked
 * lesson it goes on both, on a phone on one and at a desk on the other.
 */
const projects = process.env["SPECS_SECOND_LOG"]
  ? [
      { name: "fresh machine", testMatch: ofFreshMachine, grepInvert: bookedAt(1280) },
      {
        name: "second log",
        testIgnore: ofFreshMachine.slice(0, 2),
        grepInvert: bookedAt(390),
        use: { baseURL: process.env["FUNGO_URL_ON_SECOND_LOG"] ?? "" },
      },
    ]
  : undefined;

export default defineConfig({
  testDir: "frontend/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./frontend/e2e/testing/startProduct.ts",
  ...(projects && { projects }),
  workers: 2,
  retries: 0,
  // A busy machine makes tests slow, not wrong: these limits are for what never comes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: "list",
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env["FUNGO_URL"] ?? "",
    trace: "off", // records every step of every test, which is a fifth of the run; --trace on shows what failed
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox", // root may not use the sandbox
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--js-flags=--no-opt", // no page lives long enough to win back what optimizing its code costs
      ],
    },
  },
});
