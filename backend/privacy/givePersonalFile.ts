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
  "Times are UTC. Dates without a time, and start times of lessons, are those of the facility. Amounts are US dollars.",
  "It shows what is held while the file is made. Of the account it also has what was told before and replaced since.",
  "What was sent without logging in, such as a camp registration as a guest, is not in it, even under the same email: an email alone does not prove who sent it.",
  "The words of a mail are kept for 30 days, and that it was sent for 400. Links that let somebody in, and mails to staff about families, are listed without their words.",
  "Passwords, the ids of logins, and private addresses are kept so that nobody can read them, so they are not in it.",
];

const exports: Fold<undefined, ExportEvent> = { events: ExportEvent, initial: undefined, evolve: () => undefined };

interface Given {
  readonly of: UserView;
  readonly to: AboutPersonalFile["askedBy"];
}

const record = async ({ handle }: Backend, { actor, now, requestId }: Command, { of, to }: Given) => {
  const command = { actor, now, requestId }; // without the request's key: each file is a new one
  const target = { fold: exports, stream: exportStream(of.id), command };
  await handle(target, (): ExportEvent[] => [{ type: "PersonalDataExported", data: { subject: of.id, by: to } }]);
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
  if (isAsked) await record(backend, to === "guardian" ? { ...command, actor: "visitor" } : command, given);
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
