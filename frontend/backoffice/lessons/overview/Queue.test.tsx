import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { shortDate, today } from "../../../shared/formats.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import FacilityWaiting from "./FacilityWaiting.tsx";
import Queue from "./Queue.tsx";

const requests = ["l1", "l2"].map((id) => ({ ...lesson, id }));

const weeks = ["2030-05-01", "2030-05-08", "2030-05-15"].map((date, n) => ({
  ...lesson,
  id: `w${n + 1}`,
  date,
  scheduledDate: `${date}T20:00:00.000Z`,
  series: { id: "w", n: n + 1, of: 3 },
}));

it("G1-33: the requests of a series are one line, which is confirmed or declined as one", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (init?.method === "POST") {
      sent.push([url, JSON.parse(init.body as string)]);
      return Promise.resolve(Response.json({ lessons: [], left: [] }));
    }
    const rows = decodeURIComponent(url).includes('"status":"pending"') ? [...weeks, ...requests.slice(0, 1)] : [];
    return Promise.resolve(Response.json(rows, { headers: { "Content-Range": `lessons 0-3/${rows.length}` } }));
  });
  renderInBackOffice(<Queue />, { role: "instructor" });
  const queue = await screen.findByRole("region", { name: "Waiting for your reply" });
  const [series, single] = await within(queue).findAllByRole("listitem");
  expect(series?.textContent).toContain("3 weekly lessons, through Wed, May 15");
  expect(within(single!).getByRole("button", { name: /^Confirm / })).toBeTruthy();
  fireEvent.click(within(series!).getByRole("button", { name: "Confirm all 3" }));
  await waitFor(() => expect(sent).toEqual([["/api/lessons/w1/and-later", { what: "confirmed", samePlace: "ask" }]]));
  fireEvent.click(within(series!).getByRole("button", { name: /^Decline all/ }));
  const dialog = await screen.findByRole("dialog", { name: "Decline all 3 requests?" });
  fireEvent.change(within(dialog).getByLabelText(/^Message/), { target: { value: "Full" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Decline requests" }));
  await waitFor(() => expect(sent[1]).toEqual(["/api/lessons/w1/and-later", { what: "declined", reason: "Full" }]));
});

/** A server with a first page of requests, and nothing else. `total`: as it says it, "*" where it stopped counting. */
const serverWith = (total: string) =>
  vi.fn<typeof fetch>((input) => {
    const isRequests = decodeURIComponent(typeof input === "string" ? input : "").includes('"status":"pending"');
    const rows: LessonView[] = isRequests ? requests : [];
    const range = `lessons 0-${Math.max(0, rows.length - 1)}/${isRequests ? total : 0}`;
    return Promise.resolve(Response.json(rows, { headers: { "Content-Range": range } }));
  });

it.each([
  ["2", "2", null],
  ["14", "14", "12 more"],
  ["*", "100+", "98+ more"],
])("with %s requests, of which 2 are read, each number says %s, and the list's end %s", async (total, said, more) => {
  vi.stubGlobal("fetch", serverWith(total));
  renderInBackOffice(<Queue />, { role: "instructor" });
  const queue = await screen.findByRole("region", { name: "Waiting for your reply" });
  expect(await within(queue).findAllByRole("listitem")).toHaveLength(2);
  expect(within(queue).getByText(said)).toBeTruthy();
  const tile = screen.getByText("lessons waiting for you").parentElement;
  expect(tile?.textContent).toBe(`${said}lessons waiting for you`);
  expect(within(queue).queryByText(/ more$/)?.textContent ?? null).toBe(more);
});

it("a tile names what it counts, one as one", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json([lesson], { headers: { "Content-Range": "lessons 0-0/1" } })),
  );
  renderInBackOffice(<Queue />, { role: "instructor" });
  for (const label of ["lesson waiting for you", "scheduled lesson", "video review"])
    expect((await screen.findByText(label)).parentElement?.textContent).toBe(`1${label}`);
});

it("an admin sees the soonest requests, and every agreed lesson that somebody wants to change", async () => {
  const onDay = (n: number) => ({ id: `q${n}`, scheduledDate: `2090-05-${10 + n}T20:00:00.000Z` });
  const many = Array.from({ length: 8 }, (_, n) => ({ ...lesson, ...onDay(n) }));
  const proposal = { id: "p1", kind: "cancel", from: "player", to: null, words: null, at: lesson.createdAt };
  const near = plusDays(today(), 5);
  const last = { ...lesson, ...onDay(9), date: near, status: "confirmed", proposal };
  vi.stubGlobal("fetch", (url: string) => {
    const rows = decodeURIComponent(url).includes('"status":"pending"') ? many : [last];
    return Promise.resolve(Response.json(rows, { headers: { "Content-Range": `lessons 0-7/${rows.length}` } }));
  });
  renderInBackOffice(<FacilityWaiting />);
  const section = await screen.findByRole("region", { name: "Lessons waiting for a reply" });
  const lines = await within(section).findAllByRole("listitem");
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)?.textContent).toContain("wants to cancel this lesson");
  expect(lines.at(-1)?.textContent).toContain(`${shortDate(near)}, 4:00–5:00 PM`); // a date, as in the other lines
});
