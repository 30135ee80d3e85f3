import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Business } from "../business.ts";
import type { Configuration } from "../configuration.ts";
import {
  messageOf,
  NotNow,
  type Sendable,
  OutcomeUnknown,
  type Sender,
  type Transport,
  Undeliverable,
} from "./transport.ts";

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }; // ms

type Refused = Error & { readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown };

/**
 * A 5xx for this recipient or this content is final. One for our sender or our log-in is a configuration fault, which
 * someone will fix, and then the mail goes out.
 */
const isForGood = ({ code, command, responseCode }: Refused) =>
  (code === "EENVELOPE" && command === "API") || // not an address an envelope could carry
  (typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA"));

const isForNow = ({ responseCode }: Refused) =>
  typeof responseCode === "number" && responseCode >= 400 && responseCode < 500;

const isAnswer = ({ responseCode }: Refused) => typeof responseCode === "number";

/**
 * Calls back when the server is ready for the mail itself. Of a line that is cut nodemailer does not say when; only its
 * log of what was said does.
 */
const whenTaking = (takes: () => void) => {
  const ignore = () => {};
  const debug = (by: { tnx?: unknown }, said: unknown) => {
    if (by.tnx === "server" && String(said).startsWith("354")) takes();
  };
  const logger = { level: ignore, trace: ignore, debug, info: ignore, warn: ignore, error: ignore, fatal: ignore };
  return { transactionLog: true, logger };
};

/** Hands mails to the server SMTP_URL names, each over its own connection. */
export const smtpTransport = (url: string, sender: Sender): Transport => ({
  isLocal: false,
  async send(mail) {
    let began = false;
    const smtp = createTransport({ url, ...patience, ...whenTaking(() => (began = true)) });
    try {
      await smtp.sendMail(messageOf(mail, sender));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (isForGood(error)) throw new Undeliverable(error.message, { cause: error });
      if (began && !isAnswer(error)) throw new OutcomeUnknown(error.message, { cause: error });
      if (isForNow(error)) throw new NotNow(error.message, { cause: error });
      throw error;
    } finally {
      smtp.close();
    }
  },
  forget: async () => {},
  close: () => {},
});

/** "2030-05-01 16.00.00 lesson confirmed 0198….eml": a folder lists them in the order they were written. */
const nameOf = ({ id, kind, created_at: at }: Pick<Sendable, "id" | "kind" | "created_at">) =>
  `${at.toISOString().slice(0, 19).replace("T", " ").replaceAll(":", ".")} ${kind.replace(/[^\w -]/g, "")} ${id}.eml`;

/** Instead of a mail server: each mail becomes a file that any mail program opens. It reaches no one. */
const fileTransport = (folder: string, sender: Sender): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    isLocal: true,
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, nameOf(mail));
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async forget(mailIds) {
      const gone = new Set(mailIds);
      const names = await readdir(folder).catch(() => []); // no mail was ever written
      for (const name of names) if (gone.has(name.slice(-40, -4))) await rm(join(folder, name), { force: true });
    },
    close: () => composer.close(),
  };
};

type MailSettings = Pick<
  Configuration,
  "BOUNCE_IMAP_URL" | "SMTP_URL" | "MAIL_FROM" | "DATA_DIR" | "DATABASE_URL" | "NODE_ENV"
>;

/** Where mails finally go. */
export const transportOf = (
  { SMTP_URL, MAIL_FROM, BOUNCE_IMAP_URL, DATA_DIR }: MailSettings,
  business: Business,
): Transport => {
  const sender = { business, from: MAIL_FROM, hearsBounces: BOUNCE_IMAP_URL !== undefined };
  return SMTP_URL ? smtpTransport(SMTP_URL, sender) : fileTransport(join(DATA_DIR, "outbox"), sender);
};

/**
 * Whether mails can be read on a page of the product. Only if they reach no one and one person is trying the product on
 * one machine: the page needs no log-in, and some mails grant access.
 */
export const showsOutbox = ({ SMTP_URL, DATABASE_URL, NODE_ENV }: MailSettings) =>
  !SMTP_URL && !DATABASE_URL && NODE_ENV !== "production";
