import { staffOf, type UserView as User } from "../../projections/accounts/open.ts";
import { listRoster, listStudents, rosterList, studentList } from "../../projections/players/studentQueries.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { RosterView, StudentView } from "./contract.ts";
import { rosterUrl, studentsUrl } from "./studentContract.ts";
import { noSuchPlayer } from "./player.ts";

const found = <T>(player: T | undefined): T => {
  if (!player) throw noSuchPlayer();
  return player;
};

/** An instructor's students are those who requested a lesson from them; an admin's are all. */
export const taught = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for players who requested a lesson or custom lesson from them",
} as const;
/** To be chosen from a list, also those who sent them a video. */
const known = { ...taught, whoInWords: `${taught.whoInWords}, or sent them a video` } as const;
const looking = (user: User, { policies, time }: Backend) => ({
  staff: staffOf(user),
  now: new Date().toISOString(),
  today: time.today(),
  waiver: policies.waiver?.version,
});

export const studentCalls: readonly Call[] = [
  call(
    "GET",
    studentsUrl,
    {
      does: "Lists players by name, for pick lists.",
      ...known,
      list: studentList,
      answer: { status: 200, body: StudentView.array() },
    },
    ({ user, list }, { db }) => listStudents(db, staffOf(user), list),
  ),
  call(
    "GET",
    `${studentsUrl}/:id`,
    { does: "Shows one player's name.", ...known, answer: { status: 200, body: StudentView } },
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
    ({ user, list }, backend) => listRoster(backend.db, looking(user, backend), list),
  ),
  call(
    "GET",
    `${rosterUrl}/:id`,
    { does: "Shows one player with contacts and lessons.", ...taught, answer: { status: 200, body: RosterView } },
    async ({ user, params: { id } }, backend) =>
      found((await listRoster(backend.db, looking(user, backend), { filter: { id } })).rows[0]),
  ),
];
