import type Router from "@koa/router";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole } from "../http/signedIn.ts";
import { mailList } from "./calls.ts";
import { mailsUrl, mailUrl, sendAgainUrl } from "./contract.ts";
import { listMails, mailById, sendAgain, type Staff } from "./mails.ts";

const staff = ({ id, role }: UserView): Staff => (role === "admin" ? "admin" : { instructor: id });

export const mailRoutes = (router: Router, { db }: Pick<Backend, "db">) => {
  const shownTo = async (user: UserView, id: string) => {
    const mail = await mailById(db, staff(user), id);
    if (!mail) throw new Rejection("missing", "NoSuchMail", "This mail was not found.");
    return mail;
  };

  router.get(mailsUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const query = listQueryOf(ctx, mailList);
    answerList(ctx, "mails", query, await listMails(db, staff(user), query));
  });

  router.get(mailUrl(":id"), async (ctx) => {
    ctx.body = await shownTo(inRole(ctx, "instructor", "admin"), ctx.params.id!);
  });

  router.post(sendAgainUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const { id, state, canBeSentAgain } = await shownTo(user, ctx.params.id!);
    if (state === "failed" && !canBeSentAgain)
      throw new Rejection("conflict", "NothingToSend", "What this mail said is gone, or came too late to be of use.");
    if (state === "sent") throw new Rejection("conflict", "AlreadySent", "This mail was sent.");
    await sendAgain(db, id); // one that waits is sent anyway
    ctx.body = await shownTo(user, id);
  });
};
