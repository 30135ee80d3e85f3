import type { Context } from "koa";
import { ExportEvent, exportStream } from "../../eventstore/privacy/events.ts";
import type { UserView } from "../../projections/accounts/open.ts";
import { type AboutPersonalFile, personalFileVersion } from "../../projections/privacy/exportView.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Fold } from "../handle.ts";
import type { Written } from "../http/answers.ts";
import { personalFile } from "./personalFile.ts";

/** Reveals to no one who sees a list of downloads whose data it is. */
const fileName = "personal-data.json";

const notes = [
  "Times are UTC. Dates without a time, and lesson start times, are the facility's local time. Amounts are US dollars.",
  "It shows what we hold at the time the file is made. For the account, it also has earlier values that were replaced since.",
  "Anything sent without logging in, such as a guest's camp registration, isn't in it, even under the same email address: an address alone doesn't prove who sent it.",
  "Video files aren't in it, only what is known of them. Players download the files from their dashboard, as one ZIP.",
  "An email's text is kept for 30 days, and the record that it was sent for 400 days. Emails with links that grant access, and emails to staff about families, are listed without their text.",
  "Notes that our staff write for each other aren't in it. Ask us about them.",
  "Passwords, session ids, and private links are stored so that nobody can read them, so they aren't in it.",
];

const exports: Fold<undefined, ExportEvent> = { events: ExportEvent, initial: undefined, evolve: () => undefined };

interface Given {
  readonly of: UserView;
  readonly to: AboutPersonalFile["askedBy"];
}

/** That somebody was given a person's data, and who. */
export const recordExport = async (
  { handle }: Pick<Backend, "handle">,
  { actor, now, requestId }: Command,
  { of, to }: { readonly of: string; readonly to: Given["to"] },
) => {
  const command = { actor, now, requestId }; // without the request's key: each file is a new one
  const target = { fold: exports, stream: exportStream(of), command };
  await handle(target, (): ExportEvent[] => [{ type: "PersonalDataExported", data: { subject: of, by: to } }]);
};

/** That somebody of the staff takes a list along, before it is sent. */
export const recordListExport = async (
  { handle }: Pick<Backend, "handle">,
  { actor, now, requestId }: Command,
  taken: { readonly userId: string; readonly list: string; readonly rows: number },
) => {
  const command = { actor, now, requestId }; // without the request's key: each file is a new one
  const target = { fold: exports, stream: exportStream(taken.userId), command };
  await handle(target, (): ExportEvent[] => [{ type: "ListExported", data: taken }]);
};

/**
 * Answers with everything held on someone. That it was given, and to whom, is recorded first, even for a file that
 * breaks off: no one knows how much of it was read.
 */
export const givePersonalFile = async (
  { ctx, command }: { ctx: Context; command: Command },
  backend: Backend,
  given: Given,
): Promise<Written> => {
  const { of, to } = given;
  const isAsked = ctx.method !== "HEAD";
  // A guardian has no account: whoever is logged in on that device is someone else.
  if (isAsked)
    await recordExport(backend, to === "guardian" ? { ...command, actor: "visitor" } : command, { of: of.id, to });
  const about = {
    product: backend.business.productName,
    version: personalFileVersion,
    madeAt: command.now,
    madeFor: { id: of.id, name: [of.firstName, of.lastName].filter(Boolean).join(" ") || null, email: of.email },
    askedBy: to,
    notes,
  };
  return (answer) => {
    answer.attachment(fileName);
    // Compressed on the way, a failing part would go unnoticed.
    answer.set("Cache-Control", "no-store, no-transform");
    const parts = backend.exported.map(({ name, rows }) => ({
      name,
      rows: (userId: string) => rows(backend, userId),
    }));
    if (isAsked) answer.body = personalFile({ about, parts, userId: of.id });
  };
};
