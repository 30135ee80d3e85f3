import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { LessonStatus } from "../../../projections/lessons/view.ts";
import type { Business } from "../../business.ts";
import { shown } from "../../textContract.ts";
import { calendarFile } from "./calendarFile.ts";

const business: Business = {
  productName: "Fungo",
  siteUrl: "https://fungo.example",
  facility: { name: "Center", address: "1 Way, Town", timeZone: "America/New_York" },
  contact: { email: "hello@example.com", phone: "555-010-0199" },
};
const lesson = {
  id: "l1",
  scheduledDate: "2030-05-01T20:00:00.000Z",
  duration: 60,
  status: "confirmed" as LessonStatus,
  location: "Cage 1",
  isPlaceAgreed: false,
  studentName: "Pat Lee",
  instructor: { id: "ana", user: { firstName: "Ana", lastName: "Diaz", profileImageUrl: null }, isActive: true },
  createdAt: "2030-04-01T12:00:00.000Z",
  request: null,
  timesMoved: 0,
};
const linesOf = (status: LessonStatus, options: Partial<Parameters<typeof calendarFile>[1]> = {}, timesMoved = 0) =>
  calendarFile([{ ...lesson, status, timesMoved }], { business, side: "player", method: "REQUEST", ...options })
    .replaceAll("\r\n\t", "") // long lines are folded
    .split("\r\n");

it("a lesson is an entry in UTC that names the other side, the location and the way back to it", () => {
  const lines = linesOf("confirmed", { attendee: { email: "pat@example.com" } });
  for (const line of [
    "METHOD:REQUEST",
    "UID:lesson-l1@fungo",
    "SUMMARY:Lesson with Ana Diaz",
    "DTSTART:20300501T200000Z",
    "DURATION:PT60M",
    "STATUS:CONFIRMED",
    "LOCATION:Cage 1\\, 1 Way\\, Town",
    "URL:https://fungo.example/player-dashboard",
  ])
    expect(lines).toContain(line);
  expect(lines.join("\n")).not.toContain("Pat Lee");
  const theirs = linesOf("confirmed", { side: "instructor", method: "PUBLISH" });
  expect(theirs).toContain("SUMMARY:Lesson with Pat Lee");
  expect(theirs).toContain("METHOD:PUBLISH");
});

it("G1-46: without an address of the facility, an entry says the lesson's own place", () => {
  const nowhere = { ...business, facility: { ...business.facility, address: "" } };
  expect(linesOf("confirmed", { business: nowhere })).toContain("LOCATION:Cage 1");
});

describe("what happens to a lesson changes its one entry", () => {
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith("SEQUENCE:"))?.slice("SEQUENCE:".length));

  it.each([
    ["pending", "TENTATIVE"],
    ["confirmed", "CONFIRMED"],
    ["scheduled", "CONFIRMED"],
    ["completed", "CONFIRMED"],
    ["declined", "CANCELLED"],
    ["cancelled", "CANCELLED"],
  ] as const)("%s is %s", (status, said) => {
    const lines = linesOf(status);
    expect(lines).toContain(`STATUS:${said}`);
    expect(lines).toContain("UID:lesson-l1@fungo");
  });

  it("each change counts more than the one before", () => {
    const sequences = (["pending", "confirmed", "cancelled"] as const).map((status) => sequenceOf(linesOf(status)));
    expect(sequences).toEqual([0, 1, 2]);
    expect(sequenceOf(linesOf("confirmed", {}, 1))).toBe(2);
    expect(sequenceOf(linesOf("pending", { method: "CANCEL" }))).toBe(sequences[2]);
  });
});

it("many lessons are one calendar, and no lessons an empty one", () => {
  const options = { business, side: "player", method: "PUBLISH", name: "My lessons" } as const;
  const many = calendarFile([lesson, { ...lesson, id: "l2" }], options);
  expect(many.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(many.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect(many).toContain("X-WR-CALNAME:My lessons");
  expect(calendarFile([], options)).toMatch(/^BEGIN:VCALENDAR[^]*END:VCALENDAR/);
});

describe("a calendar program reads every name", () => {
  const attendeeOf = (name: string) => {
    const text = calendarFile([{ ...lesson, studentName: name }], {
      business,
      side: "player",
      method: "REQUEST",
      attendee: { email: "pat@example.com", name },
    });
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
    const attendee = event?.getFirstProperty("attendee");
    return { text, cn: attendee?.getFirstParameter("cn"), address: attendee?.getFirstValue() };
  };

  it.each([
    [`Pat "Ace" Lee`, `Pat "Ace" Lee`],
    [`"`, `"`],
    ["Pat ^Lee^'", "Pat ^Lee^'"],
    ["Pat; Lee: RSVP=TRUE, x", "Pat; Lee: RSVP=TRUE, x"],
    ["Pat\r\nATTENDEE:mailto:eve@example.com", "Pat ATTENDEE:mailto:eve@example.com"],
    ["Pat\rLee\u0007\u0000\u007f\u0085\u2028", "Pat Lee"],
    ["Pat\u202e eeL\u200b", "Pat eeL"],
    ["Jürgen Groß-Łukasiewicz 🧢", "Jürgen Groß-Łukasiewicz 🧢"],
    ["\u0007", "pat@example.com"],
  ])("%j", (name, cn) => expect(attendeeOf(name)).toMatchObject({ cn, address: "mailto:pat@example.com" }));

  it.each(["ü", "李", "🧢", "👩‍🏫", "a", `"`])("lines of many %s have at most 75 octets", (character) => {
    const name = character.repeat(90);
    const { text, cn } = attendeeOf(name);
    expect(cn).toBe(shown(name));
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join("")).not.toContain("\ufffd");
  });
});

it("the text of a title, a location and a calendar's name keeps to its line", () => {
  const rogue = "Pat\u0007\r\nSTATUS:CANCELLED\u202e";
  const text = calendarFile([{ ...lesson, location: rogue, studentName: rogue }], {
    business,
    side: "instructor",
    method: "PUBLISH",
    name: rogue,
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent("vevent");
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Pat STATUS:CANCELLED");
  expect(event?.getFirstPropertyValue("summary")).toBe("Lesson with Pat STATUS:CANCELLED");
  expect(event?.getFirstPropertyValue("location")).toBe("Pat STATUS:CANCELLED, 1 Way, Town");
  expect(event?.getAllProperties("status")).toHaveLength(1);
});
