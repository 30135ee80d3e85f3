import { afterAll, beforeAll, expect, it } from "vitest";
import { leagueStream, leagueSubject, outreachStream } from "../../eventstore/outreach/events.ts";
import { subjectStream } from "../../eventstore/privacy/events.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { erasePerson, subjectOfData } from "../privacy/erasure.ts";
import { erase, finishErasures } from "../privacy/erase.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { leagueUrl, outreachUrl, sendUrl } from "./contract.ts";
import { forgetOldEmails } from "./forgetOutreach.ts";
import { league, removeLeague } from "./leagues/league.ts";
import { outreachForm } from "./testing/outreachForm.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" });
  coach = await product.person("instructor");
  await product.startMailing();
});
afterAll(() => product.close());

const shown = async (id: string) => (await coach("GET", `${outreachUrl}/${id}`)).body;
const sent = async () => {
  const { id } = (await coach("POST", sendUrl, outreachForm())).body;
  await eventually(async () => expect((await shown(id)).state).toBe("sent"));
  return shown(id);
};
const factsOf = async (emailId: string) => {
  const found = [];
  for await (const { data } of product.backend.store.read(outreachStream(emailId))) found.push({ ...data });
  return found;
};
const command = () => ({ actor: "system", now: new Date().toISOString(), requestId: "spec" }) as const;

it("G2-33: 24 months after an email its words are destroyed, not a day sooner; its hash and its league stay", async () => {
  const { id, leagueId, contentHash, text } = await sent();
  const { signal } = new AbortController();
  const forgetAfter = (days: number) =>
    forgetOldEmails(product.backend, { now: new Date(Date.now() + days * 86_400_000).toISOString(), signal });
  await forgetAfter(729);
  expect(await shown(id)).toMatchObject({ text });
  await forgetAfter(732);
  expect(await shown(id)).toMatchObject({
    to: null,
    subject: null,
    text: null,
    isAsSent: null,
    state: "sent",
    contentHash,
  });
  expect(await factsOf(id)).toMatchObject([{ personal: null }, { personal: null, contentHash }]);
  expect(await coach("GET", leagueUrl(leagueId))).toMatchObject({ status: 200, body: { lastEmailId: id } });
});

it("whoever is erased takes what was written to them along, also what was on its way just then", async () => {
  const { id, leagueId } = await sent();
  const subject = leagueSubject({ leagueId });
  await erase(product.backend, command(), subject);
  expect(await factsOf(id)).toMatchObject([{ personal: null }, { personal: null }]);

  const late = (await coach("POST", sendUrl, outreachForm())).body.id;
  const { leagueId: another } = await shown(late);
  const other = leagueSubject({ leagueId: another });
  const target = { fold: subjectOfData, stream: subjectStream(other), command: command() };
  await product.backend.handle(target, erasePerson({ subject: other, onlyAdmin: false }));
  await finishErasures(product.backend, new Date().toISOString());
  expect((await factsOf(late))[0]).toMatchObject({ personal: null });
});

it("a crash between removing a league and erasing its contact is finished", async () => {
  const { leagueId } = await sent();
  const target = { fold: league, stream: leagueStream(leagueId), command: command() };
  await product.backend.handle(target, removeLeague(leagueId));
  await finishErasures(product.backend, new Date().toISOString());
  const facts = [];
  for await (const { data } of product.backend.store.read(leagueStream(leagueId))) facts.push({ ...data });
  expect(facts[0]).toMatchObject({ personal: null });
  expect(await product.backend.db("read.leagues").where({ id: leagueId })).toEqual([]);
});
