import { z } from "zod";
import { type Call, type ListParts, Message } from "../call.ts";
import {
  ChangePassword,
  ChangeRole,
  currentUserUrl,
  InstructorView,
  instructorProfileUrl,
  instructorsUrl,
  instructorUrl,
  Login,
  loginUrl,
  logoutUrl,
  passwordUrl,
  profileUrl,
  Register,
  registerUrl,
  Role,
  rosterUrl,
  RosterView,
  studentsUrl,
  StudentView,
  UpdateInstructor,
  UpdateProfile,
  usersUrl,
  UserView,
  userUrl,
} from "./contract.ts";

const staff = ["instructor", "admin"] as const;
const oneOrMore = <T extends z.ZodType>(type: T) => z.union([type, z.array(type)]).optional();
const ids = oneOrMore(z.string());
const nameSearch = z.string().optional().describe("part of a name or an e-mail address");

const tooMany = "Too many tries; `Retry-After` says how many seconds to wait.";

const sessionCalls: readonly Call[] = [
  {
    method: "POST",
    path: loginUrl,
    does: "Opens a session, which the answer's cookie holds.",
    who: "everybody",
    body: Login,
    answer: { status: 200, body: UserView },
    refused: { 401: "The e-mail address or the password is not right.", 429: tooMany },
  },
  {
    method: "POST",
    path: registerUrl,
    does: "Opens a player's account. It does not log in.",
    who: "everybody",
    body: Register,
    answer: { status: 201, body: UserView },
    refused: { 409: "There is an account with this e-mail address.", 429: tooMany },
  },
  {
    method: "GET",
    path: currentUserUrl,
    does: "Says who is logged in.",
    who: "signed in",
    answer: { status: 200, body: UserView },
  },
  {
    method: "POST",
    path: logoutUrl,
    does: "Ends the session, if there is one.",
    who: "everybody",
    answer: { status: 200, body: Message },
  },
  {
    method: "GET",
    path: logoutUrl,
    does: "Ends the session for a link on a page of ours, and leads to the landing page.",
    who: "everybody",
    answer: { status: 303 },
    refused: { 405: "The link stood on another site." },
  },
];

const profileCalls: readonly Call[] = [
  {
    method: "PATCH",
    path: profileUrl,
    does: "Changes the caller's own profile. Age, position and experience stay as they are when left out.",
    who: "signed in",
    body: UpdateProfile,
    answer: { status: 200, body: UserView },
  },
  {
    method: "POST",
    path: passwordUrl,
    does: "Changes the caller's own password and ends all other sessions.",
    who: "signed in",
    body: ChangePassword,
    unkeyed: true,
    answer: { status: 200, body: Message },
    refused: { 429: tooMany },
  },
];

const instructorList: ListParts = {
  sort: ["id", "firstName", "lastName", "experience"],
  filter: z.object({ id: ids }),
};
const instructorCalls: readonly Call[] = [
  {
    method: "GET",
    path: instructorsUrl,
    does: "Lists the instructors. Only staff see e-mail addresses.",
    who: "everybody",
    list: instructorList,
    answer: { status: 200, body: InstructorView.array() },
  },
  {
    method: "GET",
    path: instructorUrl(":id"),
    does: "Shows one instructor.",
    who: "everybody",
    answer: { status: 200, body: InstructorView },
  },
  {
    method: "GET",
    path: instructorProfileUrl,
    does: "Shows the caller's own instructor profile.",
    who: ["instructor"],
    answer: { status: 200, body: InstructorView },
    refused: { 404: "The read models do not know this instructor yet." },
  },
  {
    method: "PATCH",
    path: instructorUrl(":id"),
    does: "Changes an instructor's profile. Fields left out stay as they are.",
    who: staff,
    whoInWords: "the instructor, and admins",
    body: UpdateInstructor,
    answer: { status: 200, body: InstructorView },
  },
];

const peopleCalls: readonly Call[] = [
  {
    method: "GET",
    path: usersUrl,
    does: "Lists everybody who has an account.",
    who: ["admin"],
    list: {
      sort: ["id", "email", "firstName", "lastName", "role", "createdAt"],
      filter: z.object({ id: ids, role: oneOrMore(Role), q: nameSearch }),
    },
    answer: { status: 200, body: UserView.array() },
  },
  {
    method: "GET",
    path: userUrl(":id"),
    does: "Shows one person.",
    who: ["admin"],
    answer: { status: 200, body: UserView },
  },
  {
    method: "PATCH",
    path: userUrl(":id"),
    does: "Gives a person another role, effective at that person's next request.",
    who: ["admin"],
    body: ChangeRole,
    answer: { status: 200, body: UserView },
    refused: { 409: "There would be no admin any more, or the person was erased." },
  },
];

const nameOnly = z.object({ id: ids, q: z.string().optional().describe("part of a name") });
const taught = "admins, and instructors for the players who asked them for a lesson or a custom one";

const studentCalls: readonly Call[] = [
  {
    method: "GET",
    path: studentsUrl,
    does: "Lists the players by name, for pick lists.",
    who: staff,
    whoInWords: taught,
    list: { sort: ["id", "firstName", "lastName"], filter: nameOnly },
    answer: { status: 200, body: StudentView.array() },
  },
  {
    method: "GET",
    path: `${studentsUrl}/:id`,
    does: "Shows one player's name.",
    who: staff,
    whoInWords: taught,
    answer: { status: 200, body: StudentView },
  },
  {
    method: "GET",
    path: rosterUrl,
    does: "Lists the players with contacts and lessons; an instructor's own lessons with them count.",
    who: staff,
    whoInWords: taught,
    list: { sort: ["id", "firstName", "lastName", "lessons", "nextLesson", "lastLesson"], filter: nameOnly },
    answer: { status: 200, body: RosterView.array() },
  },
  {
    method: "GET",
    path: `${rosterUrl}/:id`,
    does: "Shows one player with contacts and lessons.",
    who: staff,
    whoInWords: taught,
    answer: { status: 200, body: RosterView },
  },
];

export const accountCalls: readonly Call[] = [
  ...sessionCalls,
  ...profileCalls,
  ...instructorCalls,
  ...peopleCalls,
  ...studentCalls,
];
