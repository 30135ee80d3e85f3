import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import Queue from "./Queue.tsx";

afterEach(cleanup);

const requests = ["l1", "l2"].map((id) => ({ ...lesson, id }));

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
  expect(screen.getByText("waiting for you").parentElement?.textContent).toBe(`${said}waiting for you`);
  expect(within(queue).queryByText(/ more$/)?.textContent ?? null).toBe(more);
});
