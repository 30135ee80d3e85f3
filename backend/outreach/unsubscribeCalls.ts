import { suppressionStream } from "../../eventstore/outreach/events.ts";
import type { Backend } from "../backend.ts";
import { raw } from "../http/bodies/bodies.ts";
import { call, type Call } from "../http/call.ts";
import { mailedLinks } from "../http/limits.ts";
import { Rejection } from "../http/rejection.ts";
import { openUnsubscribeUrl, unsubscribeUrl, UnsubscribeView } from "./linkContract.ts";
import { suppressedBy } from "./mails.ts";
import { recipients } from "./recipients.ts";
import { suppression, unsubscribe } from "./suppression.ts";

const holder = { who: "everybody", whoInWords: "whoever has the email" } as const;

const fingerprintIn = async ({ keys }: Pick<Backend, "keys">, token: string) => {
  const fingerprint = await recipients(keys).fingerprintIn(token);
  if (fingerprint !== undefined) return fingerprint;
  throw new Rejection("missing", "NoSuchLink", "This link isn't complete. Please use the one in our email.");
};

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"] as const;
const mostBytes = 4096; // more than "List-Unsubscribe=One-Click" in any of these

export const unsubscribeCalls: readonly Call[] = [
  call(
    "POST",
    unsubscribeUrl(":token"),
    {
      does: "Stops all emails to leagues to this address, for good. Mail programs call it with a form (RFC 8058).",
      ...holder,
      fromAnywhere: true,
      body: raw(formTypes, { atMost: mostBytes }),
      answer: { status: 200, body: UnsubscribeView },
      refused: {
        408: "The form took longer than 15 seconds to arrive.",
        413: "The form is larger than 4 kB.",
      },
    },
    async ({ params: { token }, command, ctx }, backend) => {
      const fingerprint = await fingerprintIn(backend, token);
      const by = ctx.is("application/json") ? "link" : "one-click";
      const target = { fold: suppression, stream: suppressionStream(fingerprint), command };
      await backend.handle(target, unsubscribe({ fingerprint, by }));
      return { facility: backend.business.facility.name, isDone: true };
    },
  ),
  call(
    "POST",
    openUnsubscribeUrl(":token"),
    {
      does: "Says whose emails an unsubscribe link stops, and whether it was used.",
      ...holder,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: UnsubscribeView },
      refused: { 429: "Too many attempts." },
    },
    async ({ params: { token } }, backend) => ({
      facility: backend.business.facility.name,
      isDone: ((await suppressedBy(backend, await fingerprintIn(backend, token))) ?? "bounce") !== "bounce",
    }),
  ),
];
