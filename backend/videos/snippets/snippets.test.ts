import { expect, it } from "vitest";
import { deleted, restored, reworded, saved } from "../../../eventstore/videos/snippetExamples.ts";
import { given, idOf } from "../../given.ts";
import { deleteSnippet, rewordSnippet, saveSnippet, snippets, undoDeletion } from "./snippets.ts";

const of = deleted.data;
const saving = saveSnippet(saved.data);
const another = (n: number) => ({
  ...saved,
  data: { ...saved.data, snippetId: `more ${n}`, personal: { text: `Text ${n}` } },
});
const fifty = Array.from({ length: 50 }, (_, n) => another(n));

it("is saved once, no text twice, and fifty at most", () => {
  expect(given(snippets).when(saving)).toEqual([saved]);
  expect(given(snippets, saved).when(saving)).toEqual([]);
  const same = saveSnippet({ ...saved.data, snippetId: "s2" });
  expect(() => given(snippets, saved).when(same)).toThrow("already have this snippet");
  expect(given(snippets, saved, deleted).when(same)).toHaveLength(1);
  expect(given(snippets, ...fifty.slice(1)).when(saving)).toEqual([saved]);
  expect(() => given(snippets, ...fifty).when(saving)).toThrow("50 snippets already");
});

it("is reworded; repeated, it records nothing", () => {
  const reword = rewordSnippet(reworded.data);
  expect(given(snippets, saved).when(reword)).toEqual([reworded]);
  expect(given(snippets, saved, reworded).when(reword)).toEqual([]);
  const taken = rewordSnippet({ ...of, personal: another(1).data.personal });
  expect(() => given(snippets, saved, another(1)).when(taken)).toThrow("already have this snippet");
  for (const past of [[], [saved, deleted]])
    expect(() => given(snippets, ...past).when(reword)).toThrow("couldn't find this snippet");
});

it("is deleted once", () => {
  expect(given(snippets, saved).when(deleteSnippet(of))).toEqual([deleted]);
  expect(given(snippets, saved, deleted).when(deleteSnippet(of))).toEqual([]);
  expect(() => given(snippets).when(deleteSnippet(of))).toThrow("couldn't find this snippet");
});

it("is there again as it was once its deletion is undone in time, if there's room", () => {
  const undo = undoDeletion(of, { id: idOf(1), isLate: false });
  const back = { ...restored, data: { ...restored.data, undoes: [idOf(1)] } };
  expect(given(snippets, saved, deleted).when(undo)).toEqual([back]);
  expect(given(snippets, saved, deleted, back).when(deleteSnippet(of))).toEqual([deleted]);
  const late = undoDeletion(of, { id: idOf(1), isLate: true });
  expect(() => given(snippets, saved, deleted).when(late)).toThrow("too late");
  for (const past of [[saved], [saved, deleted, back], [another(1), saved, deleted]])
    expect(() => given(snippets, ...past).when(undo)).toThrow("couldn't find this snippet");
  const again = { ...saved, data: { ...saved.data, snippetId: "s2" } };
  expect(() => given(snippets, saved, deleted, again).when(undo)).toThrow("already have this snippet");
  expect(() => given(snippets, saved, deleted, ...fifty).when(undo)).toThrow("50 snippets already");
});
