import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { undoSeconds, undoUrl } from "../../backend/undo/contract.ts";
import { command } from "./api.ts";
import { Toasts } from "./Toasts.tsx";
import { forgetAllKept } from "./kept.ts";
import { currentToast } from "./toastStore.ts";
import { UndoButton, UndoLines } from "./Undo.tsx";
import { allUndos, offerUndos, sayUndo, undoOf } from "./undos.ts";

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(undoSeconds * 1000)); // no offer outlives its spec
  vi.useRealTimers();
  vi.unstubAllGlobals();
  server.mockReset();
  cleanup();
});

const seconds = (count: number) => act(() => void vi.advanceTimersByTime(count * 1000));
const offer = (header: string | null, sentAt = Date.now()) => act(() => offerUndos(header, sentAt));
const answers = (status: number, body: object) =>
  server.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const show = (screen: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {screen}
      <Toasts />
    </QueryClientProvider>,
  );
const undone = vi.fn<() => void>();
const button = <UndoButton of="l1" what="Declined" undone={undone} />;
const undoButton = () => screen.queryByRole("button", { name: "Undo: Declined" });

it("G1-55: what a write's answer says can be undone is offered for ten seconds from when it was sent", async () => {
  server.mockImplementation(async () => {
    vi.setSystemTime(Date.now() + 4000); // it took that long
    return new Response("{}", { status: 200, headers: { undo: "fact1 l1, fact2 l2" } });
  });
  await command("PATCH", "/api/lessons/l1", {});
  expect(allUndos()).toMatchObject([
    { id: "fact1", of: "l1" },
    { id: "fact2", of: "l2" },
  ]);
  seconds(undoSeconds - 4 - 0.5);
  expect(undoOf("l1")).toBeDefined();
  seconds(1);
  expect(allUndos()).toEqual([]);
});

it("of one thing only the last act is offered, and an answer without the header offers nothing", () => {
  offer("fact1 l1");
  offer("fact2 l1");
  offer(null);
  expect(allUndos().map(({ id }) => id)).toEqual(["fact2"]);
});

it("G1-55: the button stands where something was done, undoes it, and then its screen reads again", async () => {
  show(button);
  expect(undoButton()).toBeNull();
  offer("fact1 l1");
  answers(200, { of: "l1" });
  await userEvent.click(undoButton()!);
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
  expect(server.mock.calls[0]![0]).toBe(undoUrl("fact1"));
  expect(undoButton()).toBeNull();
  expect(currentToast()).toMatchObject({ title: "Undone" });
});

it("a refusal says why, and that is that", async () => {
  show(button);
  offer("fact1 l1");
  answers(409, { code: "SlotTaken", message: "This time was taken a moment ago." });
  await userEvent.click(undoButton()!);
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "Couldn't undo", text: "This time was taken a moment ago." }),
  );
  expect(undoButton()).toBeNull();
});

it("when the time is over, whoever stands on the button stays in its place", () => {
  show(
    <main>
      <a href="#before">Before</a>
      {button}
    </main>,
  );
  offer("fact1 l1");
  act(() => undoButton()!.focus());
  seconds(undoSeconds + 1);
  expect(undoButton()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.parentElement?.tagName).toBe("MAIN");
});

it("a button that goes takes no focus from where it is", () => {
  show(
    <>
      <a href="#before">Before</a>
      {button}
    </>,
  );
  offer("fact1 l1");
  act(() => screen.getByText("Before").focus());
  seconds(undoSeconds + 1);
  expect(document.activeElement).toBe(screen.getByText("Before"));
});

it("G1-55: where the thing itself is gone, a line says what was done, with its Undo", () => {
  show(
    <main>
      <UndoLines shown={["l2"]} undone={undone} />
    </main>,
  );
  offer("fact1 l1, fact2 l2, fact3 l3");
  act(() => sayUndo("fact1", "Deleted: Pat Lee"));
  act(() => sayUndo("fact2", "Deleted: Sam Ray"));
  const lines = within(screen.getByRole("main"));
  expect(lines.getByText("Deleted: Pat Lee")).toBeTruthy();
  expect(lines.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual(["Undo: Deleted: Pat Lee"]);
  act(() => lines.getByRole("button").focus());
  seconds(undoSeconds + 1);
  expect(lines.queryByText("Deleted: Pat Lee")).toBeNull();
  expect(document.activeElement?.parentElement?.tagName).toBe("MAIN");
});

/** The same, after the page was loaded again. */
const loadedAgain = async () => {
  vi.resetModules();
  const [undos, screens] = await Promise.all([import("./undos.ts"), import("./Undo.tsx")]);
  return { ...undos, ...screens };
};

it("G1-55: what can be undone survives loading the page again, for the rest of its ten seconds and without names", async () => {
  offer("fact1 l1, fact2 l2");
  act(() => sayUndo("fact1", "Deleted: Pat Lee"));
  seconds(4);
  expect(sessionStorage.getItem("fungo.undos")).toMatch(/^(?!.*Pat).*fact1/);
  const again = await loadedAgain();
  expect(again.undoOf("l2")).toMatchObject({ id: "fact2" });
  show(
    <main>
      <again.UndoLines shown={["l2"]} undone={undone} />
    </main>,
  );
  expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Undo: Your last change");
  seconds(undoSeconds - 4 + 0.5);
  expect(again.allUndos()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("loaded again later, or by a clock that was set back, nothing is offered", async () => {
  offer("fact1 l1");
  vi.setSystemTime(Date.now() + undoSeconds * 1000 + 1);
  expect((await loadedAgain()).allUndos()).toEqual([]);
  vi.setSystemTime(Date.now() - 60 * 60 * 1000);
  expect((await loadedAgain()).allUndos()).toEqual([]);
});

it("whoever logs out leaves nothing to undo, in the page or in the tab", async () => {
  offer("fact1 l1, fact2 l2");
  act(forgetAllKept);
  expect(allUndos()).toEqual([]);
  seconds(1);
  expect(sessionStorage).toHaveLength(0);
  expect((await loadedAgain()).allUndos()).toEqual([]);
});
