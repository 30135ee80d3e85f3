import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { campStream } from "../../../eventstore/camps/events.ts";
import { ownWaitlistEntries } from "../../../projections/camps/waitlistQueries.ts";
import { historyUrl } from "../../history/contract.ts";
import { erase, finishErasures } from "../../privacy/erase.ts";
import { tally } from "../../testing/client.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { freeASpot, fullCamp, joinWaitlist, waitingChild, waitingFamily } from "../../testing/waitlists.ts";
import { registrationUrl } from "../contract.ts";
import { lapseOldOffers } from "./lapseOldOffers.ts";
import {
  acceptOfferUrl,
  campWaitlistUrl,
  declineOfferUrl,
  extendOfferUrl,
  leaveWaitlistUrl,
  myWaitlistUrl,
  offerSpotUrl,
  openWaitlistPlaceUrl,
  skipTurnUrl,
  waitlistPlaceUrl,
} from "./waitlistContract.ts";

let product: TestProduct;
let coach: Person, rival: Person, pat: Person, admin: Person;
let campId: string;
beforeAll(async () => {
  product = await testProduct();
  [coach, rival] = [await product.person("instructor"), await product.person("instructor")];
  [pat, admin] = [await product.person(), await product.person("admin")];
});
afterAll(() => product.close());
beforeEach(async () => void (campId = await fullCamp(product, coach.id)));

const join = (fields: object = {}, who = product.visitor()) =>
  who("POST", campWaitlistUrl(campId), waitingFamily({ ...fields }));
const emails = (n: number) => ({ parentEmail: `family${n}@example.com` });
const factsOf = async (id: string) => {
  const found: string[] = [];
  for await (const { type } of product.backend.store.read(campStream(id))) found.push(type);
  return found;
};

describe("joining", () => {
  it("A59, M15, G3-32, G3-55: a visitor waits, is told the turn, and only the first name of what they typed is in the answer", async () => {
    await join(emails(1));
    const { status, body } = await join({ status: "offered", position: 1, notified: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      campId,
      state: "waiting",
      position: 2,
      offeredUntil: null,
      participantCount: 1,
      places: [{ playerName: "Max", ageGroup: "8u" }],
      camp: { id: campId, registrationCount: 1, waitlistCount: 2 },
    });
    expect(JSON.stringify(body)).not.toMatch(/Reed|sam@|555-010-01/);
  });

  it("M15: the owner and admins see who waits, in order; other instructors and players do not", async () => {
    const first = await join();
    const two = [waitingChild(), waitingChild({ playerName: "Mia Reed", playerAge: 10, sport: "softball" })];
    await join({ ...emails(2), participants: two });
    const { body } = await coach("GET", campWaitlistUrl(campId));
    expect(body).toMatchObject([
      {
        id: first.body.id,
        campId,
        parentName: "Sam Reed",
        parentEmail: "sam@example.com",
        parentPhone: "555-010-0122",
        playerName: "Max Reed",
        playerAge: 8,
        position: 1,
        notified: false,
        canBeOffered: false,
      },
      { position: 2, participants: [{ playerName: "Max Reed" }, { playerName: "Mia Reed", ageGroup: "10u" }] },
    ]);
    expect((await admin("GET", campWaitlistUrl(campId))).body).toEqual(body);
    const others = await Promise.all([rival, pat, product.visitor()].map((who) => who("GET", campWaitlistUrl(campId))));
    expect(others.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect((await admin("GET", campWaitlistUrl("unheard-of"))).status).toBe(404);
  });

  it.each([
    [
      "where there is a place",
      { participants: [waitingChild({ playerAge: 10, sport: "softball" })] },
      409,
      "ThereIsAPlace",
    ],
    ["a child outside of the ages", { participants: [waitingChild({ playerAge: 40 })] }, 422, "Invalid"],
    ["without a name", { parentName: " " }, 422, "Invalid"],
    ["without children", { participants: [] }, 422, "Invalid"],
  ])("is refused %s", async (_, fields, status, code) => {
    expect(await join(fields)).toMatchObject({ status, body: { code } });
    expect(await factsOf(campId)).toEqual(["CampPublished", "RegistrationPlaced"]);
  });

  it("says where a field is wrong, and that the child waits already", async () => {
    const wrong = { participants: [waitingChild(), waitingChild({ emergencyPhone: "555" })] };
    expect((await join(wrong)).body.issues).toEqual([
      { path: ["participants", 1, "emergencyPhone"], message: "Please enter a phone number like 555-010-0100" },
    ]);
    await join();
    const { status, body } = await join({
      parentEmail: "SAM@example.com",
      participants: [waitingChild({ playerName: "max reed" })],
    });
    expect([status, body.code]).toEqual([409, "WaitsAlready"]);
  });

  it("staff own nothing they enter for others: it must not disappear when they do", async () => {
    const { id } = await joinWaitlist(coach, campId, emails(1));
    const payerOf = async (table: string, where: object) =>
      (await product.backend.db(table).where(where).first())?.payerId;
    expect(await payerOf("read.campWaitlist", { id })).toBeNull();
    await freeASpot(product, campId);
    const { registrationId } = (await coach("POST", acceptOfferUrl(id))).body;
    expect(await payerOf("read.campRegistrations", { id: registrationId })).toBeNull();
  });

  it("G3-34: the same key for two camps is two places", async () => {
    const key = { "Idempotency-Key": "one key" };
    const inCamp = async (id: string) => (await pat("POST", campWaitlistUrl(id), waitingFamily(), key)).body.id;
    const ids = [await inCamp(campId), await inCamp(campId), await inCamp(await fullCamp(product, coach.id))];
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  });

  it("for a camp that does not exist is 404", async () => {
    const { status, body } = await product.visitor()("POST", campWaitlistUrl("unheard-of"), waitingFamily());
    expect([status, body.code]).toEqual([404, "NoSuchCamp"]);
  });
});

describe("a place in line", () => {
  it("G3-21, G3-55: is its family's alone: the browser it was taken with, the mailed link, or the account", async () => {
    const sam = product.visitor();
    const { id } = await joinWaitlist(sam, campId);
    expect((await sam("GET", waitlistPlaceUrl(id))).status).toBe(200);
    for (const who of [product.visitor(), pat, coach]) {
      expect((await who("GET", waitlistPlaceUrl(id))).status).toBe(404);
      for (const url of [acceptOfferUrl(id), declineOfferUrl(id), leaveWaitlistUrl(id)])
        expect((await who("POST", url)).status).toBe(404);
    }
    const phone = product.visitor();
    const token = product.backend.capabilities.tokenOf("waitlistEntry", id);
    expect((await phone("POST", openWaitlistPlaceUrl, { token: `${token}x` })).status).toBe(404);
    expect((await phone("POST", openWaitlistPlaceUrl, { token })).body.places).toMatchObject([{ playerName: "Max" }]);
    expect((await phone("GET", waitlistPlaceUrl(id))).status).toBe(200);

    const own = await joinWaitlist(pat, campId, emails(3));
    expect((await pat("GET", waitlistPlaceUrl(own.id))).body.places).toMatchObject([{ playerName: "Max Reed" }]);
  });

  it("a family finds what it waits for in its account, with an offer and until when, for as long as it is in line", async () => {
    const [sam, dana] = [await product.person(), await product.person()];
    const mine = async (who: Person | ReturnType<typeof product.visitor>) => (await who("GET", myWaitlistUrl)).body;
    const { id } = await joinWaitlist(sam, campId);
    const later = await fullCamp(product, coach.id, { title: "Later Camp" });
    const other = await joinWaitlist(sam, later);
    const danas = await joinWaitlist(dana, campId, emails(11));
    expect(await mine(sam)).toMatchObject([
      { id: other.id, state: "waiting", position: 1, places: [{ playerName: "Max Reed" }], camp: { id: later } },
      { id, state: "waiting", position: 1, camp: { id: campId } },
    ]);
    expect(await mine(product.visitor())).toEqual([]);
    expect(await mine(coach)).toEqual([]);
    await dana("POST", leaveWaitlistUrl(danas.id));

    await freeASpot(product, campId);
    expect(await mine(sam)).toMatchObject([
      { id: other.id },
      { id, state: "offered", offeredUntil: expect.any(String) },
    ]);
    await sam("POST", declineOfferUrl(id));
    await sam("POST", leaveWaitlistUrl(other.id));
    expect(await mine(sam)).toEqual([]);
  });

  it("a browser that holds an entry finds it, too, by first names; nobody waits for a camp that has begun or was canceled", async () => {
    const sam = product.visitor();
    const mine = async () => (await sam("GET", myWaitlistUrl)).body;
    const { id } = await joinWaitlist(sam, campId);
    expect(await mine()).toMatchObject([{ id, places: [{ playerName: "Max", playerId: null }] }]);
    const on = (time: string) =>
      ownWaitlistEntries(product.backend.db, { userId: undefined, held: [id], now: { date: "2090-07-10", time } });
    expect(await on("08:59")).toMatchObject([{ id }]);
    expect(await on("09:00")).toEqual([]);
    await coach("DELETE", `/api/camps/${campId}?force=true`, { reason: "The field is flooded" });
    expect(await mine()).toEqual([]);
  });

  it("is offered to the first when a spot opens, and goes on to the next if they decline, leave or do not answer", async () => {
    const families = [1, 2, 3, 4].map(() => product.visitor());
    const ids: string[] = [];
    for (const [n, who] of families.entries()) ids.push((await joinWaitlist(who, campId, emails(n))).id);
    const states = async () => {
      const seen = families.map(async (who, n) => (await who("GET", waitlistPlaceUrl(ids[n]!))).body.state);
      return Promise.all(seen);
    };
    await freeASpot(product, campId);
    expect(await states()).toEqual(["offered", "waiting", "waiting", "waiting"]);
    const { body: declined } = await families[0]!("POST", declineOfferUrl(ids[0]!));
    expect(declined.state).toBe("declined");
    expect(await states()).toEqual(["declined", "offered", "waiting", "waiting"]);
    expect((await families[1]!("POST", leaveWaitlistUrl(ids[1]!))).body.state).toBe("left");
    expect(await states()).toEqual(["declined", "left", "offered", "waiting"]);

    const { offeredUntil } = (await families[2]!("GET", waitlistPlaceUrl(ids[2]!))).body;
    expect(Date.parse(offeredUntil) - Date.now()).toBeLessThanOrEqual(48 * 60 * 60 * 1000);
    expect(Date.parse(offeredUntil) - Date.now()).toBeGreaterThan(47 * 60 * 60 * 1000);
    expect(await lapseOldOffers(product.backend, rightNow())).toBe(0);
    expect(await lapseOldOffers(product.backend, offeredUntil)).toBe(1);
    expect(await states()).toEqual(["declined", "left", "lapsed", "offered"]);
    expect(await families[2]!("POST", acceptOfferUrl(ids[2]!))).toMatchObject({
      status: 409,
      body: { code: "OfferIsOver" },
    });
    expect(await families[2]!("POST", declineOfferUrl(ids[2]!))).toMatchObject({ status: 409 });
  });

  it("accepting registers at once, for ten clicks once, and this browser holds the registration", async () => {
    const sam = product.visitor();
    const { id } = await joinWaitlist(sam, campId);
    expect(await sam("POST", acceptOfferUrl(id))).toMatchObject({ status: 409, body: { code: "NothingOffered" } });
    await freeASpot(product, campId);
    expect(await sam("POST", acceptOfferUrl(id), { totalAmount: "1.00" })).toMatchObject({
      status: 409,
      body: { code: "OtherPrice" },
    });
    const clicks = Array.from({ length: 10 }, () =>
      sam("POST", acceptOfferUrl(id), { paymentMethod: "venmo", totalAmount: "150.00" }),
    );
    const answers = await Promise.all(clicks);
    expect(tally(answers)).toEqual({ 200: 10 });
    const registrations = new Set(answers.map(({ body }) => body.registrationId));
    expect(registrations.size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ state: "accepted", position: null, offeredUntil: null });
    expect((await factsOf(campId)).filter((type) => type === "RegistrationPlaced")).toHaveLength(2);
    expect(await sam("POST", leaveWaitlistUrl(id))).toMatchObject({ status: 409, body: { code: "RegisteredAlready" } });
    const registration = registrationUrl([...registrations][0]);
    const phone = product.visitor();
    expect((await phone("GET", registration)).status).toBe(404);
    await phone("POST", openWaitlistPlaceUrl, { token: product.backend.capabilities.tokenOf("waitlistEntry", id) });
    for (const browser of [sam, phone])
      for (const url of [registration, waitlistPlaceUrl(id)]) expect((await browser("GET", url)).status).toBe(200);
  });

  it("opens nothing but itself, and its history is shown to its family's account, the camp's owner and admins", async () => {
    const [sam, next] = [product.visitor(), product.visitor()];
    const { id } = await joinWaitlist(sam, campId);
    const other = await joinWaitlist(next, campId, emails(7));
    const own = await joinWaitlist(pat, campId, emails(8));
    for (const url of [waitlistPlaceUrl(other.id), registrationUrl(id), registrationUrl(`${campId}-registration`)])
      expect((await sam("GET", url)).status).toBe(404);
    for (const url of [acceptOfferUrl(other.id), declineOfferUrl(other.id), leaveWaitlistUrl(other.id)])
      expect((await sam("POST", url)).status).toBe(404);
    for (const [who, status] of [
      [coach, 200],
      [admin, 200],
      [pat, 200],
      [rival, 404],
      [sam, 401],
    ] as const)
      expect((await who("GET", historyUrl(own.id))).status).toBe(status);
    expect((await pat("GET", historyUrl(id))).status).toBe(404);
  });

  it("the owner takes a family off the list; others cannot", async () => {
    const { id } = await joinWaitlist(product.visitor(), campId);
    for (const [who, status] of [
      [product.visitor(), 401],
      [pat, 403],
      [rival, 404],
      [coach, 200],
      [admin, 200],
    ] as const)
      expect((await who("DELETE", waitlistPlaceUrl(id))).status).toBe(status);
    expect((await coach("GET", campWaitlistUrl(campId))).body).toMatchObject([{ id, state: "left", position: null }]);
    expect((await factsOf(campId)).filter((type) => type === "WaitlistLeft")).toHaveLength(1);
  });
});

it("erasing someone who waits removes the names, and passes their place on", async () => {
  const [sam, next] = [product.visitor(), product.visitor()];
  const { id } = await joinWaitlist(sam, campId);
  const other = await joinWaitlist(next, campId, emails(5));
  await freeASpot(product, campId);
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  expect((await erase(product.backend, command, `waitlist-${id}`)).ended).toMatchObject({ waitlistPlace: 1 });
  const { body } = await coach("GET", campWaitlistUrl(campId));
  expect(body).toMatchObject([{ state: "left", parentName: null, playerName: null }, { state: "offered" }]);
  expect((await next("GET", waitlistPlaceUrl(other.id))).body.state).toBe("offered");
});

it("G3-50: someone erased waits no longer, also if a crash came in between", async () => {
  const { backend } = product;
  const { id } = await joinWaitlist(product.visitor(), campId, emails(6));
  const dies = { ...backend, whenErased: [async () => Promise.reject(new Error("killed"))] };
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  await expect(erase(dies, command, `waitlist-${id}`)).rejects.toThrow("killed");
  expect(await finishErasures(backend, rightNow())).toBe(1);
  expect(await finishErasures(backend, rightNow())).toBe(0);
  expect((await coach("GET", campWaitlistUrl(campId))).body).toMatchObject([{ id, state: "left", parentName: null }]);
});

describe("by hand", () => {
  const shown = async () =>
    ((await coach("GET", campWaitlistUrl(campId))).body as { parentEmail: string; position: number | null }[]).map(
      ({ parentEmail, position }) => [parentEmail, position],
    );

  it("a family that is skipped waits behind the others, with the reason for staff alone", async () => {
    const first = await join(emails(1));
    await join(emails(2));
    const { status, body } = await coach("POST", skipTurnUrl(first.body.id), { reason: "Away until August" });
    expect([status, body.skipReason, body.position]).toEqual([200, "Away until August", 2]);
    expect(await shown()).toEqual([
      ["family2@example.com", 1],
      ["family1@example.com", 2],
    ]);
    expect((await coach("POST", skipTurnUrl(first.body.id), { reason: " " })).status).toBe(422);
    const told = await coach("GET", historyUrl(first.body.id));
    expect(told.body.at(-1)).toMatchObject({ what: "WaitlistTurnSkipped" });
    expect(JSON.stringify(told.body)).not.toContain("August");
  });

  it("a family that declined is offered the spot again, and the history says by whom", async () => {
    const browser = product.visitor();
    const { id } = await joinWaitlist(browser, campId);
    await freeASpot(product, campId);
    const theirs = async () => (await coach("GET", campWaitlistUrl(campId))).body[0];
    expect(await theirs()).toMatchObject({ state: "offered", canBeOffered: false });
    await browser("POST", declineOfferUrl(id));
    expect(await theirs()).toMatchObject({ state: "declined", canBeOffered: true });
    const { status, body } = await coach("POST", offerSpotUrl(id));
    expect([status, body.state]).toEqual([200, "offered"]);
    expect((await browser("GET", waitlistPlaceUrl(id))).body).toMatchObject({ state: "offered" });
    const told = await coach("GET", historyUrl(id));
    expect(told.body.at(-1)).toMatchObject({ what: "WaitlistSpotOffered", details: { by: "owner" } });
  });

  it("hours that are no hours are refused beside the field", async () => {
    const { body } = await join();
    await freeASpot(product, campId);
    for (const hours of [0, 169, 1.5, "24"])
      expect(await coach("POST", extendOfferUrl(body.id), { hours })).toMatchObject({
        status: 422,
        body: { issues: [{ path: ["hours"] }] },
      });
  });
});

it("while it is offered, the camp says that the spot is neither open nor taken", async () => {
  await joinWaitlist(product.visitor(), campId);
  const shown = async () => (await product.visitor()("GET", `/api/camps/${campId}`)).body;
  expect(await shown()).toMatchObject({ registeredCount: 1, heldCount: 0, waitlistCount: 1 });
  await freeASpot(product, campId);
  const { registeredCount, heldCount, spotsAvailable, capacity, waitlistCount } = await shown();
  expect({ registeredCount, heldCount, waitlistCount }).toEqual({
    registeredCount: 0,
    heldCount: 1,
    waitlistCount: 1,
  });
  expect(registeredCount + heldCount + spotsAvailable).toBe(capacity);
});
