import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { campReadingStream } from "../../../eventstore/camps/reading.ts";
import { payTestPaymentUrl } from "../../payments/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import type { Client } from "../../testing/client.ts";
import { emma, noah, parent, registered } from "../../testing/registrations.ts";
import { rightNow } from "../../testing/rightNow.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  createPaymentIntentUrl,
  divisionUrl,
  myRegistrationsUrl,
  openRegistrationUrl,
  paymentStatusUrl,
  pickupUrl,
  type RegistrationView,
  registrationsUrl,
  registrationUrl,
  releaseUrl,
  timelineUrl,
  withdrawUrl,
} from "../contract.ts";
import { releaseUnpaidPlaces } from "./releaseUnpaidPlaces.ts";

let product: TestProduct;
let coach: Person, other: Person, admin: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  other = await product.person("instructor");
  admin = await product.person("admin");
  pat = await product.person();
});
afterAll(() => product.close());

/** A camp with one registration of both children. */
const oneRegistered = async (who: Client = pat, fields: Parameters<typeof publishedCamp>[2] = {}) => {
  const camp = await publishedCamp(product, coach, fields);
  return registered(who, camp.id);
};
const listedTo = async (who: Client, filter: object, sort?: readonly [string, string]): Promise<RegistrationView[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), ...(sort && { sort: JSON.stringify(sort) }) });
  return (await who("GET", `${registrationsUrl}?${query}`)).body;
};
const medicalReads = async (who: Person) => {
  const reads = [];
  for await (const event of product.backend.store.read(campReadingStream(who.id))) reads.push(event);
  return reads;
};

describe("staff", () => {
  it("P10, G3-19, G3-20: list registrations of their own camps, admins all, and no one medical text", async () => {
    const { id, campId } = await oneRegistered();
    for (const who of [coach, admin]) {
      const [found, ...others] = await listedTo(who, { campId });
      expect(others).toEqual([]);
      expect(found).toMatchObject({ id, campTitle: "Summer Hitting Camp", hasMedicalInfo: true, hasMismatch: false });
      expect(found!.participants.map(({ playerName, ageGroup }) => [playerName, ageGroup])).toEqual([
        ["Emma Ortiz", "8u"],
        ["Noah Ortiz", "10u"],
      ]);
      expect(JSON.stringify(found)).not.toContain("bee stings");
    }
    expect(await listedTo(other, { campId })).toEqual([]);
  });

  it("lists are filtered by status and text, sorted and cut", async () => {
    const camp = await publishedCamp(product, coach);
    const reed = { parentName: "Sam Reed", parentEmail: "sam@reed.example", parentPhone: "555-010-0133" };
    const sam = await registered(product.visitor(), camp.id, { registration: reed, participants: [emma] });
    const ortiz = await registered(product.visitor(), camp.id);
    await coach("PATCH", paymentStatusUrl(sam.id), { paymentStatus: "paid", paymentMethod: "cash" });
    const ids = async (filter: object, sort?: [string, string]) =>
      (await listedTo(coach, { campId: camp.id, ...filter }, sort)).map(({ id }) => id);
    expect(await ids({})).toEqual([ortiz.id, sam.id]);
    expect(await ids({ paymentStatus: "paid" })).toEqual([sam.id]);
    expect(await ids({ paymentStatus: ["unpaid", "partial"] })).toEqual([ortiz.id]);
    expect(await ids({ q: "REED" })).toEqual([sam.id]);
    expect(await ids({ q: "noah ort" })).toEqual([ortiz.id]);
    expect(await ids({ q: "100%" })).toEqual([]);
    expect(await ids({ registrationStatus: "withdrawn" })).toEqual([]);
    for (const field of ["parentName", "totalAmount", "participantCount", "paymentStatus", "registrationDate"])
      expect([field, (await ids({}, [field, "ASC"])).length]).toEqual([field, 2]);
    expect(await ids({}, ["parentName", "DESC"])).toEqual([sam.id, ortiz.id]);
    const page = await coach("GET", `${registrationsUrl}?range=[0,0]&filter={"campId":"${camp.id}"}`);
    expect([page.body.length, page.headers.get("content-range")]).toEqual([1, "registrations 0-0/2"]);
  });

  it("G3-20: their reading of medical text is recorded, once an hour for each registration, and the family sees it", async () => {
    const first = await oneRegistered();
    const second = await oneRegistered();
    const before = (await medicalReads(coach)).length;
    await admin("GET", registrationUrl(second.id));
    expect((await medicalReads(admin)).map(({ data }) => data)).toEqual([
      { campId: second.campId, registrationId: second.id, userId: admin.id },
    ]);
    for (const id of [first.id, first.id, second.id])
      expect((await coach("GET", registrationUrl(id))).body.participants[0]).toMatchObject(emma);
    const reads = (await medicalReads(coach)).slice(before);
    expect(reads.map(({ data }) => data)).toEqual(
      [first, second].map(({ id: registrationId, campId }) => ({ campId, registrationId, userId: coach.id })),
    );
    const story = (await pat("GET", timelineUrl(first.id))).body;
    expect(story.map(({ what }: { what: string }) => what)).toEqual(["RegistrationPlaced", "MedicalTextRead"]);
    const nothing = await registered(pat, first.campId, { participants: [noah], registerAgain: true });
    await coach("GET", registrationUrl(nothing.id));
    expect(await medicalReads(coach)).toHaveLength(before + 2);
  });

  it("G3-12: move a child elsewhere; the history knows who did", async () => {
    const { id, places, camp } = await oneRegistered();
    const older = camp.divisions.find(({ sport, ageGroup }) => sport === "baseball" && ageGroup === "12u")!;
    const url = divisionUrl(id, places[0]!.id);
    expect((await coach("PATCH", url, { divisionId: older.id })).body.participants[0]).toMatchObject({
      ageGroup: "12u",
    });
    expect(await coach("PATCH", url, { divisionId: "none" })).toMatchObject({ status: 422 });
    const story = (await admin("GET", `/api/history?of=${id}`)).body;
    expect(story.at(-1)).toMatchObject({ what: "ParticipantDivisionAssigned", actor: { id: coach.id } });
  });

  it("A65, G3-15, G3-16: delete what is not paid: it is withdrawn, and what was partly paid is due back", async () => {
    const { id } = await oneRegistered();
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "cash" });
    expect(await coach("DELETE", registrationUrl(id))).toMatchObject({ status: 409, body: { code: "IsPaid" } });
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "partial", paymentMethod: "cash", amount: "100.00" });
    const { status, body } = await coach("DELETE", registrationUrl(id));
    expect([status, body]).toMatchObject([
      200,
      { registrationStatus: "withdrawn", seat: "released", totalAmount: "0.00", money: { refundDue: "100.00" } },
    ]);
    expect((await coach("DELETE", registrationUrl(id))).status).toBe(200);
    expect((await coach("GET", `/api/camps/${body.campId}`)).body).toMatchObject({ registeredCount: 0 });
  });

  it("G3-14: release spots only with a reason", async () => {
    const { id } = await oneRegistered();
    expect(await coach("POST", releaseUrl(id), {})).toMatchObject({ status: 422, body: { message: "Please say why" } });
    const released = await coach("POST", releaseUrl(id), { reason: "Entered twice" });
    expect(released.body).toMatchObject({ registrationStatus: "withdrawn", seat: "released" });
  });
});

describe("a family", () => {
  it("G3-16: withdraws one child, then the other; the camp has their spots again", async () => {
    const visitor = product.visitor();
    const { id, campId, places } = await oneRegistered(visitor);
    const one = await visitor("POST", withdrawUrl(id), { participantId: places[1]!.id, reason: "A broken wrist" });
    expect(one.body).toMatchObject({
      registrationStatus: "confirmed",
      participantCount: 1,
      totalAmount: "150.00",
      places: [{ isWithdrawn: false }, { isWithdrawn: true }],
      camp: { registeredCount: 1 },
    });
    expect((await visitor("POST", withdrawUrl(id), { participantId: "none" })).status).toBe(404);
    const both = await visitor("POST", withdrawUrl(id), {});
    expect(both.body).toMatchObject({
      registrationStatus: "withdrawn",
      seat: "released",
      camp: { registeredCount: 0 },
    });
    expect((await visitor("GET", `/api/camps/${campId}`)).body).toMatchObject({ registrationCount: 0 });
  });

  it("what was paid for a child who drops out is due back", async () => {
    const { id, places } = await oneRegistered();
    await coach("PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "venmo" });
    const { body } = await pat("POST", withdrawUrl(id), { participantId: places[0]!.id });
    expect(body.money).toMatchObject({
      quoted: "150.00",
      collected: "300.00",
      refundDue: "150.00",
      outstanding: "0.00",
    });
    expect(body.seat).toBe("secured");
  });

  it("a visitor who adds who may pick a player up keeps who may not", async () => {
    const visitor = product.visitor();
    const { id, campId, places } = await oneRegistered(visitor);
    const url = pickupUrl(id, places[0]!.id);
    await visitor("PUT", url, { mayNotPickUp: "Sam Stone" });
    const { status, body } = await visitor("PUT", url, { mayPickUp: "Ana Reed", mayNotPickUp: "" });
    expect([status, body.isPayer, body.places[0].mayNotPickUp]).toEqual([200, false, null]);
    const [found] = await listedTo(coach, { campId });
    expect(found?.participants[0]).toMatchObject({ mayPickUp: "Ana Reed", mayNotPickUp: "Sam Stone" });
  });

  it("G3-21: opens a mailed link, which lets any browser hold it; a forged one opens nothing", async () => {
    const { id } = await oneRegistered(product.visitor());
    const stranger = product.visitor();
    const token = product.backend.capabilities.tokenOf("registration", id);
    const forged = [`${id}.${"A".repeat(43)}`, id, token.slice(0, -1), "x"];
    for (const token of forged) expect((await stranger("POST", openRegistrationUrl, { token })).status).toBe(404);
    expect((await stranger("GET", registrationUrl(id))).status).toBe(404);
    expect((await stranger("POST", openRegistrationUrl, { token })).body).toMatchObject({ id, ...parent });
    expect((await stranger("GET", myRegistrationsUrl)).body).toHaveLength(1);
    expect((await stranger("POST", withdrawUrl(id), {})).body).toMatchObject({ registrationStatus: "withdrawn" });
  });

  it("G3-55: whoever holds it reads first names, also of two siblings in one division; nobody else reads any", async () => {
    const visitor = product.visitor();
    const camp = await publishedCamp(product, coach);
    const { id, places } = await registered(visitor, camp.id, {
      participants: [emma, { ...emma, playerName: "Mia Ortiz" }],
    });
    const names = (body: { places: { playerName: string }[] }) => body.places.map(({ playerName }) => playerName);
    const phone = product.visitor();
    const token = product.backend.capabilities.tokenOf("registration", id);
    const gone = await visitor("POST", withdrawUrl(id), { participantId: places[1]!.id });
    expect(gone.body.places).toMatchObject([{ playerName: "Emma" }, { playerName: "Mia", isWithdrawn: true }]);
    const answers = [
      gone.body,
      (await visitor("GET", registrationUrl(id))).body,
      (await visitor("GET", myRegistrationsUrl)).body[0],
      (await phone("POST", openRegistrationUrl, { token })).body,
      (await phone("GET", registrationUrl(id))).body,
    ];
    for (const body of [{ places }, ...answers]) expect(names(body)).toEqual(["Emma", "Mia"]);
    for (const who of [product.visitor(), pat, other]) {
      expect((await who("GET", registrationUrl(id))).status).toBe(404);
      expect((await who("POST", withdrawUrl(id), {})).status).toBe(404);
      for (const url of [myRegistrationsUrl, `/api/camps/${camp.id}`])
        expect(JSON.stringify((await who("GET", url)).body)).not.toContain("Mia");
    }
  });

  it("finds its own history, and strangers none", async () => {
    const visitor = product.visitor();
    const { id } = await oneRegistered(visitor);
    await visitor("POST", withdrawUrl(id), {});
    const story = (await visitor("GET", timelineUrl(id))).body;
    expect(story).toMatchObject([
      { what: "RegistrationPlaced", to: "unpaid", actor: { kind: "visitor", name: null } },
      { what: "RegistrationWithdrawn", details: { by: "parent" } },
    ]);
    for (const who of [other, pat, product.visitor()]) expect((await who("GET", timelineUrl(id))).status).toBe(404);
    expect((await coach("GET", `/api/history?of=${id}`)).body).toEqual(story);
    expect((await other("GET", `/api/history?of=${id}`)).status).toBe(404);
  });

  it("drops what a browser holds when logging out", async () => {
    const visitor = product.visitor();
    const { id } = await oneRegistered(visitor);
    await visitor("POST", "/api/logout");
    expect((await visitor("GET", registrationUrl(id))).status).toBe(404);
  });
});

it("G3-14: if the camp wants it, the clock releases unpaid spots, and takes none from those who paid", async () => {
  const camp = await publishedCamp(product, coach, { releaseUnpaidAfterHours: 24 });
  const [unpaid, paid] = [
    await registered(pat, camp.id, { participants: [emma] }),
    await registered(pat, camp.id, { participants: [noah] }),
  ];
  expect(Date.parse(unpaid.payBy!) - Date.parse(unpaid.registrationDate)).toBe(24 * 60 * 60 * 1000);
  await coach("PATCH", paymentStatusUrl(paid.id), { paymentStatus: "paid", paymentMethod: "cash" });
  const unheard = await registered(pat, camp.id, { participants: [{ ...emma, playerName: "Mia Ortiz" }] });
  const asked = { campId: camp.id, registrationId: unheard.id };
  const { clientSecret } = (await pat("POST", createPaymentIntentUrl, asked)).body;
  const [paymentId = ""] = clientSecret.split("_secret_");
  await pat("POST", payTestPaymentUrl(paymentId), { clientSecret, card: "4242424242424242" }); // while we were down
  const { backend } = product;
  expect(await releaseUnpaidPlaces(backend, rightNow())).toBe(0);
  const later = new Date(Date.parse(unheard.payBy!)).toISOString();
  expect([await releaseUnpaidPlaces(backend, later), await releaseUnpaidPlaces(backend, later)]).toEqual([1, 0]);
  const seats = (await listedTo(coach, { campId: camp.id })).map(({ id, seat }) => [id, seat]);
  expect(new Map(seats as [string, string][])).toEqual(
    new Map([
      [unpaid.id, "released"],
      [paid.id, "secured"],
      [unheard.id, "secured"],
    ]),
  );
});
