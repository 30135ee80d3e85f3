import type Router from "@koa/router";
import { userStream } from "../../eventstore/accounts/events.ts";
import { listUsers, userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { appoint } from "./appoint.ts";
import { userList } from "./calls.ts";
import { ChangeUser, usersUrl, userUrl } from "./contract.ts";
import { person } from "./person.ts";
import { correctAge } from "./profile.ts";

export const userRoutes = (router: Router, backend: Backend) => {
  const { db } = backend;
  const noSuchPerson = () => new Rejection("missing", "NoSuchPerson", "This person was not found.");

  router.get(usersUrl, async (ctx) => {
    inRole(ctx, "admin");
    const query = listQueryOf(ctx, userList);
    answerList(ctx, "users", query, await listUsers(db, query));
  });

  router.get(userUrl(":id"), async (ctx) => {
    inRole(ctx, "admin");
    const user = await userById(db, ctx.params.id!);
    if (!user) throw noSuchPerson();
    ctx.body = user;
  });

  router.patch(userUrl(":id"), async (ctx) => {
    inRole(ctx, "admin");
    const userId = ctx.params.id!;
    if (!(await userById(db, userId))) throw noSuchPerson();
    const { role, age } = shaped(ChangeUser, ctx.request.body);
    const command = commandOf(ctx);
    if (role) await appoint(backend, command, { userId, role });
    else if (age !== undefined) {
      const target = { fold: person, stream: userStream(userId), command };
      await backend.handle(target, correctAge({ userId, age, today: command.now.slice(0, 10) }));
    }
    ctx.body = await userById(db, userId);
  });
};
