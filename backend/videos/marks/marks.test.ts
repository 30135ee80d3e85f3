import { expect, it } from "vitest";
import * as facts from "../../../eventstore/videos/examples.ts";
import { given } from "../../given.ts";
import { line } from "../testing/videos.ts";
import { annotateVideo, video } from "../video.ts";
import type { SentMark } from "./contract.ts";
import type { Wanted } from "./marks.ts";

const there = [facts.uploaded, facts.probed];
const riley = { videoId: "v1", by: "riley", newId: (n: number) => `new ${n}` };
const wants = (annotations: readonly SentMark[], more: Partial<Wanted> = {}) =>
  annotateVideo({ ...riley, annotations, ...more });
const drawn = (
  added: readonly object[],
  { by = "riley", changed = [] as readonly object[], removed = [] as string[] } = {},
) => {
  const idsOf = (marks: readonly object[]) => marks.map((mark) => Reflect.get(mark, "id"));
  const personal = added.length + changed.length > 0 ? { added, changed } : null;
  const data = { videoId: "v1", by, added: idsOf(added), changed: idsOf(changed), removed, personal };
  return { type: "VideoAnnotated", data } as typeof facts.annotated;
};
const [one, two, three] = [line(), line({ startX: 12.3 }), line({ type: "arrow" })];

it("marks are drawn, and the same list again records nothing", () => {
  expect(given(video, ...there).when(wants([one, two]))).toEqual([drawn([one, two])]);
  expect(given(video, ...there, drawn([one, two])).when(wants([two, one]))).toEqual([]);
});

it("G2-19: of a list, what is new is added, what differs is changed, and what is not in it is removed", () => {
  const [past, lower] = [[...there, drawn([one, two])], { ...one, endY: 100 }];
  expect(given(video, ...past).when(wants([lower, three]))).toEqual([
    drawn([three], { changed: [lower], removed: [two.id] }),
  ]);
  expect(given(video, ...past).when(wants([]))).toEqual([drawn([], { removed: [one.id, two.id] })]);
});

it("of changes, only what they name is changed or removed", () => {
  const past = [...there, drawn([one, two])];
  expect(given(video, ...past).when(wants([three], { removed: [one.id, one.id, "gone"] }))).toEqual([
    drawn([three], { removed: [one.id] }),
  ]);
  expect(given(video, ...past).when(wants([], { removed: [] }))).toEqual([]);
});

it("what was removed can be drawn again", () => {
  const past = [...there, drawn([one]), drawn([], { removed: [one.id] })];
  expect(given(video, ...past).when(wants([one]))).toEqual([drawn([one])]);
});

it("without an id, what is there as it is stays, and the rest gets one", () => {
  const [twin, nameless] = [
    { ...one, id: "twin" },
    { ...one, id: undefined },
  ];
  const past = [...there, drawn([one, twin, two])];
  expect(given(video, ...past).when(wants([nameless, two, nameless]))).toEqual([]);
  expect(given(video, ...past).when(wants([nameless, { ...three, id: undefined }]))).toEqual([
    drawn([{ ...three, id: "new 1" }], { removed: ["twin", two.id] }),
  ]);
});

it("G2-18: nobody changes, removes or takes over what somebody else drew", () => {
  const past = given(video, ...there, drawn([one]), drawn([two], { by: "pat" }));
  for (const decide of [wants([one, two]), wants([one, { ...two, endX: 1 }]), wants([], { removed: [two.id] })])
    expect(() => past.when(decide)).toThrow(expect.objectContaining({ code: "NotYourMark" }));
  expect(past.when(wants([three]))).toEqual([drawn([three], { removed: [one.id] })]);
});

it("an annotator has at most 500 marks on a video, however they are sent", () => {
  const many = Array.from({ length: 500 }, () => line());
  const past = given(video, ...there, drawn([two], { by: "pat" }), drawn(many));
  expect(() => past.when(wants([one], { removed: [] }))).toThrow("up to 500 marks");
  expect(past.when(wants([one], { removed: [many[0]!.id] }))).toHaveLength(1);
  expect(past.when(wants([one]))).toHaveLength(1);
});

it("nothing is drawn on what is not there, nor after its end", () => {
  expect(() => given(video).when(wants([one]))).toThrow("couldn't find this video");
  expect(() => given(video, ...there, facts.deleted).when(wants([one]))).toThrow("couldn't find this video");
  const past = given(video, ...there); // 12.4 s
  expect(() => past.when(wants([line({ timestamp: 13.5 })]))).toThrow("after the video’s end");
  expect(past.when(wants([line({ timestamp: 12.5 })]))).toHaveLength(1);
});
