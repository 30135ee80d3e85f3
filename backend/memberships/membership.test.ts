import { describe, expect, it } from "vitest";
import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import * as facts from "../../eventstore/memberships/examples.ts";
import { given } from "../given.ts";
import { activate, deactivate, endErased, membership } from "./membership.ts";
import { commitUpload, grantUploads, releaseUpload, reserveUpload, resetUploads } from "./uploads.ts";

const now = "2030-04-10T12:00:00.000Z";
const month = "2030-04";
const act = { playerId: "kim", by: "ada", words: "Paid in cash", now };
const activation = (until?: string) => activate({ ...act, until, month });
const upload = { playerId: "kim", uploadId: "u1" };
const reservation = (uploadId = "u1", more: { month?: string; now?: string } = {}) =>
  reserveUpload({ playerId: "kim", uploadId, now, month, ...more });
const reservedAs = (uploadId: string, of = month): MembershipEvent => ({
  type: "UploadReserved",
  data: { playerId: "kim", uploadId, month: of },
});
const past = (...more: MembershipEvent[]) => given(membership, facts.activated, ...more);
const three = ["a", "b", "c"].map((id) => reservedAs(id));
const until = "2030-05-01T04:00:00.000Z";
const untilMay: MembershipEvent = { ...facts.activated, data: { ...facts.activated.data, until } };

describe("a membership", () => {
  it("G2-9:manual: is activated by an admin, with a reason, and once", () => {
    expect(given(membership).when(activation())).toEqual([facts.activated]);
    expect(past().when(activation())).toEqual([]);
    expect(() => past().when(activation(until))).toThrow("already has a membership");
  });

  it("can be activated again after it ran out, or was deactivated", () => {
    const later = { ...act, now: until, until: undefined, month: "2030-05" };
    expect(given(membership, untilMay).when(activate(later))).toHaveLength(1);
    expect(past(facts.deactivated).when(activation())).toEqual([facts.activated]);
  });

  it("G2-7:deactivate: is deactivated right away, and once; where none ever was there is nothing to deactivate", () => {
    const off = deactivate({ ...act, words: "Moved away" });
    expect(past().when(off)).toEqual([facts.deactivated]);
    expect(past(facts.deactivated).when(off)).toEqual([]);
    expect(() => given(membership).when(off)).toThrow("never had a membership");
  });

  it("ends with the player, if there is one", () => {
    expect(past().when(endErased("kim"))).toEqual([facts.ended]);
    expect(past(facts.ended).when(endErased("kim"))).toEqual([]);
    expect(given(membership).when(endErased("kim"))).toEqual([]);
  });
});

describe("V11:reservations: uploads", () => {
  it("need a membership that is active at that instant", () => {
    expect(past().when(reservation())).toEqual([facts.reserved]);
    expect(() => given(membership).when(reservation())).toThrow("needs a membership");
    expect(() => past(facts.deactivated).when(reservation())).toThrow("needs a membership");
    expect(() => given(membership, untilMay).when(reservation("u1", { now: until }))).toThrow("needs a membership");
  });

  it("G2-5:ledger: count from their reservation on, four a month, and the next month again", () => {
    expect(past(...three).when(reservation("d"))).toHaveLength(1);
    const four = [...three, reservedAs("d")];
    expect(() => past(...four).when(reservation("e"))).toThrow("All of this month's uploads are used");
    expect(past(...four).when(reservation("d"))).toEqual([]); // the same one again
    expect(past(...four).when(reservation("e", { month: "2030-05" }))).toEqual([reservedAs("e", "2030-05")]);
  });

  it("K1:uploads: a new month has its own four, whatever of the old one was not used or granted on top", () => {
    const before = [reservedAs("u0"), facts.granted];
    const may = ["a", "b", "c", "d"].map((id) => reservedAs(id, "2030-05"));
    const inMay = reservation("e", { month: "2030-05" });
    expect(past(...before, ...may.slice(1)).when(inMay)).toHaveLength(1);
    expect(() => past(...before, ...may).when(inMay)).toThrow("are used");
  });

  it("are not given anew by a clock that went back", () => {
    const four = [...three, reservedAs("d")].map((fact) => ({ ...fact, data: { ...fact.data, month: "2030-05" } }));
    expect(() => past(...(four as MembershipEvent[])).when(reservation("e"))).toThrow("are used");
    expect(past(facts.reset).when(reservation())).toEqual([reservedAs("u1", "2030-05")]);
  });

  it("count for good once they are whole, in the month of their reservation", () => {
    expect(past(facts.reserved).when(commitUpload(upload))).toEqual([facts.committed]);
    expect(past(facts.reserved, facts.committed).when(commitUpload(upload))).toEqual([]);
    expect(past(facts.reserved, facts.committed).when(releaseUpload({ ...upload, why: "failed" }))).toEqual([]);
    expect(past(facts.reserved, facts.reset).when(commitUpload(upload))).toEqual([facts.committed]);
    expect(() => past().when(commitUpload(upload))).toThrow("couldn't find");
  });

  it("that fail are given back, once, and cannot count any more", () => {
    const failed = releaseUpload({ ...upload, why: "failed" });
    expect(past(facts.reserved).when(failed)).toEqual([facts.released]);
    expect(past(facts.reserved, facts.released).when(failed)).toEqual([]);
    expect(past(...three, facts.reserved, facts.released).when(reservation("d"))).toHaveLength(1);
    expect(() => past(facts.reserved, facts.released).when(commitUpload(upload))).toThrow("took too long");
    expect(() => past().when(failed)).toThrow("couldn't find");
  });

  it("are granted to members, for the month", () => {
    const more = grantUploads({ ...act, words: "Bad light", uploads: 1, month });
    expect(past().when(more)).toEqual([facts.granted]);
    const four = [...three, reservedAs("d")];
    expect(past(...four, facts.granted).when(reservation("e"))).toHaveLength(1);
    expect(() => past(...four, facts.granted, reservedAs("e")).when(reservation("f"))).toThrow("are used");
    expect(() => past(facts.deactivated).when(more)).toThrow("Only members");
  });
});

it("G2-6: a member is told of a month once, and nobody else is", () => {
  const reset = resetUploads({ playerId: "kim", month: "2030-05", now });
  expect(past().when(reset)).toEqual([facts.reset]);
  expect(past(facts.reset).when(reset)).toEqual([]);
  expect(past(facts.deactivated).when(reset)).toEqual([]);
  expect(past(reservedAs("u1", "2030-06")).when(reset)).toEqual([]);
});
