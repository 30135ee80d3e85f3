import { type TeamKind, teamOfSubject, teamSubject } from "../../eventstore/teams/events.ts";
import { introductionStream } from "../../eventstore/teams/introductions.ts";
import { introducedButPending, introductionsOver, teamsDue, teamsSentBy } from "../../projections/teams/queries.ts";
import type { Backend, WhenErased } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Timed } from "../context.ts";
import { eachByItself } from "../eachByItself.ts";
import { forget } from "../privacy/open.ts";
import { introduction, lapseIntroduction } from "./introduction.ts";
import { noteIntroduced } from "./noteContact.ts";
import { teamCreation, teamFinder, withdrawCreation, withdrawFinder } from "./submission.ts";

const answeredWithin = 30 * 24 * 60 * 60 * 1000; // ms

/** At once: whoever sent it wants it gone. A crash in between is finished by the clock. */
export const withdrawTeam = async (
  backend: Backend,
  command: Command,
  { kind, id }: { kind: TeamKind; id: string },
) => {
  const subject = teamSubject(kind, id);
  if (kind === "finder")
    await backend.handle({ fold: teamFinder, stream: subject, command }, withdrawFinder({ finderId: id }));
  else await backend.handle({ fold: teamCreation, stream: subject, command }, withdrawCreation({ creationId: id }));
  await forget(backend, command, { subject, why: "withdrawn" });
};

/** Timed work: what has been here long enough, and what a crash kept from being withdrawn. */
export const forgetTeams: Timed["run"] = async (backend, { now }) => {
  const command = { actor: "system", now, requestId: "forget-teams" } as const;
  await eachByItself(await teamsDue(backend.db, now), ({ kind, id, status }) =>
    forget(backend, command, { subject: teamSubject(kind, id), why: status === "withdrawn" ? "withdrawn" : "time" }),
  );
};

/** What was sent has a key of its own, so it does not go with its sender's. */
export const forgetTeamsWhenErased: WhenErased = async (backend, command, subject) => {
  if (teamOfSubject(subject)) return {};
  await backend.caughtUp();
  const sent = await teamsSentBy(backend.db, subject);
  await eachByItself(sent, ({ kind, id }) =>
    forget(backend, command, { subject: teamSubject(kind, id), why: "erased" }),
  );
  return { "team submission": sent.length };
};

/** Timed work: nobody is left waiting for an answer that will not come. What a crash kept from being noted is noted. */
export const lapseIntroductions: Timed["run"] = async ({ db, handle }, { now }) => {
  await eachByItself(await introducedButPending(db), (pair) => noteIntroduced({ handle }, now, pair));
  const command = { actor: "system", now, requestId: "lapse-introductions" } as const;
  const askedBefore = new Date(Date.parse(now) - answeredWithin).toISOString();
  await eachByItself(await introductionsOver(db, { askedBefore }), (introductionId) =>
    handle(
      { fold: introduction, stream: introductionStream(introductionId), command },
      lapseIntroduction({ introductionId }),
    ),
  );
};
