import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const rooms = "{eventstore,projections,backend,scripts,frontend}";

/** Those that use the whole product. With a second log named, as npm test does, they run on that one. */
const ofTheProduct = ["backend/**/*.http.test.ts", "backend/access.test.ts", "backend/demo/*.test.ts"];
/** Those of them that cover a fresh machine and several nodes run on both. */
const onSecondLogOnly = ["backend/**/!(booking|nodes|erase|session|log).http.test.ts", ...ofTheProduct.slice(1)];
const secondLog = process.env["SPECS_SECOND_LOG"]; // an address as in EVENTSTORE_URL

const attacks = "scripts/{torture,attack}/*.test.ts";

// Not inherited with `extends`: each project would then run the global setup again, with a Postgres of its own.
const every = {
  // Modules are read once per worker, which saves a third of the time. So no spec replaces one with vi.mock, which
  // would affect the others too, and what a spec stubs is restored.
  isolate: false,
  restoreMocks: true,
  maxConcurrency: 3,
  unstubGlobals: true,
  testTimeout: 60_000,
  alias: { "@node-rs/argon2": fileURLToPath(new URL("backend/testing/argon2.ts", import.meta.url)) },
  hookTimeout: 60_000,
};
const never = ["**/node_modules/**", "frontend/e2e/**"];

// Started in the order of their names. The attacks mostly wait for processes to end and to come back, and take longest.
const projects = [
  { name: "attacks", include: [attacks] },
  ...(secondLog
    ? [{ name: "product on the second log", include: ofTheProduct, env: { EVENTSTORE_URL: secondLog } }]
    : []),
  {
    name: "screens",
    environment: "happy-dom",
    setupFiles: "frontend/testing/screens.ts",
    include: [`${rooms}/**/*.test.tsx`],
  },
  { name: "specs", include: [`${rooms}/**/*.test.ts`], exclude: [attacks, ...(secondLog ? onSecondLogOnly : [])] },
];

export default defineConfig({
  test: {
    globalSetup: ["backend/testing/globalSetup.ts", "scripts/test/swift/onDemand.mjs"],
    maxWorkers: 3,
    projects: projects.map(({ exclude = [], ...project }) => ({
      test: { ...every, ...project, exclude: [...never, ...exclude] },
    })),
  },
});
