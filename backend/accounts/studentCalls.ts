import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import { rosterUrl, RosterView, studentsUrl, StudentView } from "./contract.ts";

const nameOnly = z.object({ id: oneOrMore(z.string()), q: z.string().optional().describe("part of a name") });
const taught = "admins, and instructors for the players who asked them for a lesson or a custom one";

export const studentList: ListParts = { sort: ["id", "firstName", "lastName"], filter: nameOnly };
export const rosterList: ListParts = {
  sort: [...studentList.sort, "lessons", "nextLesson", "lastLesson"],
  filter: nameOnly,
};

export const studentCalls: readonly Call[] = [
  {
    method: "GET",
    path: studentsUrl,
    does: "Lists the players by name, for pick lists.",
    who: ["instructor", "admin"],
    whoInWords: taught,
    list: studentList,
    answer: { status: 200, body: StudentView.array() },
  },
  {
    method: "GET",
    path: `${studentsUrl}/:id`,
    does: "Shows one player's name.",
    who: ["instructor", "admin"],
    whoInWords: taught,
    answer: { status: 200, body: StudentView },
  },
  {
    method: "GET",
    path: rosterUrl,
    does: "Lists the players with contacts and lessons; an instructor's own lessons with them count.",
    who: ["instructor", "admin"],
    whoInWords: taught,
    list: rosterList,
    answer: { status: 200, body: RosterView.array() },
  },
  {
    method: "GET",
    path: `${rosterUrl}/:id`,
    does: "Shows one player with contacts and lessons.",
    who: ["instructor", "admin"],
    whoInWords: taught,
    answer: { status: 200, body: RosterView },
  },
];
