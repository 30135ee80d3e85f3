import type { Middleware } from "koa";
import type { Knex } from "knex";
import type { Business } from "../business.ts";
import { html as page, type OutboxMail } from "./outboxHtml.ts";

export const outboxUrl = "/outbox";
const newest = 200; // mails

/**
 * All mails on a page of their own, for anyone trying the product without a mail server. No log-in, so it may exist
 * only where no one else is.
 */
export const outboxPage = ({ db, business, folder }: { db: Knex; business: Business; folder: string }): Middleware => {
  const mails = () => db<OutboxMail>("mail.outbox").orderBy("created_at", "desc").orderBy("id", "desc");
  return async (ctx, next) => {
    const [, id, file] = /^\/outbox(?:\/([0-9a-f-]{36})(?:\/((?:lesson|camp)\.ics))?)?\/?$/.exec(ctx.path) ?? [];
    if (ctx.path !== outboxUrl && !id) return next();
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    const mail = await mails()
      .modify((found) => id && void found.where({ id }))
      .first();
    if (id && !mail) return next();
    ctx.set("Cache-Control", "no-store");
    if (file) {
      if (!mail?.calendar) return next();
      ctx.attachment(file);
      ctx.type = "text/calendar; charset=utf-8";
      ctx.body = mail.calendar.text;
      return;
    }
    const list = await mails().limit(newest).select("id", "name", "recipient", "subject", "created_at", "state");
    ctx.type = "html";
    ctx.body = page({ list, mail, chosen: id !== undefined, business, folder });
  };
};
