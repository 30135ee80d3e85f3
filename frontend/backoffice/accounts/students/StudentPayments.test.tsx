import { cleanup, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { registration } from "../../../testing/registrationExample.ts";
import { StudentPayments } from "./StudentPayments.tsx";

const payment = { how: "cash", amount: "75.00", words: null, notedAt: "2030-05-01T21:00:00.000Z", notedBy: null };
/** What the server has of each of these. */
const serverWith = (found: Record<string, readonly object[]>) =>
  vi.stubGlobal("fetch", (url: string) => {
    const rows = Object.entries(found).find(([name]) => url.startsWith(`/api/${name}`))?.[1] ?? [];
    return Promise.resolve(
      Response.json(rows, { headers: { "Content-Range": `rows 0-${rows.length}/${rows.length}` } }),
    );
  });

it("says what was paid and what is due, for lessons and camps, and leads there", async () => {
  const money = { quoted: "150.00", collected: "100.00", refunded: "20.00", outstanding: "50.00", refundDue: "0.00" };
  serverWith({
    lessons: [
      { ...lesson, id: "paid", status: "completed", payment },
      { ...lesson, id: "open", status: "completed", date: "2030-05-08" },
      { ...lesson, id: "to come", status: "confirmed", date: "2030-05-15" },
    ],
    "camp-registrations": [{ ...registration, money }],
  });
  renderInBackOffice(<StudentPayments studentId="pat" />, { role: "instructor" });
  const rows = await within(screen.getByRole("region", { name: "Payments" })).findAllByRole("link");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Paid \$100.* · Refunded \$20.* · \$50.* due$/),
    expect.stringMatching(/^Lesson, .*May 1.*Paid \$75.* in cash$/),
    expect.stringMatching(/^Lesson, .*May 8.*\$75.*, no payment recorded$/),
  ]);
  expect(rows[1]!.getAttribute("href")).toContain("/lessons/paid/show");
});

it("says that there is nothing yet, and what couldn't be read", async () => {
  serverWith({});
  renderInBackOffice(<StudentPayments studentId="pat" />, { role: "instructor" });
  expect(await screen.findByText("Nothing paid or due yet.")).toBeTruthy();
  cleanup();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ message: "No" }, { status: 500 })));
  renderInBackOffice(<StudentPayments studentId="pat" />, { role: "instructor" });
  expect(await screen.findByText("Failed to fetch payments")).toBeTruthy();
});
