import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { lessonsUrl, myLessonsUrl, occupiedUrl } from "../../../../backend/lessons/contract.ts";
import { playersUrl } from "../../../../backend/players/contract.ts";
import { availabilityOf } from "../../../../backend/scheduling/contract.ts";
import {
  atTheWizard,
  fill,
  group,
  expectAt,
  kim,
  openWizard,
  pat,
  press,
  expectToast,
  server,
  slot,
  stepThree,
} from "../../../testing/bookingWizard.tsx";
import { lesson } from "../../../testing/lessonExample.ts";
import { bookingDraft } from "./bookingDraft.ts";

atTheWizard();

const at = (day: string, time: string) => ({ id: `${day} ${time}`, scheduledDate: `${day}T${time}:00.000Z` });
const taken = (day: string, time: string) => ({ ...lesson, ...at(day, time), status: "confirmed" });
const warning = async () => (await screen.findAllByRole("alert"))[0]!.textContent;

it("U12, U13, U9: a choice leads to the next step, Back to the one before, and the summary's buttons where they say", async () => {
  openWizard();
  await press("Choose Ana");
  await expectAt("/book-lesson?instructorId=ana");
  await press("Back");
  await expectAt("/book-lesson");
  await press("Choose Ana");
  for (const [back, to] of [
    ["Back", "?instructorId=ana&date=2030-05-01"],
    ["Change Time", "?instructorId=ana&date=2030-05-01"],
    ["Change Instructor", ""],
  ] as const) {
    await press("4:00–5:00 PM");
    await expectAt(`/book-lesson${stepThree}`);
    await press(back);
    await expectAt(`/book-lesson${to}`);
  }
  expect(await screen.findByText("Choose Ana")).toBeTruthy();
});

it("U9, N9, G1-18: the next times of all days stand in a list, and a day's times say what is left of each", async () => {
  server.answers[occupiedUrl("ana")] = [taken("2030-05-01", "22:30"), taken("2030-05-08", "20:00")];
  openWizard("?instructorId=ana");
  const list = (await screen.findByText("Next openings")).closest("section")!;
  const days = () => [...list.querySelectorAll("li section")].map((day) => day.getAttribute("aria-label"));
  expect(days()).toEqual([
    "Wednesday, May 1, 2030",
    "Wednesday, May 8, 2030",
    "Wednesday, May 15, 2030",
    "Wednesday, May 22, 2030",
  ]);
  expect([...list.querySelectorAll("button")].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    "Wednesday, May 1, 2030 at 4:00–5:00 PM $80",
    "Wednesday, May 1, 2030 at 6:30–7:30 PM 2 spots left · $45",
    "Wednesday, May 8, 2030 at 6:30–7:30 PM 3 spots left · $45",
  ]);
  fireEvent.click(screen.getByLabelText("Wednesday, May 8, 2030, 1 opening"));
  const full = (await screen.findByText("Booked")).closest("button")!;
  expect([full.textContent, full.disabled]).toEqual(["4:00–5:00 PMBooked", true]);
});

it.each([
  ["a time that was withdrawn", "?instructorId=ana&date=2030-05-01&time=06:30", {}, "This time is no longer offered."],
  [
    "a day on which the coach is away",
    stepThree,
    { blockedDates: ["2030-05-01"] },
    "Your coach isn’t available at this time.",
  ],
] as const)("U9: a link to %s says so and offers others", async (_, link, change, words) => {
  server.answers[availabilityOf("ana")] = [{ ...slot, ...change }, group];
  openWizard(link);
  expect(await warning()).toContain(words);
  expect(screen.getByText("Wed, May 1, 6:30 PM")).toBeTruthy();
});

it("U9: a link to an impossible time says so, one to an unknown coach asks whom, and without any time others are offered", async () => {
  openWizard("?instructorId=ana&date=2030-05-01&time=99:00");
  expect(await screen.findByText("The day or time in this link doesn’t exist. Please pick another one.")).toBeTruthy();
  cleanup();
  openWizard("?instructorId=nobody");
  expect(await screen.findByText("Choose Ana")).toBeTruthy();
  cleanup();
  server.answers[availabilityOf("ana")] = [];
  openWizard("?instructorId=ana");
  expect(await screen.findByText("No openings right now")).toBeTruthy();
  await press("See other coaches");
  await expectAt("/book-lesson");
});

it("N10, G1-19, G1-41: who is in the way is asked anew at step 3: a time that overlaps another player's lesson is gone, and one's own is on the dashboard", async () => {
  openWizard("?instructorId=ana");
  await press("4:00–5:00 PM");
  await screen.findByText("Confirm Booking");
  expect(server.asked.filter((url) => url === occupiedUrl("ana"))).toHaveLength(2);
  cleanup();
  server.answers[occupiedUrl("ana")] = [taken("2030-05-01", "19:30")];
  openWizard(stepThree);
  expect(await warning()).toContain("Another player got this time.");
  cleanup();
  server.answers[lessonsUrl] = [{ ...lesson, ...at("2030-05-01", "20:00") }];
  openWizard(stepThree);
  expect(await warning()).toContain("You’ve already requested this time. It’s on your dashboard.");
  expect(screen.queryByText("Confirm Booking")).toBeNull(); // there is nothing to confirm
});

it("T14, T15, T18, V4, G1-17, G1-20: what is missing is said; a changed price is agreed to by confirming again; a refused time is not sent again, another one is, with what was typed", async () => {
  openWizard(stepThree);
  await press("Confirm Booking");
  await expectToast(
    "Contact Information Required",
    "Please provide your phone number, email address, session focus, and weekly preference.",
  );
  for (const words of [
    "Please enter your phone number",
    "Please choose what to work on",
    "Please say if you'd like this time every week",
  ])
    expect(screen.getByText(words)).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Hitting"));
  fireEvent.click(screen.getByLabelText("Maybe"));
  fill(/^Phone/, "call me");
  await press("Confirm Booking");
  expect(await screen.findByText("Please enter a phone number like 555-010-0100")).toBeTruthy();
  expect(server.sent).toEqual([]);

  fill(/^Phone/, "555-010-7777");
  const price = "The price of this time is now $95. Please review it before you book.";
  server.replies = [Response.json({ code: "PriceChanged", message: price }, { status: 409 })];
  server.answers[availabilityOf("ana")] = [{ ...slot, price: "95.00" }, group];
  await press("Confirm Booking");
  await expectToast("Booking Failed");
  expect(await warning()).toContain(price);
  expect((await screen.findAllByText("$95")).length).toBeGreaterThan(0);

  const camp = "Your coach is running a camp at this time. Please choose another one.";
  server.replies = [Response.json({ code: "DuringCamp", message: camp }, { status: 409 })];
  await press("Confirm Booking");
  await expectToast("Booking Failed", camp);
  expect(await warning()).toContain(`${camp}These times are open. We kept everything you entered.`);
  expect(server.sent[1]?.body["price"]).toBe("95.00");
  await press("Confirm Booking");
  await expectToast("Incomplete Selection", "Please select an instructor and time slot.");
  expect(server.sent).toHaveLength(2);

  await press("Wed, May 1, 6:30 PM");
  await waitFor(() => expect(screen.queryByText(/^These times are open/)).toBeNull());
  await press("Confirm Booking");
  await expectToast("Lesson Booked!", "Request sent. Ana will confirm.");
  expect(server.sent[2]).toMatchObject({
    url: lessonsUrl,
    body: { scheduledDate: "2030-05-01T22:30:00.000Z", studentPhone: "555-010-7777", studentEmail: pat.email },
  });
  await expectAt("/booking-success");
});

it("U10, E4, G1-33: every week is asked once, the answer says what it means, and a series is booked only under Yes", async () => {
  openWizard(stepThree);
  await screen.findByText("Would you like this time every week?");
  expect(screen.queryByText("How many weeks?")).toBeNull();
  fireEvent.click(screen.getByLabelText("Maybe"));
  expect(
    screen.getByText(/^You’re requesting one lesson, Wed, May 1\. .*might want this time every week/),
  ).toBeTruthy();
  fireEvent.click(screen.getByLabelText("Yes"));
  expect(screen.getByText(/^You’re requesting one lesson, .*you’d like this time every week/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("How many weeks?"), { target: { value: "5" } });
  await expectAt(`/book-lesson${stepThree}&weeks=5`);
  expect(screen.getByText("4 lessons: $80 each, $320 in all")).toBeTruthy();
  expect(screen.getByText("Wed, May 29: your coach hasn’t posted this time")).toBeTruthy();
  expect(screen.queryByText(/^You’re requesting one lesson/)).toBeNull();
  fireEvent.click(screen.getByLabelText("No"));
  expect(screen.queryByText("How many weeks?")).toBeNull();
  expect(screen.getByText("You’re requesting one lesson, Wed, May 1.")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("Hitting"));
  fill(/^Phone/, "555-010-7777");
  server.replies = [Response.json({ code: "Busy", message: "Busy" }, { status: 503 })];
  await press("Confirm Booking");
  await expectToast("Booking Failed");
  expect(server.sent[0]!.body).toMatchObject({ weeklyRecurring: "no" });
  expect(server.sent[0]!.body["alsoOn"]).toBeUndefined();
  fireEvent.click(screen.getByLabelText("Yes"));
  await press("Confirm Booking");
  await expectToast("Lesson Booked!");
  expect(server.sent[1]!.body).toMatchObject({
    weeklyRecurring: "yes",
    alsoOn: ["2030-05-08", "2030-05-15", "2030-05-22"],
  });
});

it("G1-33: an address with weeks answers the question, unless it was answered", async () => {
  openWizard(`${stepThree}&weeks=3`);
  await screen.findByText("3 lessons: $80 each, $240 in all");
  expect(screen.getByLabelText<HTMLInputElement>("Yes").checked).toBe(true);
  fireEvent.click(screen.getByLabelText("No"));
  cleanup();
  openWizard(`${stepThree}&weeks=3`);
  await screen.findByText("You’re requesting one lesson, Wed, May 1.");
  expect(screen.getByLabelText<HTMLInputElement>("No").checked).toBe(true);
});

const typed = { studentPhone: "555-010-7777", studentEmail: "pat@example.com", sessionFocus: "hitting" } as const;
const backFromSigningUp = { sends: true };

it("back from signing up, a lesson is sent once it is known who it is for, and for nobody while that can't be read", async () => {
  bookingDraft.keep({ ...typed, weeklyRecurring: "no" });
  server.answers[playersUrl] = new Response("", { status: 503 });
  openWizard(stepThree, pat, backFromSigningUp);
  await screen.findByText("We couldn’t load your players");
  expect(server.sent).toEqual([]);
  server.answers[playersUrl] = [kim];
  await press("Retry");
  await expectAt("/booking-success");
  expect(server.sent.map(({ body }) => body["playerId"])).toEqual(["kim"]);
});

it("G1-33: back from signing up, every week of a series is sent", async () => {
  bookingDraft.keep({ ...typed, weeklyRecurring: "yes" });
  openWizard(`${stepThree}&weeks=3`, pat, backFromSigningUp);
  await expectAt("/booking-success");
  expect(server.sent[0]?.body["alsoOn"]).toEqual(["2030-05-08", "2030-05-15"]);
});

it("nothing is sent for nobody: the question who it is for says so and gets the focus", async () => {
  bookingDraft.keep({ ...typed, weeklyRecurring: "no" });
  server.answers[playersUrl] = [kim, { ...kim, id: "lou", firstName: "Lou" }];
  openWizard(stepThree);
  await screen.findByLabelText("Lou");
  for (const _ of ["first", "second"]) {
    (document.activeElement as HTMLElement | null)?.blur();
    await press("Confirm Booking");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Kim")));
    expect(screen.getByText("Please choose who this is for")).toBeTruthy();
  }
  fireEvent.click(screen.getByLabelText("Lou"));
  expect(screen.queryByText("Please choose who this is for")).toBeNull();
  await press("Confirm Booking");
  await expectAt("/booking-success");
  expect(server.sent.map(({ body }) => body["playerId"])).toEqual(["lou"]);
});

it("a parent's only player is named, and another can be added", async () => {
  server.answers[playersUrl] = [{ ...kim, id: "pat", firstName: "Pat", isOwn: true, plays: false }, kim];
  openWizard(stepThree);
  expect(await screen.findByText("For Kim")).toBeTruthy();
  expect(screen.getByText("Add a player", { selector: "button" })).toBeTruthy();
});

it("whoever books for themselves is not named", async () => {
  server.answers[playersUrl] = [{ ...kim, id: "pat", firstName: "Pat", isOwn: true }];
  openWizard(stepThree);
  await screen.findByText("Your details");
  expect(screen.queryByText("Add a player")).toBeNull();
});

it("the phone number of one's own last lesson is filled in, never one that somebody else gave", async () => {
  const asked = (on: string, studentPhone: string, studentEmail = pat.email) => ({
    ...lesson,
    ...at(on, "20:00"),
    createdAt: `${on}T12:00:00.000Z`,
    status: "completed",
    studentPhone,
    studentEmail,
  });
  server.answers[myLessonsUrl] = [
    asked("2030-04-01", "555-010-1111"),
    asked("2030-04-02", "555-010-2222"),
    asked("2030-04-03", "555-010-3333", "lou@example.com"),
  ];
  openWizard(stepThree);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe("555-010-2222"));
});
