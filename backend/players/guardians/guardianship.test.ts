import { describe, expect, it } from "vitest";
import {
  added,
  closed,
  erasureAsked,
  erasureWithdrawn,
  invitationWithdrawn,
  invited,
  joined,
  left,
  removed,
} from "../../../eventstore/players/examples.ts";
import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { given } from "../../given.ts";
import { player } from "../player.ts";
import {
  acceptInvitation,
  askErasure,
  expireInvitation,
  inviteGuardian,
  joinConfirmed,
  keepPlayer,
  leaveErased,
  leavePlayer,
  withdrawInvitation,
} from "./guardianship.ts";

const now = "2030-04-01T12:00:00.000Z";
const aWeekOn = invited.data.until;
const invite = (invitationId = "i1", email = "lou@example.com", by = "pat") =>
  inviteGuardian({ ...invited.data, invitationId, by, personal: { email, name: "Lou Reyes" }, now });
const again = (invitationId: string, email: string) =>
  ({ ...invited, data: { ...invited.data, invitationId, personal: { email, name: "Lou Reyes" } } }) as const;
const withdraw = (by = "pat") => withdrawInvitation({ playerId: "kim", invitationId: "i1", by });
const { declared: _, how: __, ...joining } = joined.data;
const accept = (userId = "lou", at = now) => acceptInvitation({ ...joining, userId, now: at });
const leave = (userId = "lou") => leavePlayer({ playerId: "kim", userId, why: "left" });
const refuses = (code: string) => expect.objectContaining({ code });
const both = [added, invited, joined] as const;

describe("inviting another guardian", () => {
  it("is recorded once, and a newer one to the same address ends it", () => {
    expect(given(player, added).when(invite())).toEqual([invited]);
    expect(given(player, added, invited).when(invite())).toEqual([]);
    const replaced = { ...invitationWithdrawn, data: { ...invitationWithdrawn.data, why: "replaced" } };
    expect(given(player, added, invited).when(invite("i2"))).toEqual([replaced, again("i2", "lou@example.com")]);
  });
  it("leaves four open, those whose week is over apart", () => {
    const four = ["1", "2", "3", "4"].map((n) => again(n, `${n}@example.com`));
    expect(() => given(player, added, ...four).when(invite())).toThrow(refuses("TooManyInvitations"));
    const later = inviteGuardian({ ...invited.data, now: aWeekOn });
    expect(given(player, added, ...four).when(later)).toEqual([invited]);
  });
  it("is for those who may act, of a player with an account, too", () => {
    for (const past of [[added], [added, closed], [...both, left]] as PlayerEvent[][])
      expect(() => given(player, ...past).when(invite("i2", "max@example.com", "lou"))).toThrow(
        refuses("NoSuchPlayer"),
      );
    expect(given(player).when(invite("i1", "lou@example.com", "kim"))).toMatchObject([{ data: { by: "kim" } }]);
  });
  it("is taken back by whoever sent it, until somebody has joined", () => {
    expect(given(player, added, invited).when(withdraw())).toEqual([invitationWithdrawn]);
    expect(given(player, added, invited, invitationWithdrawn).when(withdraw())).toEqual([]);
    expect(() => given(player, ...both).when(withdraw())).toThrow(refuses("AlreadyJoined"));
    expect(() => given(player, ...both, again("i1", "max@example.com")).when(withdraw("lou"))).toThrow(
      refuses("NoSuchInvitation"),
    );
  });
  it("ends by itself after a week", () => {
    const expire = (at: string) => expireInvitation({ playerId: "kim", invitationId: "i1", now: at });
    expect(given(player, added, invited).when(expire(now))).toEqual([]);
    expect(given(player, added, invited).when(expire(aWeekOn))).toMatchObject([{ data: { why: "expired" } }]);
    expect(given(player, ...both).when(expire(aWeekOn))).toEqual([]);
  });
});

describe("joining", () => {
  it("takes an open invitation, once", () => {
    expect(given(player, added, invited).when(accept())).toEqual([joined]);
    expect(given(player, ...both).when(accept())).toEqual([]);
    for (const past of [
      [added],
      [added, invited, invitationWithdrawn],
      both,
      [...both, left],
      [added, invited, closed],
    ] as const)
      expect(() => given(player, ...past).when(accept("max"))).toThrow(refuses("LinkIsDead"));
    expect(() => given(player, ...both, left).when(accept())).toThrow(refuses("LinkIsDead"));
    expect(() => given(player, added, invited).when(accept("lou", aWeekOn))).toThrow(refuses("LinkIsDead"));
  });
  it("leaves an invitation to whom it was meant for", () =>
    expect(() => given(player, added, invited).when(accept("pat"))).toThrow(refuses("AlreadyGuardian")));
  it("as the guardian who confirmed by mail is for one account", () => {
    const { invitationId: ___, ...data } = joining;
    const confirmed = { type: "GuardianJoined", data: { ...joined.data, how: "confirmed by mail" } } as const;
    const byMail = { ...confirmed, data: { ...data, how: confirmed.data.how, declared: joined.data.declared } };
    expect(given(player).when(joinConfirmed(data))).toEqual([byMail]);
    expect(given(player, byMail).when(joinConfirmed(data))).toEqual([]);
    expect(() => given(player, byMail).when(joinConfirmed({ ...data, userId: "max" }))).toThrow(refuses("LinkIsDead"));
    expect(given(player, byMail, left).when(joinConfirmed(data))).toEqual([byMail]);
    expect(given(player, byMail).when(leave())).toEqual([left]); // the child has an account
  });
});

describe("leaving", () => {
  it("is possible while somebody else answers for the player, and takes one's invitations along", () => {
    expect(given(player, ...both).when(leave())).toEqual([left]);
    expect(given(player, ...both, again("i2", "max@example.com")).when(leave("pat"))).toMatchObject([
      { type: "InvitationWithdrawn", data: { invitationId: "i2", why: "left" } },
      { type: "GuardianLeft", data: { userId: "pat" } },
    ]);
    expect(() => given(player, ...both, left).when(leave("pat"))).toThrow(refuses("LastGuardian"));
    expect(() => given(player, ...both, left).when(leave())).toThrow(refuses("NoSuchGuardian"));
  });
  it("says why, where an admin settles it", () => {
    const settle = leavePlayer({ playerId: "kim", userId: "lou", why: "removed", reason: "By order of the court" });
    expect(given(player, ...both).when(settle)).toEqual([removed]);
  });
  it("by erasing one's account closes a player whom nobody else answers for", () => {
    const erase = (userId: string) => leaveErased({ playerId: "kim", userId });
    const gone = { ...left, data: { ...left.data, why: "erased" } };
    expect(given(player, ...both).when(erase("lou"))).toEqual([gone]);
    expect(given(player, ...both, left).when(erase("pat"))).toMatchObject([{ type: "PlayerClosed" }]);
    expect(given(player, ...both, left).when(erase("lou"))).toEqual([]);
    expect(given(player, ...both, closed).when(erase("lou"))).toEqual([]);
  });
});

describe("erasing a player with several guardians", () => {
  const { until } = erasureAsked.data;
  const ask = (by: string, at = now) => askErasure({ playerId: "kim", by, until, now: at });
  it("takes each of them, within the time that a wish counts", () => {
    expect(given(player, ...both).when(ask("pat"))).toEqual([erasureAsked]);
    expect(given(player, ...both, erasureAsked).when(ask("pat"))).toEqual([]);
    expect(given(player, ...both, erasureAsked).when(ask("lou"))).toEqual([closed]);
    expect(given(player, ...both, erasureAsked).when(ask("lou", until))).toMatchObject([{ data: { by: "lou" } }]);
    expect(given(player, ...both, left).when(ask("pat"))).toEqual([closed]);
    expect(given(player, ...both, closed).when(ask("pat"))).toEqual([]);
  });
  it("can be taken back, and ends with whoever wished it", () => {
    const keep = keepPlayer({ playerId: "kim", by: "pat" });
    expect(given(player, ...both, erasureAsked).when(keep)).toEqual([erasureWithdrawn]);
    expect(given(player, ...both, erasureAsked, erasureWithdrawn).when(keep)).toEqual([]);
    expect(given(player, ...both, erasureAsked, erasureWithdrawn).when(ask("lou"))).toMatchObject([
      { type: "PlayerErasureAsked" },
    ]);
  });
});
