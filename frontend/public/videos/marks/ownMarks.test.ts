import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../../shared/api.ts";
import { forgetAllKept } from "../../../shared/kept.ts";
import { blank, type Drawn } from "./geometry.ts";
import { ownMarks, ownMarksOf } from "./ownMarks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetAllKept();
  vi.useRealTimers();
});

const line = (id: string, more: Partial<Drawn> = {}): Drawn => ({
  ...blank,
  id,
  type: "line",
  timestamp: 1,
  color: "#ff0000",
  ...more,
});

const means = (before: [string, Drawn | null][] | null = null) => {
  const sent: object[] = [];
  let answer = async () => [];
  let kept = before;
  const failed = vi.fn<(error: unknown) => void>();
  const given = {
    annotatorId: "ana",
    send: async (save: object) => {
      sent.push(save);
      return answer();
    },
    saved: () => {},
    failed,
    kept: {
      keep: (changes: [string, Drawn | null][]) => void (kept = changes),
      read: () => kept,
      forget: () => void (kept = null),
    },
  };
  return { given, sent, failed, kept: () => kept, answers: (with_: typeof answer) => void (answer = with_) };
};
const drawing = (...before: Parameters<typeof means>) => {
  const { given, ...told } = means(...before);
  return { own: ownMarks(given), ...told };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("what is drawn within two seconds is saved together, and what comes meanwhile after it", async () => {
  const { own, sent, answers, kept } = drawing();
  let arrive = () => {};
  answers(() => new Promise((resolve) => (arrive = () => resolve([]))));
  own.set("a", line("a"));
  await pass(1000);
  own.set("b", line("b"));
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toEqual([{ annotations: [line("a"), line("b")], removed: [] }]);
  own.set("a", null);
  arrive();
  await pass(0);
  expect(kept()).toEqual([["a", null]]);
  await pass(2000);
  expect(sent[1]).toEqual({ annotations: [], removed: ["a"] });
  arrive();
  await pass(0);
  expect([kept(), own.state().savedAt]).toEqual([null, Date.now()]);
});

it("without a connection nothing is lost: it is kept, tried again and again, and the failure is told once", async () => {
  const { own, sent, answers, failed, kept } = drawing();
  answers(() => Promise.reject(new ApiError(0, "away")));
  own.set("a", line("a", { text: "Elbow" }));
  await pass(2000 + 5000 + 10_000);
  expect([sent.length, failed.mock.calls.length]).toEqual([3, 1]);
  expect(kept()).toEqual([["a", line("a", { text: "Elbow" })]]);
  answers(async () => []);
  await own.now();
  expect([kept(), own.state().problem]).toEqual([null, undefined]);
});

it("what the server refuses is not sent again until something changes", async () => {
  const { own, sent, answers } = drawing();
  answers(() => Promise.reject(new ApiError(422, "", { message: "You can draw up to 500 marks on a video." })));
  own.set("a", line("a"));
  await pass(100_000);
  expect(sent).toHaveLength(1);
  own.undo();
  await pass(2000);
  expect(sent[1]).toEqual({ annotations: [], removed: ["a"] });
});

it("one mark that the server refuses keeps no other from being saved, and is told of", async () => {
  const { own, sent, answers, failed, kept } = drawing();
  const refused = new ApiError(422, "", { message: "This mark is at a time after the video’s end." });
  const withLast = () => JSON.stringify(sent.at(-1)).includes('"id":"bad"');
  answers(() => (withLast() ? Promise.reject(refused) : Promise.resolve([])));
  const all = ["a", "b", "bad", "c", "d"];
  for (const id of all) own.set(id, line(id));
  await pass(60_000);
  expect(kept()).toEqual([["bad", line("bad")]]);
  expect([own.state().heldBack, own.state().problem, failed.mock.calls]).toEqual([1, refused, [[refused]]]);
  const before = sent.length;
  own.set("e", line("e"));
  await pass(60_000);
  expect(sent.slice(before)).toEqual([{ annotations: [line("e")], removed: [] }]);
  expect([own.state().heldBack, own.state().problem]).toEqual([1, refused]);
  answers(async () => []);
  await own.retry();
  expect([kept(), own.state().heldBack, own.state().problem]).toEqual([null, 0, undefined]);
});

it("a mark for which there is no room is sent again once another is removed", async () => {
  const { own, sent, answers } = drawing();
  answers(() => Promise.reject(new ApiError(422, "", { message: "You can draw up to 500 marks on a video." })));
  own.set("a", line("a"));
  await pass(2000);
  answers(async () => []);
  own.set("b", null);
  await pass(2000);
  expect(sent[1]).toEqual({ annotations: [line("a")], removed: ["b"] });
});

it("what was not saved before the page was left is saved when it is opened again", async () => {
  const { sent } = drawing([["a", line("a")]]);
  await pass(0);
  expect(sent).toEqual([{ annotations: [line("a")], removed: [] }]);
});

it("a video opened again goes on with the same marks: what was changed since is not sent as it was before", async () => {
  const { given, sent, answers, kept } = means();
  const open = () => ownMarksOf("ana v1", () => given);
  answers(() => Promise.reject(new ApiError(0, "away")));
  open().set("a", line("a"));
  await pass(2000);
  answers(async () => []);
  open().set("a", null);
  await pass(100_000);
  expect(sent.slice(1)).toEqual([{ annotations: [], removed: ["a"] }]);
  expect(kept()).toBeNull();
});

it.each(["waits", "is on its way"])(
  "when somebody else logs in, what %s is neither sent nor kept as theirs",
  async (how) => {
    const { given, sent, answers, kept } = means();
    let refuse = () => {};
    answers(() => new Promise((_, reject) => (refuse = () => reject(new ApiError(401, "signed out")))));
    const own = ownMarksOf("ana v1", () => given);
    own.set("a", line("a"));
    await pass(2000);
    if (how === "waits") refuse();
    await pass(0);
    forgetAllKept();
    given.kept.forget();
    refuse();
    await pass(100_000);
    void own.now(true);
    expect([sent.length, kept(), own.state().changes.size, own.state().canUndo]).toEqual([1, null, 0, false]);
  },
);

it("every step is undone and redone, up to a new one", () => {
  const { own } = drawing();
  const [first, second] = [line("a"), line("a", { endX: 5 })];
  own.took([
    { ...line("b"), videoId: "v", annotatorId: "ana", annotatorName: "Ana" },
    { ...line("c"), videoId: "v", annotatorId: "bob", annotatorName: "Bob" },
  ]);
  own.set("a", first);
  own.set("a", second);
  own.set("b", null);
  own.undo();
  expect(own.state().changes.get("b")).toEqual(line("b"));
  own.undo();
  expect(own.state().changes.get("a")).toEqual(first);
  own.redo();
  expect(own.state().changes.get("a")).toEqual(second);
  expect([own.state().canUndo, own.state().canRedo]).toEqual([true, true]);
  own.set("c", line("c"));
  expect(own.state().canRedo).toBe(false);
  own.undo();
  own.undo();
  own.undo();
  own.undo();
  expect([own.state().changes.get("a"), own.state().canUndo]).toEqual([null, false]);
});
