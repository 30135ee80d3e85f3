import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const rooms = "{eventstore,projections,backend,scripts,frontend}";

// Not inherited with `extends`: each project would then run the global setup again, with a Postgres of its own.
const every = {
  exclude: ["**/node_modules/**", "frontend/e2e/**"],
  // Modules are read once per worker, which saves a third of the time. So no spec replaces one with vi.mock, which
  // would affect the others too, and what a spec stubs is restored.
  isolate: false,
  restoreMocks: true,
  maxConcurrency: 3,
  unstubGlobals: true,
  testTimeout: 60_000,
  alias: { "@node-rs/argon2": fileURLToPath(new URL("backend/testing/argon2.ts", import.meta.url)) },
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } }, // a busy machine is slow, not wrong: this is for what never comes
};

const projects = [
  {
    name: "screens",
    maxWorkers: 2, // which wait for nothing, so more would only read their modules more often
    sequence: { groupOrder: 0 },
    environment: "happy-dom",
    setupFiles: "frontend/testing/screens.ts",
    include: [`${rooms}/**/*.test.tsx`],
  },
  {
    name: "specs",
    maxWorkers: 3, // which also wait; in npm test the browser tests use that time
    sequence: { groupOrder: 1 },
    include: [`${rooms}/**/*.test.ts`],
  },
];

/**
 * Of each project the longest first, so that none of them is under way alone in the end: attacks and the promises of the
 * logs, then the largest files. The former wait for processes to end and to come back; so some others follow each of
 * them, which keep the processors busy until then.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const waits = /\/scripts\/(torture|attack)\/|\/eventstore\/contract\./;
    const isWaiting = ({ moduleId }: TestSpecification) => waits.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const waiting = own.filter(isWaiting);
      const others = own.filter((file) => !isWaiting(file));
      return [...waiting.flatMap((one) => [one, ...others.splice(0, 3)]), ...others];
    });
  }
}

export default defineConfig({
  test: {
    globalSetup: ["backend/testing/globalSetup.ts", "scripts/test/swift/onDemand.mjs"],
    sequence: { sequencer: LongestFirst },
    projects: projects.map((project) => ({ test: { ...every, ...project } })),
  },
});
