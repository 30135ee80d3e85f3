import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { membershipStream, uploadMonthsStream } from "../../eventstore/memberships/events.ts";
import { standingOf } from "../../projections/memberships/queries.ts";
import { currentUserUrl, userUrl, usersUrl } from "../accounts/contract.ts";
import type { Command } from "../command.ts";
import { playersUrl } from "../players/contract.ts";
import { eraseUrl } from "../privacy/contract.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import {
  activateMembershipUrl,
  deactivateMembershipUrl,
  grantsUrl,
  membershipRevenueUrl,
  membershipsUrl,
  membershipUrl,
  uploadResetsUrl,
} from "./contract.ts";
import { subscriptionLedgerUrl, subscriptionStatusUrl } from "./subscriptionContract.ts";
import { commit, release, releaseUnfinished, reserve } from "./uploads.ts";
import { momentAt } from "./moment.ts";
import { announceMonth } from "./uploadMonth.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin", { firstName: "Jordan" });
});
afterAll(() => product.close());

const commandAt = (now = new Date().toISOString()): Command => ({ actor: "system", now, requestId: "spec" });
const dueAt = (now = new Date().toISOString()) => ({ now, signal: new AbortController().signal });
const activate = (userId: string, more: object = {}) => admin("POST", activateMembershipUrl, { userId, ...more });
const statusOf = async (who: Person, playerId?: string) =>
  (await who("GET", subscriptionStatusUrl + (playerId ? `?playerId=${playerId}` : ""))).body;
const factsOf = async (stream: string) => {
  const facts = [];
  for await (const { type } of product.backend.store.read(stream)) facts.push(type);
  return facts;
};
const member = async () => {
  const kim = await product.person("student", { age: 30 });
  await activate(kim.id);
  return kim;
};
const uploadsOf = (kim: Person, count: number, now?: string) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      reserve(product.backend, commandAt(now), { playerId: kim.id, uploadId: `${kim.id} ${n}` }),
    ),
  );

describe("a membership by hand", () => {
  it("A44, A45, E11, G2-10: an admin activates it with a reason, and ends it right away", async () => {
    const kim = await product.person("student", { age: 30 });
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive", canUpload: false, standing: "inactive" });
    expect(await activate(kim.id, { reason: "Paid in cash" })).toMatchObject({
      status: 200,
      body: { id: kim.id, accountId: kim.id, membershipStatus: "active", standing: "manual", endsAt: null },
    });
    expect(await statusOf(kim)).toMatchObject({
      membershipStatus: "active",
      canUpload: true,
      videosThisMonth: 0,
      allowed: 4,
      reason: null,
    });
    expect(await activate(kim.id)).toMatchObject({ status: 200 });
    expect(await activate(kim.id, { until: "2100-01-01" })).toMatchObject({
      status: 409,
      body: { code: "AlreadyActive" },
    });
    const off = await admin("POST", deactivateMembershipUrl, { userId: kim.id, reason: "Moved away" });
    expect(off).toMatchObject({ status: 200, body: { membershipStatus: "inactive" } });
    expect(await statusOf(kim)).toMatchObject({ membershipStatus: "inactive", canUpload: false });
    expect(await factsOf(membershipStream(kim.id))).toEqual(["MembershipActivated", "MembershipDeactivated"]);
    expect((await kim("GET", subscriptionLedgerUrl)).body).toMatchObject([
      { what: "deactivated", by: "Jordan", words: "Moved away" },
      { what: "activated", by: "Jordan", words: "Paid in cash" },
    ]);
  });

  it("lasts through its last day at the facility, and no day that is over can be its last", async () => {
    const kim = await product.person("student", { age: 30 });
    const { time } = product.backend;
    const today = time.today();
    expect(await activate(kim.id, { until: time.addDays(today, -1) })).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["until"] }] },
    });
    const { body } = await activate(kim.id, { until: today });
    expect(body.endsAt).toBe(time.instantOf({ date: time.addDays(today, 1), time: "00:00" }));
  });

  it("M1:membership: users carry it, and admins see that of each of their players", async () => {
    const pat = await product.person("student", { age: 40 });
    const told = { firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true };
    const { id: kimId } = (await pat("POST", playersUrl, told)).body;
    await activate(kimId);
    const fields = {
      membershipStatus: "inactive",
      membershipStartDate: null,
      membershipEndDate: null,
      videosThisMonth: 0,
      lastVideoReset: null,
    };
    expect((await pat("GET", currentUserUrl)).body).toMatchObject(fields);
    expect((await admin("GET", userUrl(pat.id))).body).toMatchObject({
      ...fields,
      players: [
        { playerId: pat.id, membershipStatus: "inactive", allowed: 4 },
        { playerId: kimId, firstName: "Kim", membershipStatus: "active", videosThisMonth: 0 },
      ],
    });
    await activate(pat.id);
    const filter = encodeURIComponent(JSON.stringify({ id: pat.id }));
    expect((await admin("GET", `${usersUrl}?filter=${filter}`)).body).toMatchObject([
      { membershipStatus: "active", membershipStartDate: expect.any(String) },
    ]);
    expect((await admin("GET", membershipUrl(kimId))).body).toMatchObject({ firstName: "Kim", accountId: pat.id });
  });

  it("is listed by name and standing, and shown to those who may see it", async () => {
    const [kim, lee] = [await member(), await member()];
    await admin("POST", deactivateMembershipUrl, { userId: lee.id });
    const listed = async (filter: object) => {
      const { body } = await admin("GET", `${membershipsUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return (body as { id: string }[]).map(({ id }) => id);
    };
    const active = await listed({ membershipStatus: "active" });
    expect([active.includes(kim.id), active.includes(lee.id)]).toEqual([true, false]);
    const inactive = await listed({ membershipStatus: "inactive" });
    expect([inactive.includes(kim.id), inactive.includes(lee.id)]).toEqual([false, true]);
    await activate(lee.id, { until: "2100-01-01" });
    const openEnded = await listed({ members: "openEnded" });
    expect([openEnded.includes(kim.id), openEnded.includes(lee.id)]).toEqual([true, false]);
    const { body } = await admin("GET", membershipRevenueUrl);
    expect(body.openEnded).toBe(openEnded.length);
    const never = await product.person();
    expect(await admin("GET", membershipUrl(never.id))).toMatchObject({ status: 404, body: { code: "NoMembership" } });
    expect(await admin("POST", deactivateMembershipUrl, { userId: never.id })).toMatchObject({ status: 404 });
  });

  it("ends when the player is erased, and leaves nothing that was written about it", async () => {
    const kim = await product.person("student", { age: 30 });
    await activate(kim.id, { reason: "Gift of her aunt" });
    await admin("POST", eraseUrl, { userId: kim.id });
    expect(await factsOf(membershipStream(kim.id))).toEqual(["MembershipActivated", "MembershipEnded"]);
    expect((await admin("GET", membershipUrl(kim.id))).body).toMatchObject({
      firstName: null,
      membershipStatus: "inactive",
      ledger: [{ what: "ended" }, { what: "activated", words: null }],
    });
    expect(await activate(kim.id)).toMatchObject({ status: 404 });
  });
});

describe("who asks", () => {
  it("M18, G2-46:status: instructors upload without a membership, admins do not upload", async () => {
    const coach = await product.person("instructor");
    expect(await statusOf(coach)).toMatchObject({ membershipStatus: "inactive", canUpload: true, reason: null });
    expect(await statusOf(admin)).toMatchObject({ canUpload: false });
  });

  it("a foreign player is none, whatever is asked, and nothing is recorded", async () => {
    const [kim, sam] = [await member(), await product.person()];
    for (const url of [subscriptionStatusUrl, subscriptionLedgerUrl])
      expect(await sam("GET", `${url}?playerId=${kim.id}`)).toMatchObject({ status: 404 });
    expect(await factsOf(membershipStream(sam.id))).toEqual([]);
    expect(await activate("nobody")).toMatchObject({ status: 404 });
    expect(await admin("POST", grantsUrl("nobody"), { uploads: 1, reason: "None" })).toMatchObject({ status: 404 });
    expect(await factsOf(membershipStream("nobody"))).toEqual([]);
  });

  it("a minor whose guardian has not confirmed cannot upload, and is told why", async () => {
    const kim = await product.person("student", { age: 15, ...guardian });
    await activate(kim.id);
    expect(await statusOf(kim)).toMatchObject({
      membershipStatus: "active",
      canUpload: false,
      reason: expect.stringContaining("Your parent or guardian"),
    });
  });
});

describe("uploads", () => {
  it("V11:reservations: of 64 at once on two nodes, with one left of four, one is taken", async () => {
    const kim = await member();
    await uploadsOf(kim, 3);
    const other = await product.another();
    const nodes = [product.backend, other.backend];
    const answers = await Promise.allSettled(
      Array.from({ length: 64 }, (_, n) =>
        reserve(nodes[n % 2]!, commandAt(), { playerId: kim.id, uploadId: `${kim.id} at once ${n}` }),
      ),
    );
    await other.close();
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await statusOf(kim)).toMatchObject({
      videosThisMonth: 4,
      canUpload: false,
      reason: expect.stringMatching(/^All 4/),
    });
    const { resetsOn } = await statusOf(kim);
    expect(resetsOn).toMatch(/^\d{4}-\d{2}-01$/);
  });

  it("V11:reservations: of 40 at once in a month's last second one takes the last one; at midnight where the facility is there are four again", async () => {
    const kim = await member();
    const other = await product.another();
    const nodes = [product.backend, other.backend];
    const { time } = product.backend;
    const { month } = momentAt(time, new Date().toISOString());
    const [year, number] = month.split("-").map(Number) as [number, number];
    const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
    const midnight = time.instantOf({ date: `${next}-01`, time: "00:00" });
    expect(midnight.slice(11)).not.toBe("00:00:00.000Z"); // it is another one than Greenwich's
    const lastSecond = new Date(Date.parse(midnight) - 1000).toISOString();
    const taken = async (name: string, instants: readonly string[]) => {
      const answers = await Promise.allSettled(
        instants.map((now, n) =>
          reserve(nodes[n % 2]!, commandAt(now), { playerId: kim.id, uploadId: `${kim.id} ${name} ${n}` }),
        ),
      );
      const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
      expect(new Set(refused)).toEqual(new Set(["NoUploadsLeft"]));
      return answers.length - refused.length;
    };
    const forty = (now: string) => Array<string>(40).fill(now);
    await uploadsOf(kim, 3, lastSecond);
    expect(await taken("before", forty(lastSecond))).toBe(1);
    expect(await taken("after", forty(midnight))).toBe(4);
    await release(product.backend, commandAt(midnight), { playerId: kim.id, uploadId: `${kim.id} 0`, why: "failed" });
    expect(await taken("by a clock that is slow", forty(lastSecond))).toBe(0); // though one of its month is given back
    await other.close();
    const months: string[] = [];
    for await (const { type, data } of product.backend.store.read(membershipStream(kim.id)))
      if (type === "UploadReserved") months.push((data as { month: string }).month);
    expect(months).toEqual([...Array<string>(4).fill(month), ...Array<string>(4).fill(next)]);
  });

  it("G2-5:ledger: what failed is given back, what is whole counts, and more can be granted", async () => {
    const kim = await member();
    await uploadsOf(kim, 4);
    await commit(product.backend, commandAt(), { playerId: kim.id, uploadId: `${kim.id} 0` });
    await release(product.backend, commandAt(), { playerId: kim.id, uploadId: `${kim.id} 1`, why: "failed" });
    expect(await statusOf(kim)).toMatchObject({ videosThisMonth: 3, canUpload: true });
    const reason = "Bad light";
    expect(await admin("POST", grantsUrl(kim.id), { uploads: 2, reason })).toMatchObject({
      status: 201,
      body: { videosThisMonth: 3, allowed: 6 },
    });
    expect((await kim("GET", subscriptionLedgerUrl)).body.slice(0, 2)).toMatchObject([
      { what: "granted", uploads: 2, by: "Jordan", words: reason },
      { what: "upload" },
    ]);
    for (const wrong of [
      { uploads: 0, reason },
      { uploads: 21, reason },
      { uploads: 1, reason: " " },
    ])
      expect(await admin("POST", grantsUrl(kim.id), wrong)).toMatchObject({ status: 422 });
  });

  it("that have not ended within a day are given back by timed work", async () => {
    const kim = await member();
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const upload = (name: string) => ({ playerId: kim.id, uploadId: `${kim.id} ${name}` });
    await reserve(product.backend, commandAt(at(25)), upload("old"));
    await reserve(product.backend, commandAt(at(23)), upload("new"));
    await releaseUnfinished(product.backend, dueAt());
    expect((await kim("GET", subscriptionLedgerUrl)).body.slice(1)).toMatchObject([
      { id: upload("new").uploadId, state: "reserved" },
      { id: upload("old").uploadId, state: "released", why: "never finished" },
    ]);
  });
});

describe("G2-6: the month that begins anew", () => {
  it("D5: is said once, by any number of nodes, and to each active member once; the count begins at 0", async () => {
    const [kim, gone] = [await member(), await member()];
    await admin("POST", deactivateMembershipUrl, { userId: gone.id });
    const { time } = product.backend;
    const { month } = momentAt(
      time,
      time.instantOf({ date: time.addDays(`${time.today().slice(0, 8)}28`, 5), time: "12:00" }),
    );
    const begins = time.instantOf({ date: `${month}-01`, time: "00:05" });
    const other = await product.another();
    await reserve(product.backend, commandAt(), { playerId: kim.id, uploadId: `${kim.id} before` });
    await announceMonth(product.backend, dueAt());
    const countAt = (now: string) => standingOf(product.backend.db, kim.id, momentAt(time, now));
    expect(await countAt(new Date().toISOString())).toMatchObject({ videosThisMonth: 1, left: 3 });
    const before = await factsOf(uploadMonthsStream);
    await Promise.all(
      [product.backend, other.backend, product.backend].map((node) => announceMonth(node, dueAt(begins))),
    );
    await announceMonth(other.backend, dueAt(begins));
    await announceMonth(other.backend, dueAt()); // the clock went back
    await other.close();
    expect(await factsOf(uploadMonthsStream)).toEqual([...before, "UploadMonthBegan"]);
    expect(await factsOf(membershipStream(kim.id))).toEqual(["MembershipActivated", "UploadReserved", "UploadsReset"]);
    expect(await countAt(begins)).toMatchObject({ videosThisMonth: 0, left: 4 });
    expect(await factsOf(membershipStream(gone.id))).not.toContain("UploadsReset");
    const [latest] = (await admin("GET", uploadResetsUrl)).body;
    expect(latest).toMatchObject({ month, late: 300, missed: [], members: expect.any(Number) });
  });

  it("is told at another revision to whoever did something meanwhile", async () => {
    const kim = await member();
    const { backend } = product;
    const [latest] = (await admin("GET", uploadResetsUrl)).body;
    const next = backend.time.addDays(`${latest.month}-28`, 5).slice(0, 7);
    const now = backend.time.instantOf({ date: `${next}-01`, time: "00:05" });
    const stale = { ...backend, db: backend.db };
    await reserve(backend, commandAt(), { playerId: kim.id, uploadId: `${kim.id} meanwhile` });
    await backend.db("read.memberships").where({ playerId: kim.id }).update({ revision: 0 }); // as if not seen yet
    await announceMonth(stale, dueAt(now));
    expect(await factsOf(membershipStream(kim.id))).toEqual(["MembershipActivated", "UploadReserved", "UploadsReset"]);
  });
});
