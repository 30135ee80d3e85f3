import { expect, it } from "vitest";
import { erased } from "../../eventstore/privacy/examples.ts";
import { deleted, restored, reworded, saved } from "../../eventstore/videos/snippetExamples.ts";
import { rowsOf } from "../testing/deliver.ts";
import { snippetsProjector } from "./snippets.ts";

const rowsAfter = rowsOf(snippetsProjector);
const after = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).snippets;
const { snippetId: id, by, personal } = saved.data;
const row = { id, by, ...personal };

it("has its latest text until it is deleted, and again when that was a mistake", async () => {
  expect(await after(saved)).toEqual([row]);
  expect(await after(saved, reworded)).toEqual([{ ...row, ...reworded.data.personal }]);
  expect(await after(saved, deleted)).toEqual([]);
  expect(await after(saved, deleted, restored)).toEqual([row]);
});

it("has no text once its instructor is erased", async () => {
  const gone = { ...erased, data: { subject: by } };
  expect(await after(saved, gone)).toEqual([{ ...row, text: null }]);
  expect(await after({ ...saved, data: { ...saved.data, personal: null } })).toEqual([{ ...row, text: null }]);
});
