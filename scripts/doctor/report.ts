import { type Finding, isHealthy } from "../../backend/operations/finding.ts";

/** A table for people: what was found, then what to do. */
export const report = (findings: readonly Finding[]): string => {
  const width = (of: (finding: Finding) => string) => Math.max(...findings.map((finding) => of(finding).length));
  const widths = [width(({ about }) => about), width(({ name }) => name)] as const;
  const lines = findings.map(
    ({ about, name, value, problem }) =>
      `${problem ? "✗" : "✓"} ${about.padEnd(widths[0])}  ${name.padEnd(widths[1])}  ${value ?? ""}`,
  );
  const problems = findings.flatMap(({ about, name, problem }) => (problem ? [`${about}, ${name}: ${problem}`] : []));
  return [...lines, "", isHealthy(findings) ? "Healthy." : ["To do:", ...problems].join("\n")].join("\n");
};
