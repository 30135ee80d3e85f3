import { expect, it } from "vitest";
import { corrected, dropped, reached, reopened, set } from "../../../eventstore/videos/progressExamples.ts";
import { given } from "../../given.ts";
import { changeFocusPoint, progress, setFocusPoint } from "./focusPoint.ts";

const { personal, videoId: _, ...of } = set.data;
const setting = setFocusPoint(set.data);
const change = (changes: Parameters<typeof changeFocusPoint>[1]) => changeFocusPoint(of, changes);
const another = (n: number) => ({ ...set, data: { ...set.data, focusPointId: `more ${n}` } });
const twelve = Array.from({ length: 12 }, (_, n) => another(n));

it("is set once, and twelve at once at most", () => {
  expect(given(progress).when(setting)).toEqual([set]);
  expect(given(progress, set).when(setting)).toEqual([]);
  expect(given(progress, ...twelve.slice(1)).when(setting)).toEqual([set]);
  expect(() => given(progress, ...twelve).when(setting)).toThrow("12 focus points already");
  const ended = { ...reached, data: { ...reached.data, focusPointId: "more 0" } };
  expect(given(progress, ...twelve, ended).when(setting)).toEqual([set]);
});

it("is corrected; repeated, it records nothing", () => {
  const correct = change({ title: corrected.data.personal.title, description: null });
  expect(given(progress, set).when(correct)).toEqual([corrected]);
  expect(given(progress, set, corrected).when(correct)).toEqual([]);
  const title = change({ title: "Eyes level" });
  expect(given(progress, set).when(title)).toEqual([
    { type: "FocusPointCorrected", data: { ...of, personal: { ...personal, title: "Eyes level" } } },
  ]);
});

it.each([
  ["reached", reached],
  ["dropped", dropped],
] as const)("is %s once, and reopened once", (status, fact) => {
  const [end, reopen] = [change({ status }), change({ status: "working_on" })];
  expect(given(progress, set).when(end)).toEqual([fact]);
  expect(given(progress, set, fact).when(end)).toEqual([]);
  expect(given(progress, set, fact).when(reopen)).toEqual([reopened]);
  expect(given(progress, set).when(reopen)).toEqual([]);
  expect(() => given(progress, set, fact, ...twelve).when(reopen)).toThrow("12 focus points already");
});

it("is corrected and reached in one", () => {
  const both = change({ ...corrected.data.personal, description: null, status: "reached" });
  expect(given(progress, set).when(both)).toEqual([corrected, reached]);
});

it("cannot be changed before it was set, nor once its player is erased", () => {
  const wordless = { ...set, data: { ...set.data, personal: null } };
  for (const past of [[], [wordless]])
    expect(() => given(progress, ...past).when(change({ status: "reached" }))).toThrow(
      "couldn't find this focus point",
    );
});
