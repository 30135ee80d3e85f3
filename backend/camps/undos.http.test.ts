import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { historyUrl } from "../history/contract.ts";
import { undoHeader, undoSeconds, undoUrl } from "../undo/contract.ts";
import { campRevenueUrl, refundsUrl } from "./money/payContract.ts";
import { campUrl, paymentStatusUrl } from "./contract.ts";
import { cancelCampUrl } from "./running/publishContract.ts";
import { payers } from "./testing/payers.ts";

let desk: Awaited<ReturnType<typeof payers>>;
beforeAll(async () => void (desk = await payers()));
afterAll(() => desk.product.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const offered = ({ headers }: { headers: Headers }) => headers.get(undoHeader)?.split(" ") ?? [];
const mark = (registrationId: string, body: object) => desk.coach("PATCH", paymentStatusUrl(registrationId), body);

describe("G1-55: what someone said about a payment", () => {
  it("can be undone for ten seconds by whoever said it, and then everything is as it was", async () => {
    const { coach, other, admin, family, moneyOf } = desk;
    const of = await family();
    await mark(of.registrationId, { paymentStatus: "partial", method: "venmo", amount: 100, words: "Half" });
    const revenue = async () => (await coach("GET", `${campRevenueUrl}?campId=${of.campId}`)).body;
    const [before, earned] = [await moneyOf(of), await revenue()];
    pass(60 * 60 * 24);
    const [id, thing] = offered(await mark(of.registrationId, { paymentStatus: "paid", method: "cash" }));
    expect(thing).toBe(of.registrationId);
    for (const somebody of [other, admin]) expect((await somebody("POST", undoUrl(id!))).status).toBe(404);
    pass(undoSeconds);
    expect(await coach("POST", undoUrl(id!))).toMatchObject({ status: 200, body: { of: of.registrationId } });
    expect(await moneyOf(of)).toEqual(before);
    expect(await revenue()).toEqual(earned);
    pass(60);
    expect((await coach("POST", undoUrl(id!))).status).toBe(200);
    const { body: history } = await coach("GET", historyUrl(of.registrationId));
    expect(history.map(({ what }: { what: string }) => what).slice(-2)).toEqual([
      "RegistrationPaid",
      "PaymentMarkUndone",
    ]);
  });

  it("stands after ten seconds, and once something has followed from it", async () => {
    const { coach, family, moneyOf } = desk;
    const [late, followed] = [await family(), await family()];
    const [lateId] = offered(await mark(late.registrationId, { paymentStatus: "paid" }));
    const [id] = offered(await mark(followed.registrationId, { paymentStatus: "paid", method: "cash" }));
    await coach("POST", refundsUrl(followed.registrationId), { amount: 50, method: "cash" });
    expect(await coach("POST", undoUrl(id!))).toMatchObject({ status: 409, body: { code: "Followed" } });
    pass(undoSeconds + 1);
    expect(await coach("POST", undoUrl(lateId!))).toMatchObject({ status: 409, body: { code: "TooLate" } });
    expect(await moneyOf(late)).toMatchObject({ paymentStatus: "paid", method: null });
  });
});

describe("G1-55: a camp that was canceled", () => {
  const cancel = async ({ campId }: { campId: string }) =>
    offered(await desk.coach("POST", cancelCampUrl(campId), { reason: "The field is flooded" }));

  it("takes place again as it was, and a payment that was open can still be made", async () => {
    const { coach, pat, other, family, start, payByCard, moneyOf, product } = desk;
    const of = await family();
    const shown = async () => (await product.visitor()("GET", campUrl(of.campId))).body;
    const [before, money] = [await shown(), await moneyOf(of)];
    await start(pat, of);
    const [id, thing] = await cancel(of);
    expect(thing).toBe(of.campId);
    expect(await shown()).toMatchObject({ status: "cancelled" });
    expect((await other("POST", undoUrl(id!))).status).toBe(404);
    for (const _ of ["undone", "undone before"]) expect((await coach("POST", undoUrl(id!))).status).toBe(200);
    expect(await shown()).toEqual(before);
    expect(await moneyOf(of)).toEqual(money);
    await payByCard(of);
    expect(await moneyOf(of)).toMatchObject({ paymentStatus: "paid", hasMismatch: false });
  });

  it("stays so once money was sent back", async () => {
    const { coach, family, payByCard } = desk;
    const of = await family();
    await payByCard(of);
    const [id] = await cancel(of);
    await coach("POST", refundsUrl(of.registrationId), {});
    expect(await coach("POST", undoUrl(id!))).toMatchObject({ status: 409, body: { code: "Followed" } });
  });
});

it("G1-55: mails of both wait until it can no longer be undone; a card's receipt goes at once", async () => {
  vi.useRealTimers();
  const { family, payByCard, product } = desk;
  await product.startMailing();
  const [byHand, byCard, off] = [await family(), await family(), await family()];
  const [paidId] = offered(await mark(byHand.registrationId, { paymentStatus: "paid", method: "cash" }));
  await payByCard(byCard);
  const [offId] = offered(await desk.coach("POST", cancelCampUrl(off.campId), { reason: "The field is flooded" }));
  const mails = (kind: string) => product.backend.db("mail.outbox").where({ kind }).orderBy("created_at");
  await eventually(async () => {
    expect(await mails("payment received")).toMatchObject([{ fact_id: paidId }, { fact_id: null }]);
    expect(await mails("camp cancelled")).toMatchObject([{ fact_id: offId }]);
  });
});
