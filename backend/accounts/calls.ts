import { z } from "zod";
import { type Call, type ListParts, Message, oneOrMore } from "../http/oldCall.ts";
import {
  ChangeUser,
  currentUserUrl,
  InstructorView,
  instructorProfileUrl,
  instructorsUrl,
  instructorUrl,
  Login,
  loginUrl,
  logoutUrl,
  profileUrl,
  Register,
  registerUrl,
  Role,
  UpdateInstructor,
  UpdateProfile,
  usersUrl,
  UserView,
  userUrl,
} from "./contract.ts";
import { guardianCalls } from "./guardianCalls.ts";
import { passwordCalls } from "./passwordCalls.ts";
import { tooMany } from "./refused.ts";
import { studentCalls } from "./studentCalls.ts";

const ids = oneOrMore(z.string());

const sessionCalls: readonly Call[] = [
  {
    method: "POST",
    path: loginUrl,
    does: "Opens a session, which the answer's cookie holds.",
    who: "everybody",
    body: Login,
    answer: { status: 200, body: UserView },
    refused: {
      401: "The e-mail address or the password is not right.",
      403: "The guardian of a child under 13 has not confirmed yet.",
      429: `${tooMany} Of too many tries at one account (code TooManyGuesses) the right password alone opens it no more, but a browser in which it was open before or a mailed link does.`,
    },
  },
  {
    method: "POST",
    path: registerUrl,
    does: "Opens a player's account. It does not log in. Who is under 18 names a parent or guardian, who gets a mail.",
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
    does: "Changes the caller's own profile. Age, position and experience stay as they are when left out. Who turns out to be under 18 names a guardian; an age that would make do without one is refused until the guardian has confirmed.",
    who: "signed in",
    body: UpdateProfile,
    answer: { status: 200, body: UserView },
    refused: { 409: "The caller is on the staff, and would be under 18." },
  },
];

export const instructorList: ListParts = {
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
    who: ["instructor", "admin"],
    whoInWords: "the instructor, and admins",
    body: UpdateInstructor,
    answer: { status: 200, body: InstructorView },
  },
];

export const userList: ListParts = {
  sort: ["id", "email", "firstName", "lastName", "role", "createdAt"],
  filter: z.object({
    id: ids,
    role: oneOrMore(Role),
    q: z.string().optional().describe("part of a name or an e-mail address"),
  }),
};

const peopleCalls: readonly Call[] = [
  {
    method: "GET",
    path: usersUrl,
    does: "Lists everybody who has an account.",
    who: ["admin"],
    list: userList,
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
    does: "Gives a person another role, effective at that person's next request, or corrects the age that was told.",
    who: ["admin"],
    body: ChangeUser,
    answer: { status: 200, body: UserView },
    refused: {
      409: "There would be no admin any more, somebody on the staff would be under 18, or the person was erased.",
    },
  },
];

export const accountCalls: readonly Call[] = [
  ...sessionCalls,
  ...passwordCalls,
  ...guardianCalls,
  ...profileCalls,
  ...instructorCalls,
  ...peopleCalls,
  ...studentCalls,
];
