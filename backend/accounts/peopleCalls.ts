import { userStream } from "../../eventstore/accounts/events.ts";
import { listUsers, userById, userList } from "../../projections/accounts/queries.ts";
import { listRoster, listStudents, rosterList, studentList } from "../../projections/accounts/studentQueries.ts";
import { staffOf } from "../../projections/accounts/staff.ts";
import type { UserView as User } from "../../projections/accounts/view.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { appoint } from "./appoint.ts";
import {
  ChangeUser,
  rosterUrl,
  RosterView,
  studentsUrl,
  StudentView,
  usersUrl,
  userUrl,
  UserView,
} from "./contract.ts";
import { person } from "./person.ts";
import { correctAge } from "./profile.ts";

const found = <T>(somebody: T | undefined): T => {
  if (!somebody) throw new Rejection("missing", "NoSuchPerson", "We couldn't find this person.");
  return somebody;
};

/** An instructor's students are those who requested a lesson from them; an admin's are all. */
const taught = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for players who requested a lesson or custom lesson from them",
} as const;
const looking = (user: User) => ({ staff: staffOf(user), now: new Date().toISOString() });

export const peopleCalls: readonly Call[] = [
  call(
    "GET",
    usersUrl,
    {
      does: "Lists everyone who has an account.",
      who: ["admin"],
      list: userList,
      answer: { status: 200, body: UserView.array() },
    },
    ({ list }, { db }) => listUsers(db, list),
  ),
  call(
    "GET",
    userUrl(":id"),
    { does: "Shows one person.", who: ["admin"], answer: { status: 200, body: UserView } },
    async ({ params }, { db }) => found(await userById(db, params.id)),
  ),
  call(
    "PATCH",
    userUrl(":id"),
    {
      does: "Gives a person another role, effective with their next request, or corrects the age on their account.",
      who: ["admin"],
      body: ChangeUser,
      answer: { status: 200, body: UserView },
      refused: {
        409: "There would be no admin left, someone on staff would be under 18, or the person was erased.",
      },
    },
    async ({ params, body: { role, age }, command }, backend) => {
      const { id: userId } = found(await userById(backend.db, params.id));
      if (role) await appoint(backend, command, { userId, role });
      else if (age !== undefined) {
        const target = { fold: person, stream: userStream(userId), command };
        await backend.handle(target, correctAge({ userId, age, today: command.now.slice(0, 10) }));
      }
      return userById(backend.db, userId);
    },
  ),
  call(
    "GET",
    studentsUrl,
    {
      does: "Lists players by name, for pick lists.",
      ...taught,
      list: studentList,
      answer: { status: 200, body: StudentView.array() },
    },
    ({ user, list }, { db }) => listStudents(db, staffOf(user), list),
  ),
  call(
    "GET",
    `${studentsUrl}/:id`,
    { does: "Shows one player's name.", ...taught, answer: { status: 200, body: StudentView } },
    async ({ user, params: { id } }, { db }) =>
      found((await listStudents(db, staffOf(user), { filter: { id } })).rows[0]),
  ),
  call(
    "GET",
    rosterUrl,
    {
      does: "Lists players with contacts and lessons. For an instructor, only their own lessons count.",
      ...taught,
      list: rosterList,
      answer: { status: 200, body: RosterView.array() },
    },
    ({ user, list }, { db }) => listRoster(db, looking(user), list),
  ),
  call(
    "GET",
    `${rosterUrl}/:id`,
    { does: "Shows one player with contacts and lessons.", ...taught, answer: { status: 200, body: RosterView } },
    async ({ user, params: { id } }, { db }) =>
      found((await listRoster(db, looking(user), { filter: { id } })).rows[0]),
  ),
];
