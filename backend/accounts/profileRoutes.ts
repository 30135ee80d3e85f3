import type Router from "@koa/router";
import { userStream } from "../../eventstore/accounts/events.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, signedIn } from "../http/signedIn.ts";
import { askGuardian } from "./askGuardian.ts";
import { profileUrl, UpdateProfile } from "./contract.ts";
import { person } from "./person.ts";
import { updateProfile } from "./profile.ts";

export const profileRoutes = (router: Router, backend: Backend) => {
  const { db, handle } = backend;

  router.patch(profileUrl, async (ctx) => {
    const before = signedIn(ctx);
    const userId = before.id;
    const told = shaped(UpdateProfile, ctx.request.body);
    const command = commandOf(ctx);
    const target = { fold: person, stream: userStream(userId), command };
    await handle(target, updateProfile({ userId, told, today: command.now.slice(0, 10) }));
    const after = await userById(db, userId);
    if (before.guardian === "none needed" && after?.guardian === "asked") await askGuardian(backend, after);
    ctx.body = after;
  });
};
