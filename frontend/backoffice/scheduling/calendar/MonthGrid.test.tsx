import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { MonthGrid } from "./MonthGrid.tsx";

afterEach(cleanup);

const block = { id: "b1", instructorId: "ana", closedFor: null, createdAt: "2030-04-01T12:00:00.000Z" };
const blocks = [
  { ...block, firstDay: "2030-05-07", lastDay: "2030-05-08", startTime: null, endTime: null },
  { ...block, id: "b2", firstDay: "2030-05-10", lastDay: "2030-05-10", startTime: "16:00", endTime: "18:00" },
];

const coaches = [
  { id: "ana", name: "Ana Lopez" },
  { id: "ben", name: "Ben Cho" },
  { id: "cy", name: "Cy Park" },
  { id: "di", name: "Di Wu" },
];
const show = (shown: typeof blocks, whose: typeof coaches) => {
  renderInBackOffice(
    <MonthGrid
      days={{ from: "2030-04-29", until: "2030-06-02" }}
      month="2030-05"
      told={{ lessons: [], camps: [] }}
      closures={[]}
      blocks={shown}
      coaches={whose}
      dayAt={(date) => `?date=${date}`}
    />,
  );
  const named = screen.getAllByRole("link").map(({ textContent }) => textContent);
  return named.filter((text) => /Blocked|away/i.test(text));
};

it("a month names blocked days, and the hours where it isn't the whole day", () =>
  expect(show(blocks, coaches.slice(0, 1))).toEqual([
    expect.stringContaining("Tuesday, May 7, 2030, Blocked, nothing planned"),
    expect.stringContaining("Wednesday, May 8, 2030, Blocked, nothing planned"),
    expect.stringContaining("Friday, May 10, 2030, Blocked 4:00–6:00 PM, nothing planned"),
  ]));

it("a month of all coaches says who is away, and how many where they are many", () => {
  const onTenth = { ...blocks[1]!, startTime: null, endTime: null };
  const others = coaches.slice(1).map(({ id }) => ({ ...onTenth, id: `of ${id}`, instructorId: id }));
  expect(show([...blocks, others[0]!], coaches).slice(1)).toEqual([
    expect.stringMatching(/^Wednesday, May 8, 2030, Away: Ana Lopez, nothing planned.*1 away/),
    expect.stringMatching(/^Friday, May 10, 2030, Away: Ana Lopez 4:00–6:00 PM, Ben Cho, nothing planned.*2 away/),
  ]);
  cleanup();
  expect(show([...blocks, ...others], coaches).at(-1)).toMatch(/2030, 4 coaches away, nothing planned.*4 away/);
});
