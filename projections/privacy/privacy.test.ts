import { expect, it } from "vitest";
import { erased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, told } from "../testing/deliver.ts";
import { privacy } from "./privacy.ts";

const rowsAfter = rowsOf(privacy);

it("keeps who was erased when, a person or a walk-in", async () => {
  const walkIn = { ...erased, data: { subject: "lesson-l1" } };
  expect((await rowsAfter([erased, walkIn])).erasures).toEqual([
    { subject: "lesson-l1", erasedAt: told(1) },
    { subject: "pat", erasedAt: told(0) },
  ]);
});
