import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { camp } from "../../../testing/campExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { WeekList } from "./WeekList.tsx";

it("a day is in the order of its clock, camps among the lessons", () => {
  const date = "2030-05-01";
  const lessonAt = (startTime: string, timeSlot: string) => ({ ...lesson, id: startTime, date, startTime, timeSlot });
  const lessons = [lessonAt("18:00", "18:00-19:00"), lessonAt("09:00", "09:00-10:00")];
  const camps = [{ date, camp: { ...camp, title: "Night Camp", startTime: "17:00", endTime: "20:00" } }];
  renderInBackOffice(
    <WeekList days={{ from: date, until: date }} {...{ lessons, camps }} open={[]} closures={[]} withOpenTimes />,
  );
  const day = within(screen.getByLabelText("Wednesday, May 1, 2030"));
  expect(day.getAllByRole("listitem").map(({ textContent }) => textContent?.split(" ")[0])).toEqual([
    "9:00–10:00",
    "5:00–8:00",
    "6:00–7:00",
  ]);
});
