import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { undoHeader, undoUrl } from "../../../../backend/undo/contract.ts";
import { currentToast } from "../../../shared/toastStore.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { OfferTimeDialog } from "./OfferTimeDialog.tsx";

const series = { id: "w1", n: 2, of: 5 };
const notFree = {
  code: "WeeksNotFree",
  message: "Not every week is free: Wed, May 8 (already taken). Nothing was moved.",
  issues: [{ path: ["lessons", "l3"], message: "already taken" }],
  current: { free: 3 },
};

const described = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent;
const show = (answers: Response[]) => {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (init?.method !== "POST")
      return Promise.resolve(Response.json([], { headers: { "content-range": "rows 0-0/0" } }));
    sent.push({ url, body: JSON.parse((init.body as string | undefined) ?? "{}") });
    return Promise.resolve(answers.shift()!);
  });
  const onClose = vi.fn<() => void>();
  renderInBackOffice(<OfferTimeDialog lesson={{ ...lesson, status: "confirmed", series }} onClose={onClose} />, {
    role: "instructor",
  });
  return { sent, onClose };
};

it("of a series, this lesson alone gets another time offered, or all later ones move with it, which can be undone", async () => {
  const { sent, onClose } = show([
    Response.json(notFree, { status: 409 }),
    Response.json({ lessons: [], left: [] }, { headers: { [undoHeader]: `f1 ${series.id}` } }),
    Response.json({ of: series.id }),
  ]);
  expect(screen.getByRole("button", { name: "Offer another time" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "This and all later ones" }));
  const dialog = screen.getByRole("dialog", { name: "Move this lesson and all later ones" });
  expect(described(dialog)).toContain("right away"); // read as it opens
  expect(screen.queryByLabelText(/^Message/)).toBeNull(); // nobody is asked
  fireEvent.change(screen.getByLabelText("Start"), { target: { value: "17:30" } });
  fireEvent.click(screen.getByRole("button", { name: "Move lessons" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Wed, May 8 (already taken)");
  fireEvent.click(await screen.findByRole("button", { name: "Move the other 3" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const moved = { what: "moved", date: "2030-05-01", startTime: "17:30", samePlace: "ask" };
  expect(currentToast()).toMatchObject({ title: "Lessons moved", action: { label: "Undo" } });
  currentToast()!.action!.run();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    { url: "/api/lessons/l1/and-later", body: { ...moved, without: [] } },
    { url: "/api/lessons/l1/and-later", body: { ...moved, without: ["l3"] } },
    { url: undoUrl("f1"), body: {} },
  ]);
});

it("another time is asked for with all its weeks, and where none is free there is nothing to press", async () => {
  show([Response.json({ ...notFree, current: { free: 0 } }, { status: 409 })]);
  fireEvent.click(screen.getByRole("radio", { name: "This and all later ones" }));
  fireEvent.change(screen.getByLabelText("Start"), { target: { value: "17:30" } });
  fireEvent.click(screen.getByRole("button", { name: "Move lessons" }));
  await screen.findByRole("alert");
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Move lessons" });
  await waitFor(() => expect(button().disabled).toBe(true));
  fireEvent.change(screen.getByLabelText("Start"), { target: { value: "18:00" } });
  await waitFor(() => expect(button().disabled).toBe(false));
});

it("a time is chosen from the half hours of the day, not the one it has, and a refusal goes with the time it was about", async () => {
  const taken = { code: "SlotTaken", message: "Another lesson is already confirmed for this time." };
  const { sent } = show([Response.json(taken, { status: 409 })]);
  const start = screen.getByLabelText<HTMLSelectElement>("Start");
  const times = Array.from(start.options, ({ text }) => text);
  expect([start.value, times.length, times[0], times[1], times.at(-1)]).toEqual([
    "",
    33,
    "Choose",
    "6:00 AM",
    "9:30 PM",
  ]);
  const offer = screen.getByRole("button", { name: "Offer another time" });
  fireEvent.click(offer);
  expect(await screen.findByText("Please choose a time")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(start, { target: { value: "17:30" } });
  fireEvent.click(offer);
  expect((await screen.findByRole("alert")).textContent).toContain("already confirmed");
  fireEvent.change(start, { target: { value: "18:00" } });
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
