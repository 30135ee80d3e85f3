import { join } from "node:path";
import type { Business } from "../business.ts";
import type { Configuration } from "../configuration.ts";
import { fileTransport } from "./files.ts";
import { smtpTransport } from "./smtp.ts";
import type { Transport } from "./transport.ts";

type Told = Pick<Configuration, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR" | "DATABASE_URL" | "NODE_ENV">;

/** Where mails go in the end. */
export const transportOf = ({ SMTP_URL, MAIL_FROM, DATA_DIR }: Told, business: Business): Transport => {
  const sender = { business, from: MAIL_FROM };
  return SMTP_URL ? smtpTransport(SMTP_URL, sender) : fileTransport(join(DATA_DIR, "outbox"), sender);
};

/**
 * Whether mails can be read on a page of the product. Only where nobody gets them and the product is tried by one person
 * on one machine: there is no log-in before it, and some mails let their reader in.
 */
export const showsOutbox = ({ SMTP_URL, DATABASE_URL, NODE_ENV }: Told) =>
  !SMTP_URL && !DATABASE_URL && NODE_ENV !== "production";
