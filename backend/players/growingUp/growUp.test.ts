import { expect, it } from "vitest";
import { added, closed, grownUp, invited, joined } from "../../../eventstore/players/examples.ts";
import { given } from "../../given.ts";
import { leavePlayer } from "../guardians/guardianship.ts";
import { player } from "../player.ts";
import { accountOf, comeOfAge, growUp, oldEnough } from "./growUp.ts";

const teen = "2034-04-01"; // Kim, born on May 4, 2020, is 13
const grown = "2038-05-04"; // her 18th birthday
const grow = (today: string) => growUp({ playerId: "kim", today });

it("a minor's guardians stay", () => {
  expect(given(player, added, joined).when(grow(teen))).toEqual([grownUp]);
  expect(given(player, added, grownUp).when(grow(teen))).toEqual([]);
});

it("of an adult all of them leave, with the invitations they sent", () => {
  const left = (userId: string) => ({
    type: "GuardianLeft",
    data: { playerId: "kim", userId, why: "grown up", personal: null },
  });
  const other = { ...invited, data: { ...invited.data, invitationId: "i2" } };
  expect(given(player, added, joined, other).when(grow(grown))).toEqual([
    { type: "PlayerGrownUp", data: { playerId: "kim", isAdult: true } },
    { type: "InvitationWithdrawn", data: { playerId: "kim", invitationId: "i2", why: "left" } },
    left("pat"),
    left("lou"),
  ]);
});

it("whoever got a login as a minor is alone from the 18th birthday on", () => {
  const come = (today: string) => comeOfAge({ playerId: "kim", today, hasSignedUp: false });
  expect(given(player, added, grownUp).when(come("2038-05-03"))).toEqual([]);
  expect(given(player, added, grownUp).when(come(grown))).toMatchObject([
    { type: "GuardianLeft", data: { userId: "pat", why: "grown up" } },
  ]);
  expect(given(player, added).when(come(grown))).toEqual([]); // has no login
});

it("so is whoever signed up as a minor, once the account's age says so", () => {
  const come = (hasSignedUp: boolean) => comeOfAge({ playerId: "kim", today: grown, hasSignedUp });
  expect(given(player, joined).when(come(true))).toMatchObject([
    { type: "GuardianLeft", data: { userId: "lou", why: "grown up" } },
  ]);
  expect(given(player, joined).when(come(false))).toEqual([]);
  expect(given(player, added).when(come(true))).toEqual([]);
  expect(given(player, joined, closed).when(come(true))).toEqual([]);
});

it("nobody grows up who is gone, or was never added", () => {
  const missing = expect.objectContaining({ code: "NoSuchPlayer" });
  expect(() => given(player, added, closed).when(grow(grown))).toThrow(missing);
  expect(() => given(player).when(grow(grown))).toThrow(missing);
});

it("takes 13 years", () => {
  const check = (today: string) =>
    given(player, added).when((kim) => {
      oldEnough(kim, today);
      return [];
    });
  expect(() => check("2033-05-03")).toThrow("from 13 on");
  expect(check("2033-05-04")).toEqual([]);
});

it("with an account of its own, a minor's last guardian may leave", () => {
  const leave = leavePlayer({ playerId: "kim", userId: "pat", why: "left" });
  expect(() => given(player, added).when(leave)).toThrow(expect.objectContaining({ code: "LastGuardian" }));
  expect(given(player, added, grownUp).when(leave)).toMatchObject([{ type: "GuardianLeft" }]);
});

it("the account is confirmed by the link, and by the guardian of a minor; both ages end on one birthday", () => {
  const { personal: words } = added.data;
  const { birthDate: _, ...aged } = words;
  const guardian = { name: "Pat Reyes", email: "pat@example.com", phone: null };
  const account = { playerId: "kim", email: "kim@example.com", agreedTo: undefined, guardian };
  expect(accountOf({ ...account, words, today: teen })).toEqual([
    {
      type: "PlayerRegistered",
      data: {
        userId: "kim",
        grewUp: true,
        personal: {
          email: "kim@example.com",
          firstName: "Kim",
          lastName: "Reyes",
          age: 13,
          ageRecordedOn: "2033-05-04",
          position: "Catcher",
          parentName: "Pat Reyes",
          parentEmail: "pat@example.com",
          parentPhone: "",
        },
      },
    },
    { type: "EmailConfirmed", data: { userId: "kim", personal: { email: "kim@example.com" } } },
    {
      type: "GuardianConfirmed",
      data: { userId: "kim", personal: { parentName: "Pat Reyes", parentEmail: "pat@example.com" } },
    },
  ]);
  const [registered, ...more] = accountOf({ ...account, words: aged, today: grown });
  expect(registered).toMatchObject({ data: { personal: { age: 18, ageRecordedOn: grown } } });
  expect(JSON.stringify(registered)).not.toContain("parentEmail");
  expect(more.map(({ type }) => type)).toEqual(["EmailConfirmed"]);
});
