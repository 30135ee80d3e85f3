import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { myLessonsUrl } from "../../../../backend/lessons/contract.ts";
import { playersUrl } from "../../../../backend/players/contract.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { offerOf } from "../../../shared/lessons/offer.ts";
import { user } from "../../../testing/backOffice.tsx";
import { instructor } from "../../../testing/instructorExample.ts";
import { lesson } from "../../../testing/lessonExample.ts";
import { slot } from "../../../testing/slotExample.ts";
import { currentUserKey } from "../../access/currentUser.ts";
import { Confirmation } from "./Confirmation.tsx";
import type { Slot } from "./freeTimes.ts";

it.each([
  ["kim", "Kim has another lesson around then: 4:00 PM with Riley. You can still book this one."],
  ["dana", null], // whose lesson it isn't
])("G1-60:lessons: a lesson of %s at once with another coach is said before it is booked", async (playerId, said) => {
  const riley = { ...lesson.instructor, id: "riley", user: { ...lesson.instructor.user, firstName: "Riley" } };
  const answers: Record<string, unknown> = {
    [playersUrl]: [{ id: playerId, firstName: "Kim", lastName: "Reyes", isOwn: playerId === "dana", plays: true }],
    [myLessonsUrl]: [{ ...lesson, studentId: "kim", instructorId: "riley", instructor: riley }],
  };
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const client = new QueryClient();
  client.setQueryData(currentUserKey, { ...user, id: "dana", role: "student" });
  for (const [url, answer] of Object.entries(answers)) client.setQueryData([url], answer);
  const offer = offerOf<Slot>({
    slots: [slot],
    lessons: [],
    now: Date.parse("2030-04-30T12:00:00.000Z"),
    instantOf: instantIn("America/New_York"),
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Confirmation
          instructor={instructor}
          offer={offer}
          refetch={() => Promise.resolve()}
          date="2030-05-01"
          time="16:00"
          backToTimes={() => {}}
          onUnchosen={() => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole("button", { name: "Confirm Booking" });
  expect(screen.getAllByText(/^Come to /)[0]?.textContent).toBe(
    `Come to ${slot.location}, Elite Training Center, 12 Ballpark Lane, Springfield.`,
  );
  const [wide, narrow] = screen.getAllByText("Before your lesson").map(({ id }) => id);
  expect(wide).not.toBe(narrow);
  expect(screen.queryByText(/another lesson around then/)?.textContent ?? null).toBe(said);
});
