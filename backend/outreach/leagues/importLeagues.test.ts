import { expect, it } from "vitest";
import { rowsOf } from "./importLeagues.ts";

const cellsOf = (...lines: string[]) => rowsOf(Buffer.from(lines.join("\r\n"))).map(({ cells }) => cells);
const dana = { name: "Maple Valley", contactName: "Dana", email: "dana@maple.example", sport: "", region: "" };

it("columns are known by what people call them, in any order, and others are ignored", () => {
  expect(cellsOf("E-mail,Notes,LEAGUE , contact name,Notes", "dana@maple.example,x,Maple Valley,Dana,y")).toEqual([
    dana,
  ]);
  expect(cellsOf("League;Contact;Email;Sport;Region", "Maple Valley;Dana;dana@maple.example;Both;North")).toEqual([
    { ...dana, sport: "Both", region: "North" },
  ]);
});

it("a byte order mark, quotes, empty lines, missing cells and our own apostrophes do no harm", () => {
  expect(
    cellsOf("\ufeffLeague,Contact,Email,Region", "", '"\'=Maple, Valley","Da ""D"" na",dana@maple.example', ",,,"),
  ).toEqual([{ ...dana, name: "=Maple, Valley", contactName: 'Da "D" na' }]);
});

it.each([
  [[""], "no league in this file"],
  [["League,Contact,Email"], "no league in this file"],
  [["Who,What", "Maple Valley,Dana"], "no league in this file"],
  [["League,Mail", "Maple Valley,dana@maple.example"], "has to name the columns League, Contact and Email"],
  [["League,Contact,Email", ...Array.from({ length: 1001 }, (_, n) => `L${n},C,l${n}@x.example`)], "at most 1,000"],
])("what is no list of leagues is refused: %#", (lines, why) => expect(() => cellsOf(...lines)).toThrow(why));

it("rows are counted as a spreadsheet counts them", () => {
  const file = 'League,Contact,Email\n\nMaple Valley,Da"na,a@x.example\n,,\n"Oak\nHill",Lee,b@x.example\n';
  expect(rowsOf(Buffer.from(file)).map(({ row, cells }) => [row, cells.name])).toEqual([
    [3, "Maple Valley"],
    [5, "Oak Hill"],
  ]);
});

it("what is not UTF-8 is refused", () =>
  expect(() => rowsOf(Buffer.from([0x4c, 0xe9, 0x0a]))).toThrow("save it as “CSV UTF-8”"));
