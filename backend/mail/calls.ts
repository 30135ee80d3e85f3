import type { Knex } from "knex";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { mailsUrl, mailUrl, MailView, sendAgainUrl, WholeMailView } from "./contract.ts";
import { listMails, mailById, mailList, sendAgain } from "./mails.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for the mails about their own lessons and requests",
} as const;

const shownTo = async (db: Knex, { user, id }: { user: UserView; id: string }) => {
  const mail = await mailById(db, staffOf(user), id);
  if (!mail) throw new Rejection("missing", "NoSuchMail", "This mail was not found.");
  return mail;
};

export const mailCalls: readonly Call[] = [
  call(
    "GET",
    mailsUrl,
    {
      does: "Lists the mails that were written, the newest first: what waits, what was sent, and what could not be.",
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
      does: "Shows one mail with what is in it, for some thirty days. What lets its reader in is never shown.",
      ...staff,
      answer: { status: 200, body: WholeMailView },
    },
    ({ user, params: { id } }, { db }) => shownTo(db, { user, id }),
  ),
  call(
    "POST",
    sendAgainUrl(":id"),
    {
      does: "Lets a mail that was given up be sent once more.",
      ...staff,
      unkeyed: true,
      answer: { status: 200, body: WholeMailView },
      refused: { 409: "It was sent, or nothing is left of it that could be." },
    },
    async ({ user, params: { id } }, { db }) => {
      const { state, canBeSentAgain } = await shownTo(db, { user, id });
      if (state === "failed" && !canBeSentAgain)
        throw new Rejection("conflict", "NothingToSend", "What this mail said is gone, or came too late to be of use.");
      if (state === "sent") throw new Rejection("conflict", "AlreadySent", "This mail was sent.");
      await sendAgain(db, id); // one that waits is sent anyway
      return shownTo(db, { user, id });
    },
  ),
];
