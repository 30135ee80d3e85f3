import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CampView } from "../../../backend/camps/contract.ts";
import { campUrl } from "../../../backend/camps/contract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import CampShow from "./CampShow.tsx";

const past = { dates: ["2020-07-08", "2020-07-09", "2100-07-10"], startDate: "2020-07-08", endDate: "2100-07-10" };

/** What the camp's page says under a name; undefined where it has no such line. */
const shown = async (some: Partial<CampView>, role: "admin" | "instructor" = "admin") => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // of what else the page reads
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      url.startsWith(campUrl(""))
        ? Response.json({ ...camp, ...some })
        : Response.json([], { headers: { "content-range": "rows */0" } }),
    ),
  );
  renderInBackOffice(<CampShow />, { resource: "camps", role });
  await screen.findByText("Price", { selector: "dt" });
  return (name: string) => screen.queryByText(name, { selector: "dt" })?.nextElementSibling as HTMLElement | undefined;
};

it("says what the whole camp costs families, without the days that were canceled", async () => {
  const under = await shown({ canceledDays: ["2030-07-09"] });
  expect(under("Price")?.textContent).toBe("$100.00 for the whole camp (less Tue, Jul 9), $55.00 a day");
});

it("says both prices as they are while all days take place", async () => {
  const under = await shown({});
  expect(under("Price")?.textContent).toBe("$150.00 for the whole camp, $55.00 a day");
  expect(under("Attendance")).toBeUndefined(); // before the first day
});

it.each(["active", "completed", "cancelled"] as const)(
  "leads to who came on each day that is over, also where the camp is %s",
  async (status) => {
    const under = await shown({ ...past, status });
    const links = within(under("Attendance")!).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Wed, Jul 8", "/camps/c1/day?date=2020-07-08"],
      ["Thu, Jul 9", "/camps/c1/day?date=2020-07-09"],
    ]);
  },
);

it("who came is for the camp's owner", async () => {
  const under = await shown(past, "instructor");
  expect(under("Attendance")).toBeUndefined();
});
