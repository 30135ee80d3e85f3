import { describe, expect, it } from "vitest";
import { added, closed, invited, joined, merged } from "../../../eventstore/players/examples.ts";
import { given } from "../../given.ts";
import { player } from "../player.ts";
import type { RecordView } from "./contract.ts";
import { joinMerged, mergePlayer, previewOf, refuseMerging } from "./merge.ts";

const now = "2030-07-01T12:00:00.000Z";
const merging = { ...merged.data, guardians: ["pat"], now };

describe("merging a record into another one", () => {
  it("is one fact, ends open invitations, and a second time nothing", () => {
    expect(given(player, added).when(mergePlayer(merging))).toEqual([merged]);
    expect(given(player, added, merged).when(mergePlayer(merging))).toEqual([]);
    expect(given(player, added, invited).when(mergePlayer(merging))).toEqual([
      { type: "InvitationWithdrawn", data: { playerId: "kim", invitationId: "i1", why: "withdrawn" } },
      merged,
    ]);
  });
  it("is not possible for somebody closed, into itself, or if somebody joined since", () => {
    const decide = mergePlayer(merging);
    expect(() => given(player, added, closed).when(decide)).toThrow(expect.objectContaining({ code: "NoSuchPlayer" }));
    expect(() => given(player, added).when(mergePlayer({ ...merging, into: "kim" }))).toThrow(
      expect.objectContaining({ code: "NoSuchPlayer" }),
    );
    expect(() => given(player, added, invited, joined).when(decide)).toThrow(
      expect.objectContaining({ code: "AdultsChanged" }),
    );
  });
  it("whoever managed it manages the other one, once", () => {
    const join = joinMerged({ playerId: "kim", userId: "lou" });
    const facts = given(player, added).when(join);
    expect(facts).toMatchObject([{ type: "GuardianJoined", data: { userId: "lou", how: "merged" } }]);
    expect(given(player, added, ...facts).when(join)).toEqual([]);
    expect(given(player, added).when(joinMerged({ playerId: "kim", userId: "pat" }))).toEqual([]);
    expect(() => given(player, added, closed).when(join)).toThrow(expect.objectContaining({ code: "NoSuchPlayer" }));
  });
});

const adult = (userId: string) => ({ userId, name: userId, email: null });
const record: RecordView = {
  id: "kim",
  firstName: "Kim",
  lastName: "Reyes",
  birthDate: "2020-05-04",
  age: 10,
  hasLogin: false,
  createdAt: "2030-01-01T00:00:00.000Z",
  guardians: [adult("pat")],
  lessons: 0,
  lessonsToCome: 0,
  camps: 0,
  videos: 0,
  notes: 0,
  hadMembership: false,
};
const preview = (merged: Partial<RecordView> = {}, kept: Partial<RecordView> = {}, campsOfBoth: string[] = []) =>
  previewOf({ merged: { ...record, ...merged }, kept: { ...record, id: "kimberly", ...kept }, campsOfBoth });

describe("what an admin is shown before", () => {
  it("names every adult who manages the player afterwards, and who learns what", () => {
    expect(preview().adults).toEqual([{ ...adult("pat"), learns: "nothing new" }]);
    expect(preview({ guardians: [adult("pat")] }, { guardians: [adult("lou")] }).adults).toEqual([
      { ...adult("lou"), learns: "the merged record" },
      { ...adult("pat"), learns: "the kept record" },
    ]);
    expect(preview({ guardians: [] }).adults).toEqual([{ ...adult("pat"), learns: "the merged record" }]);
    expect(preview({}, { id: "pat", hasLogin: true, guardians: [] }).adults).toMatchObject([
      { userId: "pat", learns: "nothing new" },
    ]);
  });
  it.each([
    ["one record", preview({ id: "kimberly" }), "one and the same"],
    ["two logins", preview({ hasLogin: true }, { hasLogin: true }), "Two logins"],
    ["a login with the record that would go", preview({ hasLogin: true }, { guardians: [] }), "Keep that one"],
    ["another adult for somebody with a login", preview({}, { hasLogin: true, guardians: [] }), "join that player"],
    ["a membership", preview({ hadMembership: true }), "The membership belongs"],
    ["two memberships", preview({ hadMembership: true }, { hadMembership: true }), "Two memberships"],
    ["a camp of both", preview({}, {}, ["Summer Camp", "Fall Camp"]), "Summer Camp, Fall Camp"],
  ])("is refused for %s", (_, { blocked }, why) => expect(blocked.join()).toContain(why));
  it("keeping the other one is only advised where that can be done, and once", () => {
    const swap = "Keep that one instead, and merge the other one into it.";
    expect(preview({ hasLogin: true }, { guardians: [] }).blocked).toEqual([
      `Kim Reyes logs in with the record that would go. ${swap}`,
    ]);
    expect(
      preview({ hasLogin: true, hadMembership: true }, { guardians: [] }).blocked.join(" ").split(swap),
    ).toHaveLength(2);
    expect(preview({ hasLogin: true }, { guardians: [adult("lou")] }).blocked).toEqual([
      "Kim Reyes logs in with the record that would go. Before that one can be kept, lou must join it, with the email we sent a parent or with an invitation.",
    ]);
    const apart = [
      "Kim Reyes logs in with one of these records, and the membership belongs to the other one. Those two can’t become one, so please keep both.",
    ];
    expect(preview({ hasLogin: true }, { hadMembership: true, guardians: [] }).blocked).toEqual(apart);
    expect(preview({ hadMembership: true, guardians: [] }, { hasLogin: true }).blocked).toEqual(apart);
    expect(preview({ hasLogin: true, hadMembership: true }, { hasLogin: true }).blocked).toHaveLength(1);
  });
  it("says what speaks against one player", () => {
    expect(preview().doubts).toEqual([]);
    expect(preview({ firstName: "kim " }).doubts).toEqual([]);
    expect(preview({ firstName: "Lee" }).doubts).toEqual(["The names are different."]);
    expect(preview({ birthDate: "2020-05-05" }).doubts).toEqual(["The birth dates are different."]);
    expect(preview({ birthDate: null, age: 13 }).doubts).toEqual(["The ages are 3 years apart."]);
    expect(preview({ birthDate: null, age: 9 }).doubts).toEqual([]);
  });
});

describe("what an admin has to say", () => {
  const told = { into: "kimberly", reason: "Added twice", adults: ["pat"] };
  const code = (name: string) => expect.objectContaining({ code: name });
  it("is every adult, as the preview named them", () => {
    expect(() => refuseMerging(preview(), told)).not.toThrow();
    for (const adults of [[], ["lou"], ["pat", "lou"]])
      expect(() => refuseMerging(preview(), { ...told, adults })).toThrow(code("AdultsChanged"));
  });
  it("and that they are sure, where an adult learns something or the records differ", () => {
    for (const doubtful of [preview({ birthDate: "2020-05-05" }), preview({ guardians: [] })]) {
      expect(() => refuseMerging(doubtful, told)).toThrow(code("NotSure"));
      expect(() => refuseMerging(doubtful, { ...told, sure: true })).not.toThrow();
    }
    const blocked = preview({ hasLogin: true });
    expect(() => refuseMerging(blocked, { ...told, sure: true })).toThrow(code("CannotMerge"));
  });
});
