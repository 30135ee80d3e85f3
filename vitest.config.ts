import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const rooms = "{eventstore,projections,backend,scripts,frontend}";

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
    maxWorkers: 3, // which also wait; npm test has browser tests for that time, and takes fewer
    sequence: { groupOrder: 1 },
    // Once, and not for screens, which need no product.
    globalSetup: ["backend/testing/globalSetup.ts", "scripts/test/swift/onDemand.mjs"],
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
    sequence: { sequencer: LongestFirst },
    projects: projects.map((project) => ({ test: { ...every, ...project } })),
  },
});
