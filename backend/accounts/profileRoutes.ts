import type Router from "@koa/router";
import { userStream } from "../../eventstore/accounts/events.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { Rejection, shaped } from "../rejection.ts";
import { endSessions } from "../sessions.ts";
import { commandOf, signedIn } from "../signedIn.ts";
import { refuseCommonPassword } from "./commonPasswords.ts";
import { ChangePassword, passwordUrl, profileUrl, UpdateProfile } from "./contract.ts";
import { hashPassword } from "./passwords.ts";
import { person, updateProfile } from "./person.ts";

export const profileRoutes = (router: Router, { db, handle, credentials, limits }: Backend) => {
  router.patch(profileUrl, async (ctx) => {
    const { id: userId } = signedIn(ctx);
    const told = shaped(UpdateProfile, ctx.request.body);
    const target = { fold: person, stream: userStream(userId), command: commandOf(ctx) };
    await handle(target, updateProfile({ userId, told }));
    ctx.body = await userById(db, userId);
  });

  router.post(passwordUrl, async (ctx) => {
    const { id: userId } = signedIn(ctx);
    const { currentPassword, newPassword } = shaped(ChangePassword, ctx.request.body);
    await limits.count("changePassword", userId);
    if (!(await credentials.isPasswordOf(userId, currentPassword))) {
      const message = "This is not your current password.";
      throw new Rejection("invalid", "WrongPassword", message, { issues: [{ path: ["currentPassword"], message }] });
    }
    refuseCommonPassword(newPassword, "newPassword");
    await credentials.changePassword(userId, await hashPassword(newPassword));
    await endSessions(db, { userId, except: ctx.session?.externalKey });
    ctx.body = { message: "Your password is changed. Other devices are logged out." };
  });
};
