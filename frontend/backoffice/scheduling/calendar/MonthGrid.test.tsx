import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { MonthGrid } from "./MonthGrid.tsx";

const block = { id: "b1", instructorId: "ana", closedFor: null, createdAt: "2030-04-01T12:00:00.000Z" };
const blocks = [
  { ...block, firstDay: "2030-05-07", lastDay: "2030-05-08", startTime: null, endTime: null },
  { ...block, id: "b2", firstDay: "2030-05-10", lastDay: "2030-05-10", startTime: "16:00", endTime: "18:00" },
];

it("a month names blocked days, and the hours where it isn't the whole day", () => {
  renderInBackOffice(
    <MonthGrid
      days={{ from: "2030-04-29", until: "2030-06-02" }}
      month="2030-05"
      told={{ lessons: [], camps: [] }}
      closures={[]}
      blocks={blocks}
      dayAt={(date) => `?date=${date}`}
    />,
  );
  const named = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(named.filter((text) => text.includes("Blocked"))).toEqual([
    expect.stringContaining("Tuesday, May 7, 2030, Blocked, nothing planned"),
    expect.stringContaining("Wednesday, May 8, 2030, Blocked, nothing planned"),
    expect.stringContaining("Friday, May 10, 2030, Blocked 4:00–6:00 PM, nothing planned"),
  ]);
});
