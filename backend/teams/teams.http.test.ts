import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { teamReadingStream } from "../../eventstore/teams/events.ts";
import { historyUrl } from "../history/contract.ts";
import { tally } from "../testing/client.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { createTeamUrl, findTeamUrl, myTeamsUrl } from "./contract.ts";
import { birthDateUrl, creationsUrl, finderStatusUrl, findersUrl } from "./staffContract.ts";
import { creationOf, finderOf, sendCreation, sendFinder } from "./testing/teams.ts";

let product: TestProduct;
let coach: Person, pat: Person;
beforeAll(async () => {
  product = await testProduct({ EVENTSTORE_URL: "" }); // reads the log with SQL
  coach = await product.person("instructor");
  pat = await product.person();
});
afterAll(() => product.close());

const list = async (url: string, filter: object = {}) =>
  (await coach("GET", `${url}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe("sending", () => {
  it("A52, A54, E23:submissions: a visitor's search is kept for the staff, and the sender sees none of it", async () => {
    const { status, body } = await product.visitor()("POST", findTeamUrl, finderOf({ sport: "Softball" }));
    const wait = { sport: "softball", division: "10U", status: "pending" };
    const when = { id: body.id, createdAt: expect.any(String), keptUntil: expect.any(String) };
    expect([status, body]).toEqual([201, { kind: "finder", introduction: null, ...wait, ...when }]);
    expect(new Date(body.keptUntil).getUTCFullYear() - new Date(body.createdAt).getUTCFullYear()).toBe(1);
    const { birthDate: _, ...told } = finderOf();
    const [row] = await list(findersUrl, { id: body.id });
    expect(row).toEqual({ ...told, ...wait, ...when, age: expect.any(Number), senderId: null });
  });

  it("A53, A55: so is a coach's wish to start a team", async () => {
    const { status, body } = await product.visitor()("POST", createTeamUrl, creationOf());
    expect([status, body.kind, body.status]).toEqual([201, "creation", "pending"]);
    const [row] = await list(creationsUrl, { id: body.id });
    expect(row).toMatchObject({ ...creationOf(), senderId: null, status: "pending" });
  });

  it("an impossible birth date is refused beside its field", async () => {
    const answer = await product.visitor()("POST", findTeamUrl, finderOf({ birthDate: "1990-01-01" }));
    expect([answer.status, answer.body.issues]).toEqual([
      422,
      [{ path: ["birthDate"], message: "Players here are 3 to 19. Please check the date of birth." }],
    ]);
  });

  it("sent twice under one key it is one, and a robot's is none, though answered alike", async () => {
    const key = { "Idempotency-Key": "once-only-please" };
    const send = () => product.visitor()("POST", findTeamUrl, finderOf({ school: "Once" }), key);
    expect((await send()).body).toEqual((await send()).body);
    const robot = await product.visitor()("POST", findTeamUrl, finderOf({ topic: "Cheap bats" }));
    expect([robot.status, Object.keys(robot.body).sort()]).toEqual([201, Object.keys((await send()).body).sort()]);
    expect(await list(findersUrl, { id: robot.body.id })).toEqual([]);
    expect(ids(await list(findersUrl)).length).toBe(new Set(ids(await list(findersUrl))).size);
  });

  it("G3-42: five an hour and address, each form for itself", async () => {
    const limited = await product.another({ RATE_LIMITS: "1" });
    const send = (url: string, form: object) => product.visitor().at(limited.base)("POST", url, form);
    const six = Array.from({ length: 6 });
    expect(tally(await Promise.all(six.map(() => send(findTeamUrl, finderOf()))))).toEqual({ 201: 5, 429: 1 });
    expect(tally(await Promise.all(six.map(() => send(createTeamUrl, creationOf()))))).toEqual({ 201: 5, 429: 1 });
    await limited.close();
  });

  it("what someone sent while logged in is on their own list alone", async () => {
    const mine = [await sendCreation(pat), await sendFinder(pat)].toReversed();
    await sendFinder(product.visitor(), { email: pat.email });
    expect(ids((await pat("GET", myTeamsUrl)).body)).toEqual(mine);
  });
});

describe("the staff's lists", () => {
  it("G2-41:submissions: are for instructors and admins alone", async () => {
    const id = await sendFinder(pat);
    const admin = await product.person("admin");
    for (const url of [findersUrl, creationsUrl]) {
      expect([(await product.visitor()("GET", url)).status, (await pat("GET", url)).status]).toEqual([401, 403]);
      expect([(await coach("GET", url)).status, (await admin("GET", url)).status]).toEqual([200, 200]);
    }
    expect(ids(await list(findersUrl))).toContain(id);
  });

  it("are filtered by sport, division, status and words", async () => {
    const id = await sendFinder(product.visitor(), { playerName: "Quentin Vale", sport: "baseball", division: "18U" });
    const other = await sendFinder(product.visitor(), { playerName: "Quentin Vale", sport: "softball" });
    await coach("PATCH", finderStatusUrl(id), { status: "contacted" });
    const named = { q: "quentin" };
    expect(new Set(ids(await list(findersUrl, named)))).toEqual(new Set([id, other]));
    for (const filter of [{ sport: "baseball" }, { division: "18U" }, { status: ["contacted", "placed"] }])
      expect(ids(await list(findersUrl, { ...named, ...filter }))).toEqual([id]);
  });
});

describe("birth dates", () => {
  const birthDate = "2013-08-19";

  it("G3-42: are shown by a call of their own, which records who looked, as opening the request does", async () => {
    const finderId = await sendFinder(product.visitor(), { birthDate });
    const look = () => coach("GET", birthDateUrl(finderId));
    for (const { body } of [await look(), await look()]) expect(body).toEqual({ birthDate });
    for (const _ of ["once", "again"]) expect((await coach("GET", `${findersUrl}/${finderId}`)).status).toBe(200);
    const readings = [];
    for await (const { type, data } of product.backend.store.read(teamReadingStream(coach.id)))
      readings.push([type, data]);
    const data = { finderId, userId: coach.id };
    expect(readings).toEqual([
      ["BirthDateRead", data],
      ["TeamFinderRead", data],
    ]); // once an hour each
    const { body: story } = await coach("GET", historyUrl(finderId));
    const whats = story.map(({ what }: { what: string }) => what);
    expect(whats).toEqual(expect.arrayContaining(["BirthDateRead", "TeamFinderRead"]));
    for (const url of [birthDateUrl("nobody"), `${findersUrl}/nobody`])
      expect((await coach("GET", url)).status).toBe(404);
  });

  it("are nowhere but sealed in the log: no table, no mail, no line has one", async () => {
    await product.startMailing();
    const unusual = "2014-11-07";
    const id = await sendFinder(product.visitor(), { birthDate: unusual });
    await coach("GET", birthDateUrl(id));
    await coach("GET", findersUrl);
    const { db } = product.backend;
    for (const schema of ["log", "read", "mail", "vault", "web", "projection"]) {
      const { rows } = await db.raw<{ rows: { xml: string }[] }>(
        "select schema_to_xml(?, true, false, '')::text as xml",
        [schema],
      );
      expect([schema, rows[0]!.xml.includes(unusual)]).toEqual([schema, false]);
    }
    expect(product.lines.join("\n")).not.toContain(unusual);
  });
});
