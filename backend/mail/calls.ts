import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import { mailsUrl, MailState, mailUrl, MailView, sendAgainUrl, WholeMailView } from "./contract.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "admins, and instructors for the mails about their own lessons and requests",
} as const;

export const mailList: ListParts = {
  sort: ["id", "createdAt", "kind", "state", "recipient"],
  filter: z.object({
    id: oneOrMore(z.string()),
    state: oneOrMore(MailState),
    lessonId: oneOrMore(z.string()),
    registrationId: oneOrMore(z.string()),
    q: z.string().optional().describe("part of the address, the name, the subject or the kind"),
  }),
};

export const mailCalls: readonly Call[] = [
  {
    method: "GET",
    path: mailsUrl,
    does: "Lists the mails that were written, the newest first: what waits, what was sent, and what could not be.",
    ...staff,
    list: mailList,
    answer: { status: 200, body: MailView.array() },
  },
  {
    method: "GET",
    path: mailUrl(":id"),
    does: "Shows one mail with what is in it, for some thirty days. What lets its reader in is never shown.",
    ...staff,
    answer: { status: 200, body: WholeMailView },
  },
  {
    method: "POST",
    path: sendAgainUrl(":id"),
    does: "Lets a mail that was given up be sent once more.",
    ...staff,
    unkeyed: true,
    answer: { status: 200, body: WholeMailView },
    refused: { 409: "It was sent, or nothing is left of it that could be." },
  },
];
