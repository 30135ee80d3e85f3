import type Router from "@koa/router";
import { userById } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { givePersonalFile } from "./givePersonalFile.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole, signedIn } from "../http/signedIn.ts";
import { exportUrl } from "./contract.ts";

export const exportRoutes = (router: Router, backend: Backend) => {
  const { db, limits } = backend;

  const somebody = async (userId: string): Promise<UserView> => {
    const user = await userById(db, userId);
    if (!user) throw new Rejection("missing", "NoSuchPerson", "This person was not found.");
    if (user.erasedAt)
      throw new Rejection("conflict", "Erased", "This person's data is erased. Nothing is left of it.");
    return user;
  };

  router.get(exportUrl, async (ctx) => {
    const me = signedIn(ctx);
    const { userId = me.id } = ctx.query;
    if (userId === me.id) {
      await limits.count("exportOwnData", me.id);
      return givePersonalFile(ctx, backend, { of: me, to: "oneself" });
    }
    inRole(ctx, "admin");
    const user = await somebody(String(userId));
    await limits.count("exportDataOfOthers", me.id);
    return givePersonalFile(ctx, backend, { of: user, to: "admin" });
  });
};
