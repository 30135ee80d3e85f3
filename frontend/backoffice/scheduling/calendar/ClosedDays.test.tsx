import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ClosureView } from "../../../../backend/scheduling/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import ClosedDays from "./ClosedDays.tsx";

const thanksgiving: ClosureView = {
  id: "c1",
  firstDay: "2090-11-23",
  lastDay: "2090-11-24",
  name: "Thanksgiving",
  createdAt: "2090-04-01T12:00:00.000Z",
};

/** A server that keeps closed days, with a lesson on December 5. */
const serverWith = (...start: ClosureView[]) => {
  let closures = start;
  return vi.fn<typeof fetch>((input, init) => {
    const url = typeof input === "string" ? input : "";
    if (url.includes("/closures/lessons")) return Promise.resolve(Response.json(url.includes("12-05") ? [lesson] : []));
    if (!url.startsWith("/api/schedule/closures")) return Promise.resolve(Response.json([]));
    if (init?.method === "DELETE") {
      const [gone] = closures;
      closures = closures.slice(1);
      return Promise.resolve(Response.json(gone));
    }
    if (init?.method !== "POST") return Promise.resolve(Response.json(closures));
    const told = JSON.parse(init.body as string);
    if (told.name === "Repairs") {
      const message = "You're already closed for Thanksgiving on one of these days.";
      const body = { code: "AlreadyClosed", message, issues: [{ path: ["firstDay"], message }] };
      return Promise.resolve(Response.json(body, { status: 409 }));
    }
    const closure = { ...thanksgiving, ...told, id: "c2" };
    closures = [...closures, closure];
    return Promise.resolve(Response.json(closure, { status: 201 }));
  });
};
const open = async (...closures: ClosureView[]) => {
  vi.stubGlobal("fetch", serverWith(...closures));
  renderInBackOffice(<ClosedDays onClose={() => undefined} />, { role: "admin" });
  return screen.findByRole("dialog", { name: "Closed days" });
};
const fill = (dialog: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const close = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole("button", { name: "Close these days" }));

it("names the lessons on these days before they close, lists them afterwards, and reopens them", async () => {
  const dialog = await open();
  await within(dialog).findByText("No closed days ahead.");
  fill(dialog, /^First day/, "2090-12-05");
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Last day/).value).toBe("2090-12-05"); // taken along
  await within(dialog).findByText("1 lesson is affected.");
  close(dialog);
  await within(dialog).findByText("Please say what you're closed for, such as Thanksgiving");
  fill(dialog, /^What for/, "Winter break");
  close(dialog);
  const reopen = await within(dialog).findByRole("button", { name: "Reopen Tue, Dec 5" });
  expect(within(dialog).getByText("Winter break")).toBeTruthy();
  fireEvent.click(reopen);
  await within(dialog).findByText("No closed days ahead.");
});

it("a refusal stands beside the day, and what was typed stays", async () => {
  const dialog = await open(thanksgiving);
  await within(dialog).findByText("Thu, Nov 23 – Fri, Nov 24");
  fill(dialog, /^First day/, "2090-11-24");
  fill(dialog, /^What for/, "Repairs");
  close(dialog);
  await within(dialog).findByText("You're already closed for Thanksgiving on one of these days.");
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^What for/).value).toBe("Repairs");
});
