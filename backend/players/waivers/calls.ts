import { playerStream } from "../../../eventstore/players/events.ts";
import { staffOf } from "../../../projections/accounts/open.ts";
import { familyOf, playerNames } from "../../../projections/players/queries.ts";
import { expectedAmong, listWaivers, signaturesFor, waiverList } from "../../../projections/players/waivers.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { refuseMinorsAccount } from "../guardians/calls.ts";
import { player } from "../player.ts";
import { MyWaivers, myWaiversUrl, SignedWaiver, SignWaiver, waiversUrl, waiverUrl, WaiverView } from "./contract.ts";
import { signWaiver } from "./signWaiver.ts";

const noWaiver = () => new Rejection("missing", "NoWaiver", "Nobody has signed a waiver for this player yet.");

const textChanged = () =>
  new Rejection("conflict", "WaiverChanged", "The waiver has changed since you opened it. Please read it once more.");

/** Of the caller's players those who play: a parent who only brings others signs for them alone. */
const myWaivers = async (
  { db, time, policies: { waiver } }: Backend,
  { userId, now }: { userId: string; now: string },
) => {
  const family = await familyOf(db, { userId, today: time.today() });
  const playing = family
    .filter(({ plays }) => plays)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const ids = playing.map(({ id }) => id);
  const [signatures, expected] = await Promise.all([
    signaturesFor(db, ids),
    expectedAmong(db, ids, { now, today: time.today() }),
  ]);
  return {
    text: waiver?.text ?? null,
    version: waiver?.version ?? null,
    players: playing.map(({ id, firstName, lastName }) => {
      const signature = signatures.get(id) ?? null;
      const name = [firstName, lastName].filter(Boolean).join(" ");
      return {
        playerId: id,
        name,
        isExpected: expected.has(id),
        isSigned: signature?.version === waiver?.version,
        signature,
      };
    }),
  };
};

const sign = async (
  { handle, policies: { waiver } }: Backend,
  command: Command,
  signing: Parameters<typeof signWaiver>[0],
) => {
  if (signing.version !== waiver?.version) throw textChanged();
  await handle({ fold: player, stream: playerStream(signing.playerId), command }, signWaiver(signing));
};

export const waiverCalls: readonly Call[] = [
  call(
    "GET",
    myWaiversUrl,
    {
      does: "Shows the waiver, and for which of the caller's players it is signed.",
      who: "signed in",
      answer: { status: 200, body: MyWaivers },
    },
    ({ user }, backend) => myWaivers(backend, { userId: user.id, now: new Date().toISOString() }),
  ),
  call(
    "POST",
    waiverUrl(":id"),
    {
      does: "Signs the waiver for a player, in the version that was shown. Doing it twice changes nothing. No other call asks for it.",
      who: "signed in",
      whoInWords: "whoever may act for that player, as an adult",
      players: [":id"],
      body: SignWaiver,
      answer: { status: 201, body: SignedWaiver },
      refused: { 409: "The text has changed (WaiverChanged), or the caller is a minor (AdultsOnly)." },
    },
    async ({ user, params: { id: playerId }, body: { version, name }, command }, backend) => {
      await refuseMinorsAccount(backend, user, backend.time.wallClock(command.now).date);
      await sign(backend, command, { playerId, version, by: user.id, name });
      await backend.caughtUp();
      return signedFor(backend, playerId);
    },
  ),
  call(
    "GET",
    waiverUrl(":id"),
    {
      does: "Shows what was signed for a player last, in the words that were shown then.",
      who: "signed in",
      whoInWords: "whoever may act for that player, and staff",
      players: [":id"],
      anyPlayerFor: ["instructor", "admin"],
      answer: { status: 200, body: SignedWaiver },
    },
    ({ params: { id } }, backend) => signedFor(backend, id),
  ),
  call(
    "GET",
    waiversUrl,
    {
      does: "Lists players with lessons or camp days to come, and whether the waiver is signed for them.",
      who: ["instructor", "admin"],
      whoInWords: "admins; instructors for their own lessons and camps",
      list: waiverList,
      answer: { status: 200, body: WaiverView.array() },
    },
    ({ user, list }, { db, time, policies: { waiver } }) => {
      if (!waiver) return { rows: [], total: 0 };
      const today = time.today();
      const now = new Date().toISOString();
      return listWaivers(db, { staff: staffOf(user), version: waiver.version, now, today }, list);
    },
  ),
];

const signedFor = async ({ db, policies }: Backend, playerId: string) => {
  const signature = (await signaturesFor(db, [playerId])).get(playerId);
  const signed = signature && (await policies.waiverOf(signature.version));
  if (!signature || !signed) throw noWaiver();
  const playerName = (await playerNames(db, [playerId])).get(playerId) ?? null;
  return { ...signature, playerName, text: signed.text };
};
