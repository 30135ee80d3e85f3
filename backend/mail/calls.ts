import type { Knex } from "knex";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { mailsUrl, mailUrl, MailView, sendAgainUrl, WholeMailView } from "./contract.ts";
import { listMails, mailById, mailList, sendAgain } from "./mails.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for emails about their own lessons and requests",
} as const;

const shownTo = async (db: Knex, { user, id }: { user: UserView; id: string }) => {
  const mail = await mailById(db, staffOf(user), id);
  if (!mail) throw new Rejection("missing", "NoSuchMail", "We couldn't find this email.");
  return mail;
};

export const mailCalls: readonly Call[] = [
  call(
    "GET",
    mailsUrl,
    {
      does: "Lists emails, newest first: waiting, sent, and failed.",
      ...staff,
      list: mailList,
      answer: { status: 200, body: MailView.array() },
    },
    ({ user, list }, { db }) => listMails(db, staffOf(user), list),
  ),
  call(
    "GET",
    mailUrl(":id"),
    {
      does: "Shows one email with its content, for about 30 days. Links that grant access are never shown.",
      ...staff,
      answer: { status: 200, body: WholeMailView },
    },
    ({ user, params: { id } }, { db }) => shownTo(db, { user, id }),
  ),
  call(
    "POST",
    sendAgainUrl(":id"),
    {
      does: "Sends a failed email again.",
      ...staff,
      unkeyed: true,
      answer: { status: 200, body: WholeMailView },
      refused: { 409: "It was already sent, or held back (HeldBack), or there's nothing left of it to send." },
    },
    async ({ user, params: { id } }, { db }) => {
      const { state, reason, canBeSentAgain } = await shownTo(db, { user, id });
      if ((state === "failed" || state === "unknown") && !canBeSentAgain)
        throw new Rejection(
          "conflict",
          "NothingToSend",
          "This email can't be sent again: its content was deleted, or it would come too late.",
        );
      if (state === "handing over") throw new Rejection("conflict", "BeingSent", "This email is being sent right now.");
      if (state === "sent") throw new Rejection("conflict", "AlreadySent", "This email was already sent.");
      if (state === "skipped")
        throw new Rejection(
          "conflict",
          "HeldBack",
          ["This email was held back, so it can't be sent again.", reason].filter(Boolean).join(" "),
        );
      await sendAgain(db, id); // one that waits is sent anyway
      return shownTo(db, { user, id });
    },
  ),
];
