import type Router from "@koa/router";
import { userById, wardsOf } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { givePersonalFile } from "../privacy/open.ts";
import { shaped } from "../http/rejection.ts";
import { inSteadyTime } from "../http/steadyTime.ts";
import { AskExportLink, guardianExportLinkUrl, guardianExportUrl, MailedLink } from "./contract.ts";
import { mailExportLink } from "./mailExportLink.ts";
import { linkIsDead, openLink } from "./mailedLinks.ts";

const answerAfter = 500; // ms

export const guardianExportRoutes = (router: Router, backend: Backend) => {
  const { db, limits } = backend;

  /** The answer, its words and its time, is the same whether somebody confirmed with that address. */
  router.post(guardianExportLinkUrl, async (ctx) => {
    const { email } = shaped(AskExportLink, ctx.request.body);
    await limits.count("exportLinkFromAddress", ctx.ip);
    await limits.count("exportLinkTo", email);
    await inSteadyTime(answerAfter, async () => {
      for (const ward of await wardsOf(db, email)) await mailExportLink(backend, ward);
    });
    ctx.status = 202;
    ctx.body = {
      message: "If a parent or guardian confirmed an account with this address, a link is on its way to it.",
    };
  });

  /** As often as it is needed while the link lives: a download may break off. Who grew up meanwhile asks in person. */
  router.post(guardianExportUrl, async (ctx) => {
    const { token } = shaped(MailedLink, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const { userId } = await openLink(db, { kind: "export", token });
    const ward = await userById(db, userId);
    if (!ward || ward.erasedAt || ward.guardian !== "confirmed") throw linkIsDead();
    await limits.count("exportOwnData", `guardian of ${ward.id}`);
    await givePersonalFile(ctx, backend, { of: ward, to: "guardian" });
  });
};
