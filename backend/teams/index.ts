import { historyOf } from "../../projections/history/open.ts";
import { listCreations, listFinders } from "../../projections/teams/queries.ts";
import { searchedIn } from "../search/open.ts";
import { introductionsWith, locateTeam, teamsHeldOn } from "../../projections/teams/queries.ts";
import type { AlsoHappened, Backend, HeldPart, MaySeeStory } from "../backend.ts";
import type { Context, Searched } from "../context.ts";
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

/** What became of introductions, for both requests; who sent one only learns by email what the other side said. */
const introductions: AlsoHappened = async (db, of, reader) => {
  if (reader.role === "student") return [];
  const ids = await introductionsWith(db, of);
  const stories = await Promise.all(ids.map((id) => historyOf(db, id, reader)));
  return stories.flat().map((line) => ({ ...line, from: null, to: null })); // the states are the introduction's
};

const searched: readonly Searched[] = [
  searchedIn("team-finders", {
    read: ({ db }, _, query) => listFinders(db, query),
    shown: ({ playerName, division, createdAt, status }) => ({
      name: playerName,
      about: division,
      at: createdAt,
      status,
    }),
  }),
  searchedIn("team-creations", {
    read: ({ db }, _, query) => listCreations(db, query),
    shown: ({ coachName, division, createdAt, status }) => ({
      name: coachName,
      about: division,
      at: createdAt,
      status,
    }),
  }),
];

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
  searched,
  maySeeStory,
  alsoHappened: introductions,
  exported: teamParts,
};
