import { outreachById } from "../../../projections/outreach/queries.ts";
import type { Backend } from "../../backend.ts";
import type { Timed } from "../../context.ts";
import { eachByItself } from "../../eachByItself.ts";
import { keyOfMail } from "../../mail/open.ts";
import { emailIdIn } from "../mails.ts";
import { noteBounce } from "./noteBounce.ts";
import { reportIn } from "./report.ts";

const mostAtOnce = 200; // messages
const mostBytes = 256 * 1024; // of a message: what a report says stands at its beginning

const clientOf = async (mailbox: string) => {
  const { ImapFlow } = await import("imapflow"); // large, and most facilities read no mailbox
  const url = new URL(mailbox);
  const isSecure = url.protocol === "imaps:";
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
  });
  client.on("error", () => {}); // whatever was asked then fails, too
  return { client, folder: decodeURIComponent(url.pathname.slice(1)) || "INBOX" };
};

const note = async (backend: Backend, now: string, raw: Uint8Array) => {
  const report = await reportIn(raw);
  const key = report && (await keyOfMail(backend.db, report.mailId));
  const emailId = key && emailIdIn(key);
  if (!report || !emailId) return;
  const email = await outreachById(backend.db, "admin", emailId);
  if (!email) return;
  const command = { actor: "system", now, requestId: "read-bounces" } as const;
  await noteBounce(backend, command, { emailId, address: email.to, code: report.code, isForGood: true });
};

/**
 * Timed work: what came back later, from the mailbox that such reports go to. A message counts as read once what it says
 * is recorded; one that is read twice, because of a crash in between, records nothing more.
 */
export const readBounces: Timed["run"] = async (backend, { now }) => {
  if (backend.bounceMailbox === undefined) return;
  const { client, folder } = await clientOf(backend.bounceMailbox);
  await client.connect();
  try {
    const opened = await client.getMailboxLock(folder);
    try {
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      await eachByItself(unread.slice(0, mostAtOnce), async (uid) => {
        const found = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true });
        if (found && found.source) await note(backend, now, found.source);
        await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
      });
    } finally {
      opened.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
};
