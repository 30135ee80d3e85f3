import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  availabilityUrl,
  clearScheduleUrl,
  ownAvailabilityUrl,
  slotUrl,
  touchedLessonsUrl,
} from "../../../backend/scheduling/contract.ts";
import { today } from "../../shared/formats.ts";
import { plusDays, weekdayOf } from "../../shared/scheduling/calendar.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { camp } from "../../testing/campExample.ts";
import { instructor } from "../../testing/instructorExample.ts";
import { lesson } from "../../testing/lessonExample.ts";
import { slot as example } from "../../testing/slotExample.ts";
import Availability from "./Availability.tsx";
import LessonScheduling from "./bookings/LessonScheduling.tsx";
import { BlockDialog } from "./builder/BlockDialog.tsx";
import ScheduleBuilder from "./builder/ScheduleBuilder.tsx";
import { SickDayDialog } from "./calendar/SickDayDialog.tsx";

const overlap = "This overlaps your slot from 9:00 AM to 10:00 AM on the same day.";
const slot = { ...example, dayOfWeek: weekdayOf(today()), validFrom: today(), validUntil: "2090-01-01" };

/** The slots there are, and what the next changes are answered. */
const server = {
  slots: [slot],
  coaches: [] as object[],
  lessons: [] as object[],
  camps: [] as object[],
  answers: [] as Response[],
  sent: [] as string[],
};
beforeEach(() => {
  Object.assign(server, { slots: [slot], coaches: [], lessons: [], camps: [], answers: [], sent: [] });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") {
      const ofSlots = url.startsWith(availabilityUrl) || url.startsWith(ownAvailabilityUrl);
      const lists = {
        "/api/instructors?": server.coaches,
        [touchedLessonsUrl]: server.lessons,
        "/api/camps?": server.camps,
      };
      const rows = ofSlots ? server.slots : (Object.entries(lists).find(([start]) => url.startsWith(start))?.[1] ?? []);
      return Response.json(rows, { headers: { "content-range": `rows 0-${rows.length}/${rows.length}` } });
    }
    server.sent.push(`${method} ${url}`);
    return server.answers.shift() ?? Response.json(slot);
  });
});
const failed = () => new Response("", { status: 500 });
const refused = () => Response.json({ code: "SlotOverlaps", message: overlap }, { status: 409 });
const said = (title: string, text?: string) =>
  waitFor(() => expect(currentToast()).toMatchObject({ title, ...(text && { text }) }));
type Place = Pick<typeof screen, "getByLabelText" | "getByText">;
const set = (place: Place, label: RegExp | string, value: string) =>
  fireEvent.change(place.getByLabelText(label), { target: { value } });
const value = (place: Place, label: RegExp | string) => place.getByLabelText<HTMLInputElement>(label).value;
// By their texts: looking for roles in screens of this size takes seconds.
const press = (place: Place, words: string) => fireEvent.click(place.getByText(words, { selector: "button" }));
const sectionOf = (heading: RegExp | string) => within(screen.getByText(heading, { selector: "h2" }).parentElement!);
const dialogOf = async (title: string) =>
  within((await screen.findByText(title, { selector: "h2" })).closest<HTMLElement>("[role=dialog]")!);

it("U17, V6, V9, K3, G1-19, G1-21, G1-23, T11, T19, T20, T21: the Schedule Builder says what is missing or went wrong, and what was typed stays", async () => {
  renderInBackOffice(<ScheduleBuilder />, { role: "instructor" });
  const days = await screen.findByLabelText("Day of the week");
  expect(days.querySelectorAll("button")).toHaveLength(7);
  const form = sectionOf(/^Add time slot on /);
  expect(["Start time *", "End time *", "Price *", "Max players"].map((label) => value(form, label))).toEqual([
    "09:00",
    "10:00",
    "50",
    "1",
  ]);
  expect(form.getByLabelText<HTMLSelectElement>("Start time *").options).toHaveLength(32);
  const add = () => press(form, "Add Time Slot");
  set(form, /^Location/, "");
  add();
  await said("Please fill in all required fields");
  expect(form.getByText("Please enter a location")).toBeTruthy();
  set(form, /^Location/, "Cage 7");
  set(form, /^End time/, "09:00");
  add();
  await said("End time must be after start time");
  set(form, /^End time/, "10:30");
  expect(form.getByText(/^Lessons run 60 minutes .* This slot is 90 minutes long\.$/)).toBeTruthy();
  set(form, /^End time/, "10:00");
  expect(form.queryByText(/^Lessons run/)).toBeNull();
  expect(server.sent).toEqual([]);

  server.answers = [refused(), failed()];
  add();
  await said("Failed to add time slot", overlap);
  expect(form.getByText(overlap)).toBeTruthy();
  add();
  await said("Failed to add time slot", "Please try again.");
  expect(value(form, /^Location/)).toBe("Cage 7");
  add();
  await said("Time slot added successfully");

  server.answers = [failed(), failed()];
  const available = screen.getByLabelText<HTMLInputElement>(/^Available: /);
  fireEvent.click(available);
  await said("Failed to update availability");
  await waitFor(() => expect(available.checked).toBe(true));
  fireEvent.click(screen.getByLabelText(/^Delete /));
  await said("Failed to delete time slot");
  fireEvent.click(screen.getByLabelText(/^Delete /));
  await said("Time slot deleted successfully");
  expect(server.sent.slice(3)).toEqual([
    `PATCH ${slotUrl("s1")}`,
    `DELETE ${slotUrl("s1")}`,
    `DELETE ${slotUrl("s1")}`,
  ]);
});

it("the Schedule Builder offers to copy another day only once one has times", async () => {
  const { unmount } = renderInBackOffice(<ScheduleBuilder />, { role: "instructor" });
  fireEvent.click((await screen.findByLabelText("Day of the week")).querySelector("button:not([aria-pressed=true])")!);
  expect(await screen.findByText("Add one, or copy another day to all days.")).toBeTruthy();
  unmount();
  server.slots = [];
  renderInBackOffice(<ScheduleBuilder />, { role: "instructor" });
  expect(await screen.findByText("Once you add one, players can book it.")).toBeTruthy();
});

it("U18, K3, G1-21, G1-22, T12, T21: Lesson Scheduling has presets of its own, and clears all slots after a question or says why not", async () => {
  renderInBackOffice(<LessonScheduling />, { role: "instructor" });
  const presets = sectionOf("Add time slot");
  expect([value(presets, /^Price/), value(presets, /^Location/)]).toEqual(["75", "Indoor Cage 1"]);
  server.answers = [failed(), failed()];
  press(presets, "Add Time Slot");
  await said("Failed to add time slot");

  const clear = async () => {
    fireEvent.click(await screen.findByText("Clear All Schedules"));
    const question = await dialogOf("Clear all schedules?");
    expect(question.getByText(/^This takes 1 time slot off the calendar/)).toBeTruthy();
    press(question, "Clear All Schedules");
    await waitFor(() => expect(screen.queryByText("Clear all schedules?")).toBeNull());
  };
  await clear();
  await said("Failed to clear schedule data");
  await clear();
  await said("All schedule data cleared successfully");
  expect(server.sent).toEqual([`POST ${availabilityUrl}`, `DELETE ${clearScheduleUrl}`, `DELETE ${clearScheduleUrl}`]);
});

it("V7, T19, V6, T20, V9, T29, G1-19: what is missing or wrong in a new slot is said beside its field, and what was typed stays", async () => {
  server.slots = [];
  renderInBackOffice(<Availability />, { role: "instructor" });
  vi.spyOn(console, "error").mockImplementation(() => {}); // where react-admin prints what failed
  expect(await screen.findByText("Players can’t book you yet")).toBeTruthy();
  press(screen, "Add first time");
  const dialog = await dialogOf("Add availability");
  const add = () => press(dialog, "Add availability");
  const { options } = dialog.getByLabelText<HTMLSelectElement>(/^Start time/);
  expect([options.length, options[1]?.text, options[32]?.text]).toEqual([33, "6:00 AM", "9:30 PM"]);
  add();
  await said("Please fill in all required fields");
  expect(dialog.getByText("Please choose a day")).toBeTruthy();
  set(dialog, /^Day of week/, "3");
  set(dialog, /^End time/, "09:00");
  add();
  await said("End time must be after start time");
  expect(dialog.getByText("End time must be after start time")).toBeTruthy();
  expect(dialog.getByLabelText(/^End time/).getAttribute("aria-invalid")).toBe("true");
  set(dialog, /^End time/, "09:30");
  expect(dialog.getByText(/^Lessons last 60 minutes .* This slot is 30 minutes long\.$/)).toBeTruthy();
  set(dialog, /^End time/, "10:00");
  expect(dialog.queryByText(/^Lessons last/)).toBeNull();
  set(dialog, /^Price/, "-5");
  set(dialog, /^Weeks/, "53");
  add();
  expect(await dialog.findByText("The price can't be below $0")).toBeTruthy();
  expect(dialog.getByText("Please choose 1 to 52 weeks")).toBeTruthy();
  set(dialog, /^Price/, "80");
  set(dialog, /^Weeks/, "4");
  expect(server.sent).toEqual([]);

  server.answers = [refused()];
  add();
  await said("Failed to add availability");
  expect(await dialog.findByText(overlap)).toBeTruthy();
  expect([value(dialog, /^Price/), value(dialog, /^Start time/)]).toEqual(["80", "09:00"]);
  press(dialog, "Add and keep going");
  await said("Availability slot added successfully");
  await waitFor(() => expect(value(dialog, /^Start time/)).toBe("10:00")); // the next hour of the same day
});

it("Availability shows what was changed elsewhere in the meantime", async () => {
  const Screens = () => {
    const [isElsewhere, setElsewhere] = useState(false);
    return (
      <>
        <button onClick={() => setElsewhere(!isElsewhere)}>Elsewhere and back</button>
        {!isElsewhere && <Availability />}
      </>
    );
  };
  renderInBackOffice(<Screens />, { role: "instructor", staleTime: 60_000 });
  expect(await screen.findByText(new RegExp(slot.location))).toBeTruthy();
  press(screen, "Elsewhere and back");
  server.slots = [{ ...slot, location: "Barn 9" }];
  press(screen, "Elsewhere and back");
  expect(await screen.findByText(/Barn 9/)).toBeTruthy();
});

it.each([
  ["instructor", "Call in sick", "Called in sick, days blocked"],
  ["admin", "Mark coach out", "Coach marked out, days blocked"],
] as const)("G1-54: who is out: what an %s does for a sick day is called %s", async (role, act, done) => {
  server.answers = [Response.json({ canceled: [], offered: [] }, { status: 201 })];
  server.coaches = [instructor];
  renderInBackOffice(<SickDayDialog instructorId={instructor.id} onClose={() => {}} />, { role });
  const dialog = await dialogOf(act);
  if (role === "admin") {
    await dialog.findByText("Ana Cruz");
    set(dialog, /^Instructor/, instructor.id);
  }
  await dialog.findByText("No lessons on these days.");
  expect(dialog.queryByLabelText(/^Message to families/)).toBeNull();
  expect(dialog.queryByText("Offer other times")).toBeNull();
  press(dialog, act);
  await said(done);
  expect(server.sent).toEqual(["POST /api/schedule/sick-day"]);
});

it("a sick day says first how many lessons and families it is about and what is paid, and that camps stay on", async () => {
  const ben = "ben@example.com";
  const payment = { how: "cash", amount: "75.00", words: null, notedAt: "2030-04-20T12:00:00.000Z", notedBy: null };
  server.lessons = [
    { ...lesson, payment },
    { ...lesson, id: "l2" },
    { ...lesson, id: "l3", studentEmail: ben, payment },
  ];
  server.camps = [
    { ...camp, instructorId: instructor.id, dates: [today()], title: "Fall Camp" },
    { ...camp, id: "c2", instructorId: "somebody else", dates: [today()], title: "Other Camp" },
  ];
  server.coaches = [instructor];
  server.answers = [Response.json({ canceled: [lesson], offered: [] }, { status: 201 })];
  renderInBackOffice(<SickDayDialog instructorId={instructor.id} onClose={() => {}} />, { role: "admin" });
  const dialog = await dialogOf("Mark coach out");
  await dialog.findByText("Ana Cruz");
  set(dialog, /^Instructor/, instructor.id);
  const about = "3 lessons, 2 families. $150 is recorded as paid. Work out any refund with the families.";
  await dialog.findByText(about);
  const camps = within(await dialog.findByLabelText("Camps on these days"));
  expect(camps.getByText(/Fall Camp, 2 players/)).toBeTruthy();
  expect(camps.queryByText(/Other Camp/)).toBeNull();
  expect(camps.getByText("Move or cancel a day").getAttribute("href")).toContain("/camps/c1/show");
  set(dialog, /^Message to families/, "Ana has the flu.");
  press(dialog, "Mark coach out");
  await said("Coach marked out, days blocked", "1 lesson canceled. Still on: Fall Camp.");
});

it("a sick day's last day follows its first, and says by itself what is wrong with it", async () => {
  server.lessons = [lesson];
  const [later, evenLater] = [plusDays(today(), 1), plusDays(today(), 30)];
  renderInBackOffice(<SickDayDialog instructorId={instructor.id} onClose={() => {}} />, { role: "instructor" });
  const dialog = await dialogOf("Call in sick");
  set(dialog, /^First day/, later);
  await waitFor(() => expect(value(dialog, /^Last day/)).toBe(later));
  await dialog.findByText("1 lesson, 1 family.");
  set(dialog, /^Last day/, evenLater);
  await dialog.findByText("Please choose up to 14 days");
  set(dialog, /^Last day/, today());
  await dialog.findByText("The last day can’t be before the first day");
  expect(dialog.queryByLabelText(/^Message to families/)).toBeNull();
  expect(server.sent).toEqual([]);
});

it("blocking names the lessons to come, each with its screen, and no lesson that is over", async () => {
  server.lessons = [{ ...lesson, scheduledDate: "2020-05-01T20:00:00.000Z" }];
  const range = { firstDay: today(), lastDay: today(), startTime: "", endTime: "" };
  const { unmount } = renderInBackOffice(<BlockDialog instructorId="ana" range={range} onClose={() => {}} />);
  await screen.findByText("No lessons are affected.");
  unmount();
  server.lessons = [lesson];
  renderInBackOffice(<BlockDialog instructorId="ana" range={range} onClose={() => {}} />);
  await screen.findByText("1 lesson is affected.");
  expect(screen.getByText(/Keep it, or open it to move or cancel\./)).toBeTruthy();
  const [row] = within(screen.getByLabelText("Affected lessons")).getAllByRole("link");
  expect(row!.getAttribute("href")).toContain("/lessons/l1/show");
});
