import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { teamSubject } from "../../eventstore/teams/events.ts";
import { erase, finishErasures } from "../privacy/erase.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { openTeamUrl, withdrawTeamUrl } from "./contract.ts";
import { birthDateUrl, creationStatusUrl, finderStatusUrl, findersUrl } from "./staffContract.ts";
import { forgetTeams } from "./forgetTeams.ts";
import { teamPage } from "./linkCalls.ts";
import { teamFinder, withdrawFinder } from "./submission.ts";
import { sendCreation, sendFinder } from "./testing/teams.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, admin] = [await product.person("instructor"), await product.person("admin")];
});
afterAll(() => product.close());

const day = 24 * 60 * 60 * 1000;
const { signal } = new AbortController();
/** The clock's work, so many days from now. */
const forgetAfter = (days: number) =>
  forgetTeams(product.backend, { now: new Date(Date.now() + days * day).toISOString(), signal });
const hasKey = async (kind: "finder" | "creation", id: string) => {
  const rows = await product.backend
    .db("vault.subject_key")
    .where({ subject: teamSubject(kind, id) })
    .select("wrapped");
  return rows.some(({ wrapped }) => wrapped !== null);
};
const isListed = async (id: string) => (await coach("GET", `${findersUrl}/${id}`)).status === 200;
const storedOf = async (id: string) => {
  const facts = [];
  for await (const { type, data } of product.backend.store.read(teamSubject("finder", id))) facts.push({ type, data });
  return facts;
};

describe("the clock", () => {
  it("G3-42: destroys the key of what nobody answered 12 months after it was sent, not a day sooner", async () => {
    const [finder, creation] = [await sendFinder(product.visitor()), await sendCreation(product.visitor())];
    await forgetAfter(364);
    expect([await hasKey("finder", finder), await hasKey("creation", creation)]).toEqual([true, true]);
    await forgetAfter(367);
    expect([await hasKey("finder", finder), await hasKey("creation", creation)]).toEqual([false, false]);
    expect(await isListed(finder)).toBe(false);
    expect(await storedOf(finder)).toMatchObject([{ data: { personal: null, birthDate: null } }]);
    expect((await coach("GET", birthDateUrl(finder))).status).toBe(404);
  });

  it("90 days after it was placed, approved or closed", async () => {
    const [placed, waits] = [await sendFinder(product.visitor()), await sendFinder(product.visitor())];
    const approved = await sendCreation(product.visitor());
    await coach("PATCH", finderStatusUrl(placed), { status: "placed" });
    await coach("PATCH", creationStatusUrl(approved), { status: "approved" });
    await forgetAfter(89);
    expect([await hasKey("finder", placed), await hasKey("creation", approved)]).toEqual([true, true]);
    await forgetAfter(91);
    expect([await hasKey("finder", placed), await hasKey("creation", approved)]).toEqual([false, false]);
    expect(await hasKey("finder", waits)).toBe(true);
  });
});

describe("the sender", () => {
  let id: string, token: string;
  beforeEach(async () => {
    id = await sendFinder(product.visitor());
    token = teamPage(product.backend, "finder", id).split("#token=")[1]!;
  });

  it("withdraws at once by the mailed link, and a second time changes nothing", async () => {
    const { body } = await product.visitor()("POST", openTeamUrl, { token });
    expect(body).toMatchObject({ id, kind: "finder", status: "pending" });
    for (const _ of ["once", "again"]) {
      const { status } = await product.visitor()("POST", withdrawTeamUrl, { token });
      expect([status, await hasKey("finder", id), await isListed(id)]).toEqual([200, false, false]);
    }
    expect((await storedOf(id)).map(({ type }) => type)).toEqual(["TeamFinderSubmitted", "TeamFinderWithdrawn"]);
    expect((await product.visitor()("POST", openTeamUrl, { token })).body.code).toBe("LinkIsDead");
  });

  it("is finished by the clock if a crash came between", async () => {
    const { handle } = product.backend;
    const command = { actor: "visitor", now: new Date().toISOString(), requestId: "spec" } as const;
    const target = { fold: teamFinder, stream: teamSubject("finder", id), command };
    await handle(target, withdrawFinder({ finderId: id }));
    expect([await isListed(id), await hasKey("finder", id)]).toEqual([false, true]);
    await forgetAfter(0);
    expect(await hasKey("finder", id)).toBe(false);
  });

  it("cannot withdraw with a link that is not ours", async () => {
    const forged = `${token.slice(0, -4)}AAAA`;
    expect((await product.visitor()("POST", withdrawTeamUrl, { token: forged })).status).toBe(409);
    expect(await hasKey("finder", id)).toBe(true);
  });
});

describe("erasing", () => {
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  const sentByPat = async () => {
    const pat = await product.person();
    return { pat, finder: await sendFinder(pat), creation: await sendCreation(pat) };
  };

  it("an account destroys the keys of what it sent", async () => {
    const { pat, finder, creation } = await sentByPat();
    await erase(product.backend, command, pat.id);
    expect([await hasKey("finder", finder), await hasKey("creation", creation)]).toEqual([false, false]);
    expect(await isListed(finder)).toBe(false);
  });

  it("is finished if the process dies before it comes to teams", async () => {
    const { pat, finder, creation } = await sentByPat();
    await erase({ ...product.backend, whenErased: [] }, command, pat.id);
    expect([await hasKey("finder", finder), await hasKey("creation", creation)]).toEqual([true, true]);
    await finishErasures(product.backend, command.now);
    expect([await hasKey("finder", finder), await hasKey("creation", creation)]).toEqual([false, false]);
  });

  it("a visitor by address finds what they sent", async () => {
    const email = "leaves@ortiz.example";
    const [gone, stays] = [
      await sendFinder(product.visitor(), { email: "Leaves@Ortiz.example" }),
      await sendFinder(product.visitor()),
    ];
    const { body } = await admin("POST", "/api/privacy/erase-visitor", { email });
    expect(body.things).toBe(1);
    expect([await hasKey("finder", gone), await hasKey("finder", stays)]).toEqual([false, true]);
  });
});
