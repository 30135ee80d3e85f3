import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { inboxItem } from "../../testing/inboxExample.ts";
import { InInbox } from "./InInbox.tsx";

const item = { ...inboxItem, id: "team-finder-t1", kind: "team-finder", inquiryId: "t1" };
const shows = (owner: object | null, more: object = {}) => {
  vi.stubGlobal("fetch", async () =>
    Response.json([{ ...item, owner, ...more }], { headers: { "content-range": "inbox 0-0/1" } }),
  );
  return renderInBackOffice(<InInbox kind="team-finder" inquiryId="t1" />);
};

it("what stands in the inbox says on its own page who looks after it, and leads there", async () => {
  const { unmount } = shows(null);
  await screen.findByText("Nobody has taken this yet.");
  unmount();
  const settled = shows(null, { status: "placed" });
  await screen.findByRole("link", { name: "Open in the inbox" });
  expect(screen.queryByText("Nobody has taken this yet.")).toBeNull();
  settled.unmount();
  shows({ id: "riley", name: "Riley Brooks" });
  await waitFor(() => expect(screen.getByText("Riley Brooks looks after this.")).toBeTruthy());
  expect(screen.queryByText(/^Answered/)).toBeNull();
  const link = screen.getByRole("link", { name: "Open in the inbox" });
  expect(link.getAttribute("href")).toMatch(/\/inbox\/team-finder-t1\/show$/);
});

it("says that an email answered it, and when", async () => {
  shows({ id: "riley", name: "Riley Brooks" }, { answeredAt: "2030-05-02T16:00:00.000Z" });
  expect(await screen.findByText("Answered by email on Thu, May 2.")).toBeTruthy();
});
