import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";

/** The law wants to know where a business is that advertises. */
export const requirePostalAddress = ({ business: { facility } }: Pick<Backend, "business">) => {
  if (!facility.address)
    throw new Rejection(
      "conflict",
      "NoPostalAddress",
      "Outreach emails need the facility's postal address, and none is set yet. Please ask whoever runs the site to add it.",
    );
};

/** Where replies go. */
export const senderOf = ({ outreachSenders }: Pick<Backend, "outreachSenders">, chosen: string | undefined) => {
  const sender = chosen ?? outreachSenders[0]!;
  if (outreachSenders.includes(sender)) return sender;
  const message = "Please choose one of our addresses";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["senderEmail"], message }] });
};
