import {
  emailSubject,
  leagueSubject,
  type OutreachEmailEvent,
  outreachStream,
  suppressionStream,
} from "../../eventstore/outreach/events.ts";
import { contentHashOf } from "../../projections/outreach/queries.ts";
import type { Backend } from "../backend.ts";
import { commandAbout } from "../command.ts";
import type { Outbound } from "../mail/open.ts";
import { type Process, processOf } from "../process.ts";
import { codeOfRefusal, noteBounce } from "./bounces/noteBounce.ts";
import { outreachEmail, settleEmail } from "./email.ts";
import { letterOf } from "./letter.ts";
import { unsubscribeUrl } from "./linkContract.ts";
import { recipients } from "./recipients.ts";
import { suppression } from "./suppression.ts";

const kind = "outreach";
const keyOf = (emailId: string) => `${kind} ${emailId}`;
const emailIdIn = (key: string) => key.slice(keyOf("").length);

/** Where the link in such an email leads. */
export const unsubscribePage = (token: string) => `/unsubscribe#token=${token}`;

/** The email itself. */
export const mailLeagueWhenOutreachEmailQueued = ({ keys, business }: Pick<Backend, "keys" | "business">): Process =>
  processOf<OutreachEmailEvent>("mail league when outreach email queued", {
    OutreachEmailQueued: async ({ data: { emailId, leagueId, sentBy, personal } }) => {
      if (!personal) return [];
      const { to, contactName, leagueName, replyTo, ...content } = personal;
      const known = recipients(keys);
      const token = await known.tokenOf(await known.fingerprintOf(to));
      return [
        {
          key: keyOf(emailId),
          kind,
          rank: "last",
          to: { email: to, name: contactName },
          replyTo,
          unsubscribe: unsubscribeUrl(token),
          subjects: [leagueSubject({ leagueId }), emailSubject({ emailId })],
          instructorId: sentBy,
          letter: letterOf(content, { leagueName, unsubscribePath: unsubscribePage(token) }, business),
        },
      ];
    },
  });

export const isSuppressed = async ({ stateOf }: Pick<Backend, "stateOf">, fingerprint: string) =>
  (await stateOf(suppression, suppressionStream(fingerprint))) !== undefined;

/** Asks the log itself: someone may have unsubscribed since it was queued. */
const unwanted =
  ({ stateOf, keys }: Pick<Backend, "stateOf" | "keys">): Outbound["unwanted"] =>
  async ({ unsubscribe }) => {
    const fingerprint = await recipients(keys).fingerprintIn(unsubscribe?.split("/").at(-1) ?? "");
    if (fingerprint === undefined) throw new Error("an outreach mail has no way to unsubscribe");
    return (await isSuppressed({ stateOf }, fingerprint)) ? "They unsubscribed." : undefined;
  };

/** Records what became of it: the proof of what was sent, whole, under the league's key. */
const settled =
  ({ handle, keys }: Pick<Backend, "handle" | "keys">): Outbound["settled"] =>
  async ({ id, key, recipient: to, subject, html, text, settledAt, ...mail }) => {
    const emailId = emailIdIn(key);
    const command = { actor: "system", now: settledAt, requestId: id, key: `settled ${id} ${settledAt}` } as const;
    const sent = to !== null && subject !== null && html !== null && text !== null ? { to, subject, html, text } : null;
    const contentHash = sent ? contentHashOf(sent) : "";
    await handle(
      { fold: outreachEmail, stream: outreachStream(emailId), command },
      settleEmail(emailId, { ...mail, sent, contentHash }),
    );
    const code = mail.outcome === "failed" ? codeOfRefusal(mail.reason ?? "") : undefined;
    const isForGood = code?.startsWith("5.1.") ?? false; // there is no such mailbox
    if (code === undefined) return;
    await noteBounce({ handle, keys }, commandAbout(command, "bounced"), { emailId, address: to, code, isForGood });
  };

export const outreachOutbound = (backend: Backend): readonly Outbound[] => [
  { kind, unwanted: unwanted(backend), settled: settled(backend) },
];
