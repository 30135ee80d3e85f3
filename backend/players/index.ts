import { listRoster } from "../../projections/players/studentQueries.ts";
import { staffOf } from "../../projections/accounts/open.ts";
import { nameIn, searchedIn } from "../search/open.ts";
import type { Context, Searched } from "../context.ts";
import { mayActFor, playersHeldOn, statusOfPlayer } from "../../projections/players/queries.ts";
import { invitationsHeldOn } from "../../projections/players/invitationQueries.ts";
import { messagesHeldOn } from "../../projections/players/messages.ts";
import { playerNotesWrittenBy } from "../../projections/players/notes.ts";
import type { HeldPart, MaySeeStory } from "../backend.ts";
import { playerCalls } from "./calls.ts";
import { InvitationView, PlayerView, RosterView, StudentView } from "./contract.ts";
import { eraseMergedRecords, leavePlayersOf } from "./erasePlayer.ts";
import { guardianCalls } from "./guardians/calls.ts";
import { endInvitations } from "./guardians/invitations.ts";
import { mailFamilyWhenErased } from "./guardians/erasedMails.ts";
import { guardianMails } from "./guardians/mails.ts";
import { anHour } from "../timed/timedWork.ts";
import { playerLimits } from "./limits.ts";
import { playerMessageCalls } from "./messages/calls.ts";
import { mailFamilyWhenMessaged } from "./messages/mails.ts";
import { playerNoteCalls } from "./notes/calls.ts";
import { finishAllMerging, mergeCalls } from "./merging/calls.ts";
import { mailFamilyWhenMerged } from "./merging/mails.ts";
import { movingInCalls } from "./movingIn/calls.ts";
import { growingUpCalls } from "./growingUp/calls.ts";
import { finishAllGrowingUp } from "./growingUp/openLogin.ts";
import { studentCalls } from "./studentCalls.ts";
import { waiverCalls } from "./waivers/calls.ts";
import { WaiverView } from "./waivers/contract.ts";
import { waiversHeldOn } from "../../projections/players/waivers.ts";

const playerParts: readonly HeldPart[] = [
  {
    name: "players",
    rows: ({ db, time }, userId) => playersHeldOn(db, { userId, today: time.today() }),
  },
  { name: "invitations", rows: ({ db }, userId) => invitationsHeldOn(db, userId) },
  { name: "waivers", rows: ({ db }, userId) => waiversHeldOn(db, userId) },
  { name: "notesOnPlayers", rows: ({ db }, userId) => playerNotesWrittenBy(db, userId) },
  { name: "messagesAboutPlayers", rows: ({ db }, userId) => messagesHeldOn(db, userId) },
];

/** The player's own, and whoever may act for the player. */
const maySeeStory: MaySeeStory = async (db, { id }, of) => {
  if ((await statusOfPlayer(db, of)) === undefined) return undefined;
  return mayActFor(db, id, of);
};

const searched: readonly Searched[] = [
  searchedIn("students", {
    read: ({ db, time }, user, query) => {
      const when = { now: new Date().toISOString(), today: time.today() };
      return listRoster(db, { staff: staffOf(user), ...when, waiver: undefined }, query);
    },
    shown: ({ guardian, email, ...player }) => ({ name: nameIn(player), about: guardian?.name ?? email }),
  }),
];

export const players: Context = {
  name: "players",
  calls: {
    players: [
      ...playerCalls,
      ...guardianCalls,
      ...growingUpCalls,
      ...studentCalls,
      ...playerNoteCalls,
      ...playerMessageCalls,
      ...waiverCalls,
      ...mergeCalls,
      ...movingInCalls,
    ],
  },
  shapes: { InvitationView, PlayerView, StudentView, RosterView, WaiverView },
  mails: [...guardianMails, mailFamilyWhenErased, mailFamilyWhenMessaged, mailFamilyWhenMerged],
  timed: [
    { name: "end old invitations", every: anHour, byTheClock: true, run: endInvitations },
    { name: "finish growing up", every: anHour, byTheClock: true, run: finishAllGrowingUp },
    { name: "finish merging", every: anHour, run: finishAllMerging },
  ],
  limits: playerLimits,
  whenErased: [leavePlayersOf, eraseMergedRecords],
  exported: playerParts,
  searched,
  maySeeStory,
};
