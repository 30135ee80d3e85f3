import { defineConfig } from "vitest/config";

const rooms = "{eventstore,projections,backend,scripts,frontend}";

// Not inherited with `extends`: each project would then run the global setup again, with a Postgres of its own.
const leftOut = process.env["SPECS_LEFT_OUT"]?.split(" ") ?? []; // globs; the command line's --exclude does not reach projects
const every = {
  // Modules are read once a worker, which saves a third of the time. So no spec replaces one with vi.mock, which the
  // others would get too, and what a spec stubs is put back.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  exclude: ["**/node_modules/**", "frontend/e2e/**", ...leftOut],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: "backend/testing/globalSetup.ts",
    maxWorkers: 3,
    projects: [
      { test: { ...every, name: "specs", environment: "node", include: [`${rooms}/**/*.test.ts`] } },
      {
        test: {
          ...every,
          name: "screens",
          environment: "happy-dom",
          setupFiles: "frontend/testing/patience.ts",
          include: [`${rooms}/**/*.test.tsx`],
        },
      },
    ],
  },
});
