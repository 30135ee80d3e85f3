import {
  emailSubject,
  leagueSubject,
  OutreachEmailEvent,
  outreachStream,
  type QueuedEmail,
  suppressionStream,
} from "../../eventstore/outreach/events.ts";
import { contentHashOf } from "../../projections/outreach/queries.ts";
import type { Backend } from "../backend.ts";
import { commandAbout } from "../command.ts";
import type { Leaving, Outbound } from "../mail/open.ts";
import type { Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import { campaignGate, endedFirst } from "./campaigns/gate.ts";
import { codeOfRefusal, noteBounce } from "./bounces/noteBounce.ts";
import { outreachEmail, settleEmail } from "./email.ts";
import { letterOf } from "./letter.ts";
import { unsubscribeUrl } from "./linkContract.ts";
import { recipients } from "./recipients.ts";
import { suppression } from "./suppression.ts";

const kind = "outreach";
/** `again`: the fact by which staff wanted it sent once more. */
const keyOf = (emailId: string, again?: string) => [kind, emailId, again].filter(Boolean).join(" ");
/** The email whose mail in the outbox has this key. */
export const emailIdIn = (key: string) => key.split(" ")[1]!;

/** Where the link in such an email leads. */
export const unsubscribePage = (token: string) => `/unsubscribe#token=${token}`;

const postOf = async (
  { keys, business }: Pick<Backend, "keys" | "business">,
  { emailId, leagueId, sentBy, personal }: QueuedEmail,
  again?: string,
): Promise<readonly Post[]> => {
  if (!personal) return [];
  const { to, contactName, leagueName, replyTo, ...content } = personal;
  const known = recipients(keys);
  const token = await known.tokenOf(await known.fingerprintOf(to));
  return [
    {
      key: keyOf(emailId, again),
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
};

/** The email itself, and once more whenever staff want that. */
export const mailLeagueWhenOutreachEmailQueued = (backend: Pick<Backend, "keys" | "business" | "store">): Process =>
  processOf<OutreachEmailEvent>("mail league when outreach email queued", {
    OutreachEmailQueued: async ({ data }) => postOf(backend, data),
    async OutreachEmailRequeued({ stream, id }) {
      for await (const fact of backend.store.read(stream)) {
        const { success, data: queued } = OutreachEmailEvent.safeParse(fact);
        if (success && queued.type === "OutreachEmailQueued") return postOf(backend, queued.data, id);
      }
      return [];
    },
  });

/** How the address came to get no outreach; undefined: it does. */
export const suppressedBy = async ({ stateOf }: Pick<Backend, "stateOf">, fingerprint: string) =>
  stateOf(suppression, suppressionStream(fingerprint));

const bouncedFirst = "Emails to this address come back.";

/** Asks the log itself: someone may have unsubscribed since it was queued, or staff had it sent by another mail. */
const unwanted =
  ({ stateOf, keys }: Pick<Backend, "stateOf" | "keys">) =>
  async ({ key, unsubscribe }: Leaving) => {
    const email = await stateOf(outreachEmail, outreachStream(emailIdIn(key)));
    if (email?.state === "sent") return "It was sent again already.";
    const fingerprint = await recipients(keys).fingerprintIn(unsubscribe?.split("/").at(-1) ?? "");
    if (fingerprint === undefined) throw new Error("an outreach mail has no way to unsubscribe");
    const by = await suppressedBy({ stateOf }, fingerprint);
    return by === "bounce" ? bouncedFirst : by && "They unsubscribed.";
  };

/** Records what became of it: the proof of what was sent, whole, under the league's key. */
const settled =
  ({ handle, keys }: Pick<Backend, "handle" | "keys">): Outbound["settled"] =>
  async ({ id, key, recipient: to, subject, html, text, settledAt, ...mail }) => {
    const emailId = emailIdIn(key);
    const command = { actor: "system", now: settledAt, requestId: id, key: `settled ${id} ${settledAt}` } as const;
    const sent = to !== null && subject !== null && html !== null && text !== null ? { to, subject, html, text } : null;
    const contentHash = sent ? contentHashOf(sent) : "";
    const skipped =
      ({ [endedFirst]: "ended", [bouncedFirst]: "bounced" } as const)[mail.reason ?? ""] ?? "unsubscribed";
    await handle(
      { fold: outreachEmail, stream: outreachStream(emailId), command },
      settleEmail(emailId, { ...mail, sent, contentHash, skipped }),
    );
    const code = mail.outcome === "failed" ? codeOfRefusal(mail.reason ?? "") : undefined;
    if (code === undefined) return;
    const isForGood = code.startsWith("5.1."); // there is no such mailbox
    await noteBounce({ handle, keys }, commandAbout(command, "bounced"), { emailId, address: to, code, isForGood });
  };

export const outreachOutbound = (backend: Backend): readonly Outbound[] => {
  const [held, record, campaigns] = [unwanted(backend), settled(backend), campaignGate(backend)];
  return [
    {
      kind,
      unwanted: async (mail) => (await held(mail)) ?? campaigns.unwanted(emailIdIn(mail.key)),
      notBefore: async ({ key }) => campaigns.notBefore(emailIdIn(key)),
      notNow: async ({ key }) => campaigns.notNow(emailIdIn(key)),
      taken: async ({ key }) => campaigns.taken(emailIdIn(key)),
      settled: record,
    },
  ];
};
