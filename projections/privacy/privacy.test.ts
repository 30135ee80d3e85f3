import { expect, it } from "vitest";
import { erased, medicalForgotten, submissionForgotten } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { privacyProjector } from "./privacy.ts";

const rowsAfter = rowsOf(privacyProjector);

it("records who was erased and when: a person, a walk-in, medical text or what someone sent", async () => {
  const walkIn = { ...erased, data: { subject: "lesson-l1" } };
  expect((await rowsAfter([erased, walkIn, medicalForgotten, submissionForgotten])).erasures).toEqual([
    { subject: "lesson-l1", erasedAt: atMinute(1) },
    { subject: "medical-g1", erasedAt: atMinute(2) },
    { subject: "pat", erasedAt: atMinute(0) },
    { subject: "teamFinder-f1", erasedAt: atMinute(3) },
  ]);
});
