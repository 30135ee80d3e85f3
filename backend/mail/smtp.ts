import { createTransport } from "nodemailer";
import { messageOf, type Sender, type Transport, Undeliverable } from "./transport.ts";

const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }; // ms

type Refused = Error & { readonly code?: unknown; readonly command?: unknown; readonly responseCode?: unknown };

/**
 * A 5xx to this recipient or to this content stays. One to our sender or our log-in is a fault of the configuration,
 * which somebody will mend, and then the mail goes out.
 */
const isForGood = ({ code, command, responseCode }: Refused) =>
  (code === "EENVELOPE" && command === "API") || // not an address that could stand in an envelope
  (typeof responseCode === "number" && responseCode >= 500 && (command === "RCPT TO" || command === "DATA"));

/** Hands mails to the server that SMTP_URL names, each over a connection of its own. */
export const smtpTransport = (url: string, sender: Sender): Transport => {
  const smtp = createTransport({ url, ...patience });
  return {
    isLocal: false,
    async send(mail) {
      try {
        await smtp.sendMail(messageOf(mail, sender));
      } catch (error) {
        if (error instanceof Error && isForGood(error)) throw new Undeliverable(error.message, { cause: error });
        throw error;
      }
    },
    forget: async () => {},
    close: () => smtp.close(),
  };
};
