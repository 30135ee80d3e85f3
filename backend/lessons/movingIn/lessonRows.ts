import { byColumn, isoDay, isoTime, unreadable } from "../../http/csv/cells.ts";
import { csvRows } from "../../http/csv/csvRows.ts";
import { importMostRows } from "../../http/csv/importContract.ts";
import { isStorable } from "../../http/storableText.ts";
import { lessonHeadings, MovedInLesson } from "./contract.ts";

/** What people call a column. */
const columns: Readonly<Record<string, keyof MovedInLesson>> = {
  player: "player",
  "player name": "player",
  "player's name": "player",
  student: "player",
  name: "player",
  "parent email": "parentEmail",
  "parent's email": "parentEmail",
  "family email": "parentEmail",
  email: "parentEmail",
  "e-mail": "parentEmail",
  "email address": "parentEmail",
  coach: "coach",
  "coach email": "coach",
  "coach name": "coach",
  instructor: "coach",
  date: "date",
  day: "date",
  time: "time",
  start: "time",
  "start time": "time",
  minutes: "minutes",
  length: "minutes",
  duration: "minutes",
  price: "price",
  place: "place",
  location: "place",
  note: "note",
  notes: "note",
};
const needed = "Player, Parent email, Coach, Date, and Time";

/** Throws a Rejection for what is no list of lessons. */
export const lessonRowsOf = (bytes: Buffer) =>
  csvRows(bytes, {
    columns,
    needed: ["player", "parentEmail", "coach", "date", "time"],
    atMost: importMostRows,
    empty: `There’s no lesson in this file. The first row has to name the columns ${needed}.`,
    lacking: `The first row has to name the columns ${needed}. Minutes, Price, Place, and Note are optional.`,
    tooMany: `Please bring in at most ${importMostRows.toLocaleString("en-US")} lessons at once.`,
  });
export type Row = ReturnType<typeof lessonRowsOf>[number];

/** What a row says, or everything that is wrong with it, by column. */
export const lessonToldIn = (cells: Row["cells"]): MovedInLesson | string => {
  if (!isStorable(cells)) return unreadable;
  const typed = { ...cells, date: isoDay(cells.date), time: isoTime(cells.time) };
  const { success, data, error } = MovedInLesson.safeParse(typed);
  return success ? data : byColumn(error.issues, lessonHeadings);
};
