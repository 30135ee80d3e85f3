// Reads what vitest and Playwright report as JSON: how many passed, and the names of those that failed.
import { existsSync, readFileSync } from "node:fs";

/** An empty report, such as from a runner that crashed, is a failure too. */
const complete = (what, code, { passed, failed }) => {
  if (failed.length === 0 && code !== 0) return { passed, failed: [`${what} ended with code ${code}`] };
  if (failed.length === 0 && passed === 0) return { passed, failed: [`${what}: none ran`] };
  return { passed, failed };
};

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A spec file that does not even load counts as one failure. */
export function vitestReport(file, code, root) {
  const files = read(file)?.testResults ?? [];
  const specs = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((spec) => ({ ...spec, file: name })),
  );
  const failed = [
    ...specs.filter(({ status }) => status === "failed").map((spec) => [spec.file, spec.fullName]),
    ...files
      .filter(({ status, assertionResults }) => status === "failed" && !assertionResults.some(isFailed))
      .map(({ name, message }) => [name, message.split("\n")[0]]),
  ].map(([name, what]) => `${name.replace(root, "")} › ${what}`);
  return complete("specs", code, { passed: specs.filter(({ status }) => status === "passed").length, failed });
}

export function playwrightReport(file, code) {
  const report = read(file);
  const specs = (report?.suites ?? []).flatMap(specsIn);
  const failed = specs.filter(({ ok }) => !ok).map((spec) => `frontend/e2e/${spec.file} › ${spec.title}`);
  const passed = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === "expected")).length;
  return complete("browser tests", code, { passed, failed });
}

const isFailed = ({ status }) => status === "failed";
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
