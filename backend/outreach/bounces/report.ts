import PostalMime, { type Email } from "postal-mime";
import { blamesSender } from "./noteBounce.ts";
import { mailOfBounceAddress } from "../../mail/open.ts";

interface Report {
  readonly mailId: string;
  readonly code: string; // RFC 3463, such as 5.1.1
}

/** The mail that came back, by the address that the report was sent to. */
const mailIdIn = ({ headers, to = [] }: Email) =>
  [
    ...headers.filter(({ key }) => key === "delivered-to" || key === "x-original-to").map(({ value }) => value),
    ...to.map(({ address = "" }) => address),
  ]
    .map(mailOfBounceAddress)
    .find((id) => id !== undefined);

/** What a mail server says of each recipient, as groups of fields with an empty line between them (RFC 3464). */
const groupsOf = async (content: ArrayBuffer | Uint8Array | string) => {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return Promise.all(
    text.split(/\r?\n\s*\r?\n/).map(async (group) => {
      const { headers } = await PostalMime.parse(`${group.trim()}\r\n\r\n`);
      return new Map(headers.map(({ key, value }) => [key, value.trim().toLowerCase()]));
    }),
  );
};

/**
 * Which mail came back for good, and why. Undefined for everything else that reaches the mailbox: delays, what was
 * delivered after all, replies of people on vacation.
 */
export const reportIn = async (raw: Uint8Array): Promise<Report | undefined> => {
  const email = await PostalMime.parse(raw);
  const mailId = mailIdIn(email);
  if (mailId === undefined) return undefined;
  for (const { mimeType, content } of email.attachments) {
    if (mimeType !== "message/delivery-status") continue;
    for (const fields of await groupsOf(content)) {
      const code = /^5\.\d{1,3}\.\d{1,3}$/.exec(fields.get("status") ?? "")?.[0];
      if (code && !blamesSender(code) && fields.get("action") === "failed") return { mailId, code };
    }
  }
  return undefined;
};
