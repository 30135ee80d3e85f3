import { defineConfig } from "vitest/config";

const rooms = "{eventstore,projections,backend,scripts,frontend}";
const e2e = "frontend/e2e/**";

export default defineConfig({
  test: {
    globalSetup: "backend/testing/globalSetup.ts",
    testTimeout: 15_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "specs", environment: "node", include: [`${rooms}/**/*.test.ts`], exclude: [e2e] },
      },
      {
        extends: true,
        test: { name: "screens", environment: "happy-dom", include: [`${rooms}/**/*.test.tsx`], exclude: [e2e] },
      },
    ],
  },
});
