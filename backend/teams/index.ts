import { locateTeam, teamsHeldOn } from "../../projections/teams/queries.ts";
import type { Backend, HeldPart, MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { anHour } from "../timed/timedWork.ts";
import { teamCalls } from "./calls.ts";
import { SentTeamView, TeamCreationView, TeamFinderView, TeamMatchView } from "./contract.ts";
import { forgetTeams, forgetTeamsWhenErased, lapseIntroductions } from "./forgetTeams.ts";
import { teamLimits } from "./limits.ts";
import { teamLinkCalls } from "./linkCalls.ts";
import { teamMails } from "./mails.ts";
import { birthDateOf } from "./readBirthDate.ts";

async function* heldOn(backend: Backend, userId: string) {
  for await (const sent of teamsHeldOn(backend.db, userId))
    yield sent.kind === "finder" ? { ...sent, birthDate: await birthDateOf(backend, sent.id) } : sent;
}
const teamParts: readonly HeldPart[] = [{ name: "teamSubmissions", rows: heldOn }];

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const sent = await locateTeam(db, of);
  return sent && (role === "instructor" || sent.senderId === id);
};

export const teams: Context = {
  name: "teams",
  calls: { teams: [...teamCalls, ...teamLinkCalls] },
  shapes: { TeamFinderView, TeamCreationView, SentTeamView, TeamMatchView },
  mails: teamMails,
  timed: [
    { name: "forget team submissions", every: anHour, byTheClock: true, run: forgetTeams },
    { name: "lapse team introductions", every: anHour, byTheClock: true, run: lapseIntroductions },
  ],
  limits: teamLimits,
  whenErased: [forgetTeamsWhenErased],
  maySeeStory,
  exported: teamParts,
};
