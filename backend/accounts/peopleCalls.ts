import { userStream } from "../../eventstore/accounts/events.ts";
import { ManagedUserView } from "../../projections/accounts/accountView.ts";
import { countUsers, listUsers, userById, userList } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { lastSeen } from "../http/sessions.ts";
import { appoint } from "./appoint.ts";
import { ChangeUser, UserCountsView, userCountsUrl, usersUrl, userUrl } from "./contract.ts";
import { person } from "./person.ts";
import { correctAge } from "./profile.ts";

const found = <T>(somebody: T | undefined): T => {
  if (!somebody) throw new Rejection("missing", "NoSuchPerson", "We couldn't find this person.");
  return somebody;
};

const managed = async ({ db, withMemberships }: Backend, users: readonly UserView[]): Promise<ManagedUserView[]> => {
  const seen = await lastSeen(
    db,
    users.map(({ id }) => id),
  );
  return (await withMemberships.managed(users)).map((user) => ({ ...user, lastSeenAt: seen.get(user.id) ?? null }));
};
const managedOne = async (backend: Backend, id: string) => {
  const [user] = await managed(backend, [found(await userById(backend.db, id))]);
  return user;
};

export const peopleCalls: readonly Call[] = [
  call(
    "GET",
    usersUrl,
    {
      does: "Lists everyone who has an account.",
      who: ["admin"],
      list: userList,
      answer: { status: 200, body: ManagedUserView.array() },
    },
    async ({ list }, backend) => {
      const { rows, ...page } = await listUsers(backend.db, list, backend.withMemberships.accountsOfMembers());
      return { ...page, rows: await managed(backend, rows) };
    },
  ),
  call(
    "GET",
    userCountsUrl,
    { does: "Counts the people in each role.", who: ["admin"], answer: { status: 200, body: UserCountsView } },
    (_, { db }) => countUsers(db),
  ),
  call(
    "GET",
    userUrl(":id"),
    { does: "Shows one person.", who: ["admin"], answer: { status: 200, body: ManagedUserView } },
    ({ params }, backend) => managedOne(backend, params.id),
  ),
  call(
    "PATCH",
    userUrl(":id"),
    {
      does: "Gives a person another role, effective with their next request, or corrects the age on their account.",
      who: ["admin"],
      body: ChangeUser,
      answer: { status: 200, body: ManagedUserView },
      refused: {
        409: "There would be no admin left, someone on staff would be under 18, or the person was erased.",
      },
    },
    async ({ params, body: { role, age }, command }, backend) => {
      const { id: userId } = found(await userById(backend.db, params.id));
      if (role) await appoint(backend, command, { userId, role });
      else if (age !== undefined) {
        const target = { fold: person, stream: userStream(userId), command };
        await backend.handle(target, correctAge({ userId, age, today: backend.time.wallClock(command.now).date }));
      }
      return managedOne(backend, userId);
    },
  ),
];
