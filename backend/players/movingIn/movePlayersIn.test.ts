import { describe, expect, it } from "vitest";
import { closed, merged, movedIn } from "../../../eventstore/players/examples.ts";
import { given } from "../../given.ts";
import { closePlayer, correctPlayer, player } from "../player.ts";
import { movePlayerIn, playerRowsOf, toldIn } from "./movePlayersIn.ts";

describe("moving a player in", () => {
  const decide = movePlayerIn(movedIn.data);
  it("is one fact, and a second time nothing", () => {
    expect(given(player).when(decide)).toEqual([movedIn]);
    expect(given(player, movedIn).when(decide)).toEqual([]);
  });
  it("brings nobody back who was removed", () => {
    for (const end of [closed, merged])
      expect(() => given(player, movedIn, end).when(decide)).toThrow(expect.objectContaining({ code: "NoSuchPlayer" }));
  });
  it("the parent is no part of what a correction says", () => {
    const correct = correctPlayer({ playerId: "kim", changes: {}, today: "2030-01-01" });
    expect(given(player, movedIn).when(correct)).toEqual([]);
  });
  it("can be undone for good", () =>
    expect(given(player, movedIn).when(closePlayer({ playerId: "kim", why: "erased" }))).toEqual([closed]));
});

const today = "2030-04-01";
const file = (...lines: string[]) => Buffer.from(lines.join("\n"));
const told = (line: string) =>
  toldIn(
    playerRowsOf(file("First name,Last name,Birth date,Age,Sport,Position,Parent,Parent email,Parent phone", line))[0]!
      .cells,
    today,
  );

describe("a row", () => {
  it("is checked as a family's form is, and says what follows", () =>
    expect(told("Kim,Reyes,2020-05-04,,Softball,Catcher,Pat Reyes,Pat@Home.example,555-010-0100")).toEqual({
      firstName: "Kim",
      lastName: "Reyes",
      birthDate: "2020-05-04",
      adultOn: "2038-05-04",
      sport: "softball",
      position: "Catcher",
      parentName: "Pat Reyes",
      parentEmail: "pat@home.example",
      parentPhone: "555-010-0100",
    }));
  it("may have a day as spreadsheets write it, or an age", () => {
    expect(told("Kim,Reyes,5/4/2020,,,,,pat@home.example,")).toMatchObject({ birthDate: "2020-05-04" });
    expect(told("Kim,Reyes,,9,,,,pat@home.example,")).toMatchObject({ age: 9, ageRecordedOn: today });
  });
  it.each([
    [",Reyes,,9,,,,pat@home.example,", "First name: Please enter the player's first name"],
    ["Kim,Reyes,,,,,,pat@home.example,", "Birth date: Please enter the date of birth or the age"],
    ["Kim,Reyes,13/45/2020,,,,,pat@home.example,", "Birth date: Please enter the date of birth like 2016-05-04"],
    ["Kim,Reyes,2031-01-01,,,,,pat@home.example,", "Birth date: Please check the date of birth"],
    [
      "Kim,Reyes,,nine,,,,pat@home.example,",
      "Age: Please enter the age as a number · Birth date: Please enter the date of birth or the age",
    ],
    ["Kim,Reyes,,9,hockey,,,pat@home.example,", "Sport: Please enter baseball or softball, or leave it empty"],
    [
      "Kim,Reyes,,9,,,,,",
      "Parent email: Please enter the parent’s email address, or an adult player’s own. Someone without one can come as a walk-in",
    ],
    ["Kim,Reyes,,9,,,,pat at home,", "Parent email: Please enter an email address like name@example.com"],
    ["Kim,Reyes,,9,,,,pat@home.example,call", "Parent phone: Please enter a phone number like 555-010-0100"],
  ])("%s: what is expected is said by column", (line, why) => expect(told(line)).toBe(why));
  it("says everything that is wrong with it at once", () =>
    expect(told(",,,9,,,,pat at home,")).toMatch(/^First name: .* · Last name: .* · Parent email: /));
});

describe("a file", () => {
  it.each(["\ufeffFirst name;Last name;Age;Parent’s email", "First,LAST,Age,E-mail"])(
    "%s: columns are known by what people call them, whatever parts and ends them",
    (headings) => {
      const between = headings.includes(";") ? ";" : ",";
      const rows = playerRowsOf(Buffer.from(`${headings}\r\n${["Kim", "Lee", "9", "p@x.example"].join(between)}\r\n`));
      expect(rows).toMatchObject([{ row: 2, cells: { firstName: "Kim", age: "9", parentEmail: "p@x.example" } }]);
    },
  );
  it("in another encoding, without a needed column, without a row, or with too many is refused in words", () => {
    expect(() => playerRowsOf(Buffer.from("First,Last,Email\nJosé,Lee,p@x.example", "latin1"))).toThrow("CSV UTF-8");
    expect(() => playerRowsOf(file("First,Last", "Kim,Lee"))).toThrow("has to name the columns First name");
    expect(() => playerRowsOf(file("First,Last,Email"))).toThrow("no player in this file");
    const many = Array.from({ length: 1001 }, (_, n) => `K${n},Lee,p@x.example`);
    expect(() => playerRowsOf(file("First,Last,Email", ...many))).toThrow("at most 1,000 players");
  });
  it.each([
    ['Kim,"Bobby" Lee,9,a@x.example', "Row 2"],
    ['Kim,Lee,9,a@x.example\n"Lou,Poe,9,b@x.example', "Row 3"],
    ['Kim,"Lee,9,a@x.example\nLou,Poe",9,b@x.example', "Row 2"],
  ])("where a quotation mark may swallow rows, none of it is read: %s", (lines, row) =>
    expect(() => playerRowsOf(file("First,Last,Age,Email", lines, "Zed,Orr,9,c@x.example"))).toThrow(
      `${row} goes on over several lines`,
    ),
  );
  it("isn't read while two columns mean the same", () => {
    const both = file("First,Last,Age,Email,Parent email", "Kim,Lee,9,kim@school.example,p@x.example");
    expect(() => playerRowsOf(both)).toThrow("“Email” and “Parent email” mean the same here.");
    expect(() => playerRowsOf(file("First,Last,Age,Email,email", "Kim,Lee,9,a,b"))).toThrow("Two columns are called");
  });
});
