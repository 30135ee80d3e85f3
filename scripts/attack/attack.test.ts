import { describe, it } from "vitest";
import { chapters } from "./chapters.ts";
import { patience, shortRun } from "./testing/shortRun.ts";

/** What some machines cannot do: only root can mount a small disk, and faketime is Debian's. CI must have the latter. */
const mayNotRun = new Set(process.env["CI"] === undefined ? ["disk", "clock", "months"] : ["disk"]);

// Together, since each waits much of its time for products to start, to answer and to end.
describe("the short run of an attack finds nothing", { concurrent: true, timeout: patience }, () => {
  it.for(chapters)("$name: $does", async (chapter, { expect, skip }) => {
    const { tried, findings, notRun } = await shortRun(chapter);
    skip(notRun !== undefined && mayNotRun.has(chapter.name), `not run: ${notRun}`);
    expect(findings).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  });
});
