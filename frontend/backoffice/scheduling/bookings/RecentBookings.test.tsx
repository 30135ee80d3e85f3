import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { simpleLessonsUrl } from "../../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { RecentBookings } from "./RecentBookings.tsx";

it("U18, K5:bookings: the last ten bookings are asked for, the newest first", async () => {
  const asked = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json([lesson])));
  vi.stubGlobal("fetch", asked);
  renderInBackOffice(<RecentBookings schedule={{ instructorId: "ana", own: true }} />, { role: "instructor" });
  expect(await screen.findByText("Pat Lee")).toBeTruthy();
  const { pathname, searchParams } = new URL(asked.mock.calls[0]?.[0] ?? "", "http://localhost");
  expect([pathname, searchParams.get("range"), searchParams.get("sort")]).toEqual([
    simpleLessonsUrl,
    "[0,9]",
    '["createdAt","DESC"]',
  ]);
});
