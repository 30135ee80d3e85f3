import type Router from "@koa/router";
import { userStream } from "../../eventstore/accounts/events.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, signedIn } from "../http/signedIn.ts";
import { askGuardian } from "./askGuardian.ts";
import {
  AskGuardian,
  askGuardianUrl,
  confirmGuardianUrl,
  type GuardianAsked,
  guardianLinkUrl,
  MailedLink,
  NameGuardian,
  type WardView,
} from "./contract.ts";
import { confirmGuardian, nameGuardian } from "./guardian.ts";
import { guardianExportRoutes } from "./guardianExportRoutes.ts";
import { userWith } from "./logIn.ts";
import { linkIsDead, openLink, useLink } from "./mailedLinks.ts";
import { person } from "./person.ts";

export const guardianRoutes = (router: Router, backend: Backend) => {
  const { db, handle, limits } = backend;
  guardianExportRoutes(router, backend);

  /** The mail again, to the same or to another guardian. A child that cannot log in yet proves the account by its password. */
  router.post(askGuardianUrl, async (ctx) => {
    const { login, ...told } = shaped(AskGuardian, ctx.request.body ?? {});
    const user = login ? (await userWith(backend, ctx, login)).user : signedIn(ctx);
    await limits.count("askGuardian", user.id);
    const command = { ...commandOf(ctx), actor: { userId: user.id, role: user.role } };
    const target = { fold: person, stream: userStream(user.id), command };
    const named = shaped(NameGuardian, Object.keys(told).length > 0 ? told : user);
    await handle(target, nameGuardian({ userId: user.id, guardian: named, today: command.now.slice(0, 10) }));
    await askGuardian(backend, { ...user, ...named });
    const message = `A mail is on its way to ${named.parentEmail}.`;
    ctx.body = { message } satisfies GuardianAsked;
  });

  const wardOf = async (userId: string): Promise<WardView> => {
    const user = await userById(db, userId);
    if (!user || user.erasedAt) throw linkIsDead();
    return { firstName: user.firstName, confirmed: user.guardian === "confirmed" };
  };

  router.post(guardianLinkUrl, async (ctx) => {
    const { token } = shaped(MailedLink, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    ctx.body = await wardOf((await openLink(db, { kind: "guardian", token })).userId);
  });

  /** Twice is once: the decision records nothing again, so the link is used up only after it. */
  router.post(confirmGuardianUrl, async (ctx) => {
    const { token } = shaped(MailedLink, ctx.request.body);
    await limits.count("openLinkFromAddress", ctx.ip);
    const { userId, wasUsed } = await openLink(db, { kind: "guardian", token });
    if (!wasUsed) {
      const command = { ...commandOf(ctx), actor: "visitor" as const }; // whoever is logged in on that device
      await handle({ fold: person, stream: userStream(userId), command }, confirmGuardian({ userId }));
      await useLink(db, { kind: "guardian", token });
    }
    ctx.body = await wardOf(userId);
  });
};
