import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clinicInquiryStream, senderSubject } from "../../eventstore/clinics/events.ts";
import { erase, finishErasures } from "../privacy/erase.ts";
import { tally } from "../testing/client.ts";
import { inquiryOf, sendInquiry } from "../testing/inquiries.ts";
import { rightNow } from "../testing/rightNow.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { inquiriesUrl, inquirySpellings, inquiryStatusUrl, inquiryUrl, submitInquiryUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, pat: Person, sam: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor", { firstName: "Cora", lastName: "Kent" });
  [pat, sam, admin] = [await product.person(), await product.person(), await product.person("admin")];
});
afterAll(() => product.close());

const submit = (fields: object = {}, who = product.visitor(), headers?: Record<string, string>) =>
  who("POST", submitInquiryUrl, inquiryOf({ ...fields }), headers);
const setStatus = (id: string, status: unknown, who = coach) => who("PATCH", inquiryStatusUrl(id), { status });
const list = async (filter: object = {}, who = coach) =>
  (await who("GET", `${inquiriesUrl}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const factsOf = async (id: string) => {
  const found: string[] = [];
  for await (const { type } of product.backend.store.read(clinicInquiryStream(id))) found.push(type);
  return found;
};

describe("sending", () => {
  it("A49, M16, E23:inquiries, P11: a visitor's inquiry is kept and waits, also if the session is no one's", async () => {
    const lapsed = { cookie: "fungo=nobody" };
    const { status, body } = await submit({ status: "completed", id: "mine" }, product.visitor(), lapsed);
    expect(status).toBe(201);
    const { contactName, email, phone, ...wish } = inquiryOf();
    expect(body).toEqual({ ...wish, id: expect.any(String), status: "pending", createdAt: expect.any(String) });
    expect(JSON.stringify(body)).not.toMatch(/Dana|010-0190|dana@/); // contacts are for the staff
    const { body: shown } = await coach("GET", inquiryUrl(body.id));
    expect(shown).toEqual({ ...body, contactName, email, phone, senderId: null, camp: null });
    expect((await submit({}, pat)).status).toBe(201);
    expect((await list())[0].senderId).toBe(pat.id);
  });

  it("V18, E13: what is wrong is refused beside its fields, all at once", async () => {
    const { status, body } = await submit({ phone: "call me", serviceType: "parade", location: undefined });
    expect([status, body.message]).toEqual([422, "Please enter a phone number like 555-010-0100"]);
    expect(body.issues).toEqual([
      { path: ["phone"], message: "Please enter a phone number like 555-010-0100" },
      { path: ["serviceType"], message: "Please select a service type" },
      { path: ["location"], message: "Location is required" },
    ]);
  });

  it("E13: fields and volunteers are stored for a camp only", async () => {
    const asked = { separateFields: "single", availableVolunteers: "no" };
    expect((await submit({ serviceType: "camp", ...asked })).body).toMatchObject(asked);
    expect((await submit({ serviceType: "board-meeting", ...asked })).body).toMatchObject({
      separateFields: null,
      availableVolunteers: null,
    });
  });

  it("A49: a robot that fills in the hidden field is answered like people, and nothing is stored", async () => {
    for (const serviceType of ["both", "board-meeting"]) {
      const honest = await submit({ serviceType });
      const robot = await submit({ serviceType, topic: "Cheap bats" });
      expect(robot.status).toBe(201);
      const text = expect.any(String);
      expect(honest.body).toEqual({ ...robot.body, id: text, createdAt: text });
      expect(await factsOf(robot.body.id)).toEqual([]);
      expect(await coach("GET", inquiryUrl(robot.body.id))).toMatchObject({ status: 404 });
    }
  });

  it("A49: one key of a player is one inquiry, also ten times at once, and a visitor's with the same words", async () => {
    const key = { "idempotency-key": "one click" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({}, sam, key)));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const forms = [{}, {}, { location: "Field 9" }];
    const visitors = await Promise.all(forms.map((form) => submit(form, product.visitor(), key)));
    expect(new Set(visitors.map(({ body }) => body.id)).size).toBe(2);
  });

  it("G2-36: both spellings of the paths take, list, show and answer the same inquiries", async () => {
    for (const url of inquirySpellings) {
      const { status, body } = await product.visitor()("POST", url, inquiryOf());
      expect(status).toBe(201);
      for (const other of inquirySpellings) {
        expect(ids((await coach("GET", other)).body)).toContain(body.id);
        expect((await coach("GET", `${other}/${body.id}`)).body).toMatchObject({ id: body.id, status: "pending" });
      }
      const answered = await coach("PATCH", `${url}/${body.id}/status`, { status: "scheduled" });
      expect(answered).toMatchObject({ status: 200, body: { id: body.id, status: "scheduled" } });
    }
  });
});

describe("reading", () => {
  let camp: string, board: string;
  beforeAll(async () => {
    camp = await sendInquiry(pat, { organizationName: "Zebra League", serviceType: "camp" });
    board = await sendInquiry(product.visitor(), {
      organizationName: "Antelope Softball",
      contactName: "Zebra Jones",
      email: "jones@antelope.example",
      serviceType: "board-meeting",
    });
  });

  it("A50: every instructor and admin lists all of them, latest first; others none", async () => {
    for (const who of [coach, admin]) expect(ids(await list({ q: "zebra" }, who))).toEqual([board, camp]);
    for (const [who, status] of [
      [product.visitor(), 401],
      [pat, 403],
    ] as const)
      for (const url of [inquiriesUrl, inquiryUrl(camp)]) expect((await who("GET", url)).status).toBe(status);
  });

  it("A50: the list is searched, filtered by status and service, sorted and cut", async () => {
    await setStatus(camp, "contacted");
    expect(ids(await list({ q: "zebra", status: "pending" }))).toEqual([board]);
    expect(ids(await list({ q: "zebra", status: ["contacted", "completed"] }))).toEqual([camp]);
    expect(ids(await list({ q: "zebra", serviceType: "board-meeting" }))).toEqual([board]);
    expect(ids(await list({ q: "jones@ant" }))).toEqual([board]);
    expect(ids(await list({ q: "z%bra" }))).toEqual([]);
    const query = new URLSearchParams({
      filter: JSON.stringify({ q: "zebra" }),
      sort: '["organizationName","ASC"]',
      range: "[0,0]",
    });
    const { body, headers } = await coach("GET", `${inquiriesUrl}?${query}`);
    expect([ids(body), headers.get("content-range")]).toEqual([[board], "inquiries 0-0/2"]);
  });
});

describe("answering", () => {
  let id: string;
  beforeEach(async () => void (id = await sendInquiry(pat)));

  it("A51, E7, G2-37: moves in one direction, a repeat records nothing, and each step is in the history", async () => {
    for (const status of ["pending", "contacted", "contacted", "scheduled", "completed", "completed"])
      expect(await setStatus(id, status)).toMatchObject({ status: 200, body: { id, status } });
    for (const back of ["pending", "contacted", "scheduled"])
      expect(await setStatus(id, back)).toMatchObject({
        status: 409,
        body: { code: "StatusOrder", message: `This inquiry is completed, so it can't be set to ${back}.` },
      });
    for (const who of [coach, admin, pat])
      expect((await who("GET", `/api/history?of=${id}`)).body).toMatchObject([
        { what: "CoachingInquirySubmitted", from: null, to: "pending", actor: { id: pat.id } },
        { what: "CoachingInquiryContacted", from: "pending", to: "contacted", actor: { id: coach.id } },
        { what: "CoachingInquiryScheduled", from: "contacted", to: "scheduled" },
        { what: "CoachingInquiryCompleted", from: "scheduled", to: "completed" },
      ]);
    expect((await sam("GET", `/api/history?of=${id}`)).status).toBe(404);
  });

  it("A51: an unknown status is refused beside the field", async () => {
    for (const status of ["declined", undefined, 7])
      expect(await setStatus(id, status)).toMatchObject({
        status: 422,
        body: { issues: [{ path: ["status"], message: "This status can't be set" }] },
      });
    expect(await setStatus("unheard-of", "contacted")).toMatchObject({ status: 404 });
  });

  it("E7: of two who answer at the same moment both succeed, and it is recorded once", async () => {
    const answers = await Promise.all([setStatus(id, "contacted"), setStatus(id, "contacted", admin)]);
    expect(tally(answers)).toEqual({ 200: 2 });
    expect(await factsOf(id)).toEqual(["CoachingInquirySubmitted", "CoachingInquiryContacted"]);
  });
});

describe("erasing", () => {
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  const named = (shown: unknown) => JSON.stringify(shown).match(/Maple|Dana|010-0190|March|40 players/gi) ?? [];
  const gone = { organizationName: null, contactName: null, email: null, phone: null, location: null };

  it("a player's open inquiries are closed and no longer say anything about them", async () => {
    const leaver = await product.person();
    const [open, agreed] = [await sendInquiry(leaver), await sendInquiry(leaver)];
    await setStatus(agreed, "scheduled");
    await admin("POST", "/api/privacy/erase", { userId: leaver.id });
    const shown = [(await coach("GET", inquiryUrl(open))).body, (await coach("GET", inquiryUrl(agreed))).body];
    expect(shown).toMatchObject([
      { ...gone, status: "completed", serviceType: "both" },
      { ...gone, status: "scheduled" },
    ]);
    expect(named(shown)).toEqual([]);
  });

  it("a visitor's inquiry is erased by its own subject, and opens nowhere any more", async () => {
    const [id, other] = [await sendInquiry(product.visitor()), await sendInquiry(product.visitor())];
    await erase(product.backend, command, senderSubject({ inquiryId: id, senderId: null }));
    const { body } = await coach("GET", inquiryUrl(id));
    expect([body, named(body)]).toEqual([expect.objectContaining({ ...gone, status: "completed" }), []]);
    for await (const { data } of product.backend.store.read(clinicInquiryStream(id))) expect(named(data)).toEqual([]);
    expect((await coach("GET", inquiryUrl(other))).body).toMatchObject({ contactName: "Dana Whitfield" });
    expect((await admin("GET", `/api/history?of=${id}`)).body.at(-1)).toMatchObject({
      what: "CoachingInquiryCompleted",
      actor: { kind: "system" },
    });
  });

  it("an interruption in between is finished later: no one is left waiting for an answer that cannot come", async () => {
    const { backend } = product;
    const id = await sendInquiry(product.visitor());
    const killed = { ...backend, whenErased: [() => Promise.reject(new Error("killed"))] };
    const subject = senderSubject({ inquiryId: id, senderId: null });
    await expect(erase(killed, command, subject)).rejects.toThrow("killed");
    expect((await coach("GET", inquiryUrl(id))).body).toMatchObject({ ...gone, status: "pending" });
    expect(await finishErasures(backend, rightNow())).toBe(1);
    expect((await coach("GET", inquiryUrl(id))).body).toMatchObject({ status: "completed" });
    expect(await finishErasures(backend, rightNow())).toBe(0);
  });
});
