import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { slot } from "../../../testing/slotExample.ts";
import { CopyDayButton } from "./CopyDayButton.tsx";

it("another coach in the same place is said in the dialog that is open, which then copies anyway", async () => {
  const said = "Ben Ruiz is in Indoor Cage 1 then.";
  const told: unknown[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>((_, init) => {
      if (init?.method !== "POST") return Promise.resolve(Response.json([]));
      const body = JSON.parse(init.body as string);
      told.push(body.samePlace);
      return Promise.resolve(
        body.samePlace
          ? Response.json({ code: "SamePlace", message: said }, { status: 409 })
          : Response.json({ copied: [], skipped: [] }),
      );
    }),
  );
  const onCopied = vi.fn<() => void>();
  renderInBackOffice(
    <CopyDayButton
      dayOfWeek={slot.dayOfWeek}
      instructorId="ana"
      slots={[slot]}
      onCopied={onCopied}
      onUndone={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "Copy to All Days" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Copy to All Days" }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe(said);
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  fireEvent.click(within(dialog).getByRole("button", { name: "Copy anyway" }));
  await waitFor(() => expect(onCopied).toHaveBeenCalledOnce());
  expect(told).toEqual(["ask", undefined]);
});
