import { outreachStream, suppressionStream } from "../../../eventstore/outreach/events.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { bounceEmail, outreachEmail } from "../email.ts";
import { recipients } from "../recipients.ts";
import { suppression, unsubscribe } from "../suppression.ts";

interface Bounce {
  readonly emailId: string;
  readonly address: string | null; // whose it was; null once erased
  readonly code: string | null;
  /** The address takes no mail at all, and not just this one. */
  readonly isForGood: boolean;
}

/** An email came back. An address that takes none gets no more. */
export const noteBounce = async (
  { handle, keys }: Pick<Backend, "handle" | "keys">,
  command: Command,
  { emailId, address, code, isForGood }: Bounce,
) => {
  await handle({ fold: outreachEmail, stream: outreachStream(emailId), command }, bounceEmail(emailId, code));
  if (!isForGood || address === null) return;
  const fingerprint = await recipients(keys).fingerprintOf(address);
  const target = { fold: suppression, stream: suppressionStream(fingerprint), command };
  await handle(target, unsubscribe({ fingerprint, by: "bounce" }));
};

/** How the mail library begins what it says when a reader or an email was refused, and not our log-in or our sender. */
const refused = /^(?:(?:Can't send mail|Data command failed|Message failed)[^:]*: )?/.source;
const codes = new RegExp(`${refused}(5\\d\\d)\\b(?:[ -](5\\.\\d{1,3}\\.\\d{1,3})(?![\\d.]))?`);

/** A refused sender says nothing about whoever was to read it, also where that is refused in the reader's place. */
export const blamesSender = (code: string) => code === "5.1.7" || code === "5.1.8";

/** What a mail server refused a reader or an email for good with: "5.1.1", or "550" if it says no more. */
export const codeOfRefusal = (reason: string): string | undefined => {
  const [, reply, code] = codes.exec(reason) ?? [];
  return code && blamesSender(code) ? undefined : (code ?? reply);
};
