import { act, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { MarkType, MarkView } from "../../../../backend/videos/marks/contract.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { video } from "../../../testing/videoExample.ts";
import { leave, open, riley, serverWith } from "../testing/opened.tsx";
import CopyMarks from "./CopyMarks.tsx";
import { Player } from "../player/Player.tsx";
import { blank, type Drawn, pointsOfType } from "./geometry.ts";
import { MarkLayer } from "./MarkLayer.tsx";
import { useDraft } from "./useDraft.ts";
import { useReview } from "./useReview.ts";

afterEach(() => {
  leave();
  vi.useRealTimers();
});

const mark = (id: string, timestamp: number): MarkView => ({
  ...blank,
  id,
  type: "line",
  timestamp,
  color: "#ff0000",
  videoId: "v1",
  annotatorId: "riley",
  annotatorName: "Riley Brooks",
});

it.each(Object.keys(pointsOfType) as MarkType[])(
  "by keys a %s is there at once, its points are moved, and Enter sets it",
  (type) => {
    const done = vi.fn<(drawn: Drawn) => void>();
    const { result } = renderHook(() => useDraft({ time: () => 1, done }));
    act(() => result.current.choose(type, true));
    const { points } = result.current.draft!;
    expect(points).toHaveLength(Math.min(pointsOfType[type], type === "freehand" ? 1 : Infinity));
    act(() => result.current.move(0, [10, 1]));
    expect(result.current.draft!.points.at(type === "freehand" ? -1 : 0)).toEqual([
      points[0]![0] + 10,
      points[0]![1] + 1,
    ]);
    if (type === "text") act(() => result.current.say("Hips first"));
    act(() => result.current.set());
    expect(done).toHaveBeenCalledOnce();
    expect(done.mock.lastCall![0]).toMatchObject({ type, timestamp: 1 });
    expect(result.current.draft).toBeUndefined();
  },
);

it("a text of spaces alone is asked for, not sent: the server would refuse it", () => {
  const done = vi.fn<(drawn: Drawn) => void>();
  const { result } = renderHook(() => useDraft({ time: () => 1, done }));
  act(() => result.current.choose("text", true));
  for (const text of [" ", " Hips first "]) {
    act(() => result.current.say(text));
    act(() => result.current.set());
  }
  expect(done.mock.calls).toMatchObject([[{ text: "Hips first" }]]);
});

it("a pointer that is gone before what it drew is shown leaves its mark", () => {
  const done = vi.fn<(drawn: Drawn) => void>();
  const { result } = renderHook(() => useDraft({ time: () => 1, done }));
  act(() => result.current.pointer.down([10, 10]));
  act(() => {
    const { move, up } = result.current.pointer;
    move([60, 10]);
    up();
  });
  expect(done.mock.calls).toMatchObject([[{ type: "line", startX: 10, endX: 60 }]]);
  expect(result.current.draft).toBeUndefined();
});

it.each(["Set mark", "Cancel"])("after %s the keyboard is at the tool again, and after Done at Draw", async (end) => {
  serverWith({});
  open(<Player video={video} drawn={{ video, user: riley }} />, riley);
  fireEvent.click(await screen.findByRole("button", { name: "Draw" }));
  const tool = await screen.findByRole("button", { name: "Circle" });
  fireEvent.click(tool); // as by a key, which counts no clicks
  const field = await screen.findByRole("textbox", { name: "Text (optional)" });
  act(() => field.focus());
  fireEvent.click(screen.getByRole("button", { name: end }));
  expect(document.activeElement).toBe(tool);
  const done = screen.getByRole("button", { name: "Done" });
  act(() => done.focus());
  fireEvent.click(done);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Draw" }));
});

it("a review goes from mark to mark as they were drawn, and ends", async () => {
  vi.useFakeTimers();
  const goTo = vi.fn<(one: MarkView) => void>();
  const marks = [mark("question", 0.5), mark("answer", 0.1)];
  const { result } = renderHook(() => useReview({ marks, userId: "riley", goTo }));
  act(() => result.current.play());
  for (const one of marks) {
    expect(result.current.mark).toBe(one);
    await act(() => vi.advanceTimersByTimeAsync(2500));
  }
  expect(result.current.mark).toBeUndefined();
  expect(goTo.mock.calls.flat()).toEqual(marks);
});

it("when the mark that is shown last is deleted, all others are seen", () => {
  const shown = (drawnOn: string) => {
    const picture = { width: 640, height: 360 };
    const marks = [mark("m1", 1), mark("m2", 1)];
    render(<MarkLayer {...{ marks, picture, drawnOn, time: 1, isMirrored: false, hidden: "m2" }} />);
    return screen.getAllByTestId("marks").at(-1)!.innerHTML;
  };
  expect(shown("deleted")).toBe(shown("m2"));
  expect(shown("deleted")).toContain("#ff0000");
});

it("marks are copied to another video of the same player, as far as it is long", async () => {
  const june = { ...video, id: "v2", title: "June", duration: 1 };
  const others = [video, june, { ...video, id: "v3", title: "Another's", studentId: "kim" }];
  const { sent } = serverWith({ "GET /api/videos": others });
  const close = vi.fn<() => void>();
  open(<CopyMarks video={video} marks={[mark("m1", 0.1), mark("m2", 1.5)]} onClose={close} />, riley);
  const target = await screen.findByRole("combobox");
  fireEvent.mouseDown(target);
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("June")]);
  fireEvent.click(options[0]!);
  fireEvent.click(screen.getByRole("button", { name: "Copy marks" }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(currentToast()).toMatchObject({ title: "1 mark copied", text: "June" });
  const [copy] = sent("POST /api/videos/v2/annotations") as { annotations: MarkView[] }[];
  expect(copy).toMatchObject({ annotations: [{ timestamp: 0.1 }], removed: [] });
  expect(copy!.annotations[0]!.id).not.toBe("m1");
});
