import { z } from "zod";
import { type Call, type ListParts, Message } from "../call.ts";
import {
  AskGuardian,
  askGuardianUrl,
  ChangePassword,
  ChangeUser,
  confirmGuardianUrl,
  currentUserUrl,
  ForgotPassword,
  forgotPasswordUrl,
  GuardianAsked,
  guardianLinkUrl,
  InstructorView,
  instructorProfileUrl,
  instructorsUrl,
  instructorUrl,
  Login,
  loginUrl,
  logoutUrl,
  MailedLink,
  passwordLinkUrl,
  passwordUrl,
  profileUrl,
  Register,
  registerUrl,
  ResetPassword,
  resetPasswordUrl,
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
  WardView,
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
    refused: {
      401: "The e-mail address or the password is not right.",
      403: "The guardian of a child under 13 has not confirmed yet.",
      429: tooMany,
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

const deadLink = "The link is too old, was used already, or a newer one was mailed.";
const mailedCalls: readonly Call[] = [
  {
    method: "POST",
    path: forgotPasswordUrl,
    does: "Mails a link to a new password. The answer is the same whether there is an account with that address.",
    who: "everybody",
    body: ForgotPassword,
    answer: { status: 200, body: Message },
    refused: { 429: tooMany },
  },
  {
    method: "POST",
    path: passwordLinkUrl,
    does: "Says whether a mailed link still opens a new password. It stays as it is.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: Message },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: resetPasswordUrl,
    does: "Sets a new password by a mailed link, which it uses up, and ends all sessions. It does not log in.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: ResetPassword,
    answer: { status: 200, body: Message },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: askGuardianUrl,
    does: "Mails the parent or guardian of a player under 18 a link to confirm: to the one on record, or to whom the body names instead.",
    who: "everybody",
    whoInWords: "the player, logged in or with the log-in in the body",
    body: AskGuardian,
    answer: { status: 200, body: GuardianAsked },
    refused: {
      401: "Nobody is logged in, or the log-in is not right.",
      409: "No guardian is needed, or one has confirmed.",
      429: tooMany,
    },
  },
  {
    method: "POST",
    path: guardianLinkUrl,
    does: "Shows a guardian whose account a mailed link confirms: the first name and nothing more.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: WardView },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: confirmGuardianUrl,
    does: "Confirms as parent or guardian by a mailed link. A second time changes nothing.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: WardView },
    refused: { 409: deadLink, 429: tooMany },
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
    does: "Gives a person another role, effective at that person's next request, or corrects the age that was told.",
    who: ["admin"],
    body: ChangeUser,
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
  ...mailedCalls,
  ...profileCalls,
  ...instructorCalls,
  ...peopleCalls,
  ...studentCalls,
];
