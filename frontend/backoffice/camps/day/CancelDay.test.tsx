import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { offerUndos } from "../../../shared/undos.ts";
import { CampEnding } from "../CampEnding.tsx";
import { CancelDayButton } from "./CancelDay.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const concerned = { families: 1, children: 2, paidFamilies: 0, refundDue: "0.00", lessOwed: "100.00" };
const taken = { message: "The camp already has a day on that date.", code: "DateTaken", issues: [] };

/** A camp of three days in a week, and what was sent about them. */
const open = async (answer: () => Response) => {
  vi.useFakeTimers({ now: new Date("2030-07-01T16:00:00.000Z"), toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => {}); // where a refusal is printed
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: { method?: string; body?: string } = {}) => {
    if (method === "POST") {
      sent.push([url, JSON.parse(body ?? "")]);
      return Promise.resolve(answer());
    }
    const rows = Response.json([], { headers: { "content-range": "rows */0" } });
    return Promise.resolve(url.includes("consequences") ? Response.json(concerned) : rows);
  });
  renderInBackOffice(<CancelDayButton camp={camp} />);
  await userEvent.click(screen.getByRole("button", { name: "Move or cancel a day" }));
  return { sent, dialog: within(await screen.findByRole("dialog")) };
};
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("a day is moved for a reason, and to a date that is free", async () => {
  const answers = [Response.json(taken, { status: 409 }), Response.json(camp)];
  const { sent, dialog } = await open(() => answers.shift()!);
  const days = Array.from(dialog.getByLabelText<HTMLSelectElement>("Day").options, ({ text }) => text);
  expect(days).toEqual(["Day 1: Mon, Jul 8", "Day 2: Tue, Jul 9", "Day 3: Wed, Jul 10"]); // whole on a phone
  enter(dialog.getByLabelText("Day"), "2030-07-10");
  enter(dialog.getByLabelText(/^New date/), "2030-07-09");
  enter(dialog.getByLabelText(/^Reason/), "Wet fields");
  await userEvent.click(dialog.getByRole("button", { name: "Move day" }));
  expect(await dialog.findByText(taken.message)).toBeTruthy();
  enter(dialog.getByLabelText(/^New date/), "2030-07-17");
  expect((await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "We’ll email 1 family with 2 players.",
    "Nothing is charged or refunded.",
  ]);
  await userEvent.click(dialog.getByRole("button", { name: "Move day" }));
  expect(await screen.findByText("Day moved")).toBeTruthy();
  expect(sent[1]).toEqual(["/api/camps/c1/days/2030-07-10/move", { to: "2030-07-17", reason: "Wet fields" }]);
});

it("a day is canceled for a reason, and what families owe less is said before", async () => {
  const { sent, dialog } = await open(() => Response.json(camp));
  await userEvent.click(dialog.getByRole("radio", { name: "Cancel it" }));
  expect((await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent)).toEqual([
    "We’ll email 1 family with 2 players.",
    "Families who haven’t paid will owe $100 less.",
  ]);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel day" }));
  expect(await dialog.findByText("Please tell families why")).toBeTruthy();
  expect(sent).toEqual([]);
  enter(dialog.getByLabelText(/^Reason/), "Lightning");
  await userEvent.click(dialog.getByRole("button", { name: "Cancel day" }));
  expect(await screen.findByText("Day canceled")).toBeTruthy();
  expect(sent).toEqual([["/api/camps/c1/days/2030-07-08/cancel", { reason: "Lightning" }]]);
});

it("what was done to the camp last can be undone, under a name that fits whatever it was", async () => {
  renderInBackOffice(<CampEnding camp={camp} />);
  act(() => offerUndos(`u1 ${camp.id}`, Date.now()));
  expect(await screen.findByRole("button", { name: `Undo: last change to ${camp.title}` })).toBeTruthy();
});
