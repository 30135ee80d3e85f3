import { describe, expect, it } from "vitest";
import { booked, cancelled, confirmed, movedIn } from "../../../eventstore/lessons/examples.ts";
import { given } from "../../given.ts";
import { day } from "../day.ts";
import { lessonRowsOf, lessonToldIn } from "./lessonRows.ts";
import { moveLessonIn } from "./moveLessonsIn.ts";

const { how: _, ...lesson } = movedIn.data;
const decide = moveLessonIn({ lesson });
const theirs = (fields: object = {}) => ({
  ...booked,
  data: { ...booked.data, lessonId: "l2", studentId: "sam", ...fields },
});
const agreed = { ...confirmed, data: { lessonId: "l2" } };
const ofTwo = moveLessonIn({ lesson: { ...lesson, seats: 2 } });
const refuses = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) });

describe("moving a lesson in", () => {
  it("is one fact, agreed at once, and a second time nothing, whatever became of it", () => {
    expect(given(day).when(decide)).toEqual([movedIn]);
    expect(given(day, movedIn).when(decide)).toEqual([]);
    expect(given(day, movedIn, cancelled).when(decide)).toEqual([]);
  });
  it("follows the rules of the calendar", () => {
    expect(() => given(day, theirs(), agreed).when(decide)).toThrow(refuses("SlotTaken", "already confirmed"));
    expect(() => given(day).when(moveLessonIn({ lesson, closedFor: "Thanksgiving" }))).toThrow(
      refuses("FacilityClosed", "Thanksgiving"),
    );
    expect(() => given(day).when(moveLessonIn({ lesson, camp: "Summer Camp" }))).toThrow(
      refuses("DuringCamp", "Summer Camp"),
    );
  });
  it("takes no time that somebody requested and would wait for in vain, since nobody is told", () => {
    const waiting = refuses("TimeRequested", "answer that request first");
    expect(() => given(day, theirs()).when(decide)).toThrow(waiting);
    expect(() => given(day, { ...booked, data: { ...booked.data, lessonId: "l3", seats: 2 } }).when(ofTwo)).toThrow(
      waiting,
    );
    const withSeats = theirs({ seats: 2 });
    expect(given(day, withSeats).when(ofTwo)).toMatchObject([{ type: "LessonBooked" }]);
    const both = [withSeats, agreed, theirs({ lessonId: "l3", studentId: "kim", seats: 2 })];
    expect(() => given(day, ...both).when(ofTwo)).toThrow(waiting);
  });
});

const headings = "Player,Parent email,Coach,Date,Time,Minutes,Price,Place,Note";
const told = (line: string) => lessonToldIn(lessonRowsOf(Buffer.from(`${headings}\n${line}`))[0]!.cells);
const at = (time: string) => told(`Kim Reyes,,Ana,2026-12-03,${time},,,,`);

describe("a row", () => {
  it("is read as spreadsheets write it", () =>
    expect(told('Kim Reyes,Pat@Home.example,Ana Lopez,12/3/2026,4:30 PM,60,"$1,075.50",Cage 1,Left-handed')).toEqual({
      player: "Kim Reyes",
      parentEmail: "pat@home.example",
      coach: "Ana Lopez",
      date: "2026-12-03",
      time: "16:30",
      minutes: "60",
      price: 107550,
      place: "Cage 1",
      note: "Left-handed",
    }));
  it.each([
    ["4 PM", "16:00"],
    ["4:30pm", "16:30"],
    ["04:30:00 p.m.", "16:30"],
    ["12:00 AM", "00:00"],
    ["12:15 PM", "12:15"],
    ["16:30", "16:30"],
    ["09:00:00", "09:00"],
  ])("%s is %s", (typed, time) => expect(at(typed)).toMatchObject({ time }));
  it.each(["", "4:30", "9:00", "16:30 PM", "25:00", "0:30 AM", "4:75 PM", "noon"])("%s is no time for sure", (typed) =>
    expect(at(typed)).toBe("Time: Please enter the time like 4:30 PM"),
  );
  it.each([
    [",,Ana,2026-12-03,4 PM,,,,", "Player: Please enter the player’s name"],
    ["Kim,pat at home,Ana,2026-12-03,4 PM,,,,", "Parent email: Please enter an email address like name@example.com"],
    ["Kim,,,2026-12-03,4 PM,,,,", "Coach: Please enter the coach’s name or email address"],
    ["Kim,,Ana,13/45/2026,4 PM,,,,", "Date: Please enter the date like 12/3/2026"],
    ["Kim,,Ana,2026-12-03,4 PM,45,,,", "Minutes: Lessons here take 60 minutes. Please enter 60, or leave it empty"],
    ["Kim,,Ana,2026-12-03,4 PM,,seventy,,", "Price: Please enter the price in dollars, like 75"],
    ["Kim,,Ana,2026-12-03,4 PM,,10001,,", "Price: Please check the price"],
  ])("%s: what is expected is said by column", (line, why) => expect(told(line)).toBe(why));
});

it("a file without a needed column is refused in words", () =>
  expect(() => lessonRowsOf(Buffer.from("Player,Coach,Date\nKim,Ana,2026-12-03"))).toThrow(
    "has to name the columns Player, Parent email, Coach, Date, and Time",
  ));
