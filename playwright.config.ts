import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const debian = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env["CHROMIUM_PATH"] ?? debian.find((program) => existsSync(program));

export default defineConfig({
  testDir: "frontend/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./frontend/e2e/testing/startProduct.ts",
  workers: 2, // with four, each test takes a fifth more processor time; in npm test specs run beside them
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
        "--use-fake-device-for-media-stream", // a microphone that beeps,
        "--use-fake-ui-for-media-stream", // and whose use everyone allows
        "--js-flags=--no-opt --no-maglev", // no page lives long enough to win back what optimizing its code costs
      ],
    },
  },
});
