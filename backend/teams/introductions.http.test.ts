import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  introductionOf,
  introductionStream,
  type TeamIntroductionEvent,
} from "../../eventstore/teams/introductions.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { type HistoryEntry, historyUrl } from "../history/contract.ts";
import { mailsTo } from "../testing/mails.ts";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { inboxItemUrl } from "../inbox/careContract.ts";
import {
  answerIntroductionUrl,
  openIntroductionUrl,
  openTeamUrl,
  type TeamMatchView,
  withdrawTeamUrl,
} from "./contract.ts";
import { creationsUrl, findersUrl, finderStatusUrl, introductionsUrl, matchesUrl } from "./staffContract.ts";
import { lapseIntroductions } from "./forgetTeams.ts";
import { introduction } from "./introduction.ts";
import { introductionPage, teamPage } from "./linkCalls.ts";
import { teamMails } from "./mails.ts";
import { sendCreation, sendFinder } from "./testing/teams.ts";

let product: TestProduct;
let staff: Person;
beforeAll(async () => {
  product = await testProduct();
  staff = await product.person("instructor");
  await product.startMailing();
});
afterAll(() => product.close());

let n = 0;
let pair: { finderId: string; creationId: string };
let [family, coach] = ["", ""];
const contacts = {
  playerName: "Zora Quill",
  coachName: "Yuri Vance",
  ofFamily: "555-010-0811",
  ofCoach: "555-010-0822",
};
beforeEach(async () => {
  n += 1;
  [family, coach] = [`family${n}@introduced.example`, `coach${n}@introduced.example`];
  const { playerName, coachName, ofFamily, ofCoach } = contacts;
  pair = {
    finderId: await sendFinder(product.visitor(), { playerName, email: family, phoneNumber: ofFamily }),
    creationId: await sendCreation(product.visitor(), { coachName, email: coach, phoneNumber: ofCoach }),
  };
});

const introduce = (who = staff, asked = pair) => who("POST", introductionsUrl, asked);
const tokenOf = (side: "finder" | "creation", link = introductionPage(product.backend, side, introductionOf(pair))) =>
  link.split("#token=")[1]!;
const say = async (side: "finder" | "creation", answer: "yes" | "no") =>
  (await product.visitor()("POST", answerIntroductionUrl, { token: tokenOf(side), answer })).body;
const factsOf = async (introductionId: string, type: string) => {
  const facts = [];
  for await (const fact of product.backend.store.read(introductionStream(introductionId))) facts.push(fact);
  return facts.filter((fact) => fact.type === type);
};
const heard = async () => {
  const head = await product.backend.store.head();
  await eventually(async () => expect((await product.backend.db("mail.heard").first()).pos).toBe(head));
};
/** Mails about introductions to one of them, newest last. */
const introductionMails = async (recipient: string) => {
  await heard();
  return (await mailsTo(product, recipient)).filter(({ kind }) => kind.startsWith("team introduction"));
};
const kinds = async (recipient: string) => (await introductionMails(recipient)).map(({ kind }) => kind);
const secrets = /Zora|Quill|Yuri|Vance|@introduced|010-0811|010-0822|, 2016|2016-05/;

it("matches tell who waits for whom in one sport and division, and no contact", async () => {
  const { body } = await staff("GET", matchesUrl);
  const group = body.find(
    (one: { division: string; sport: string }) => one.division === "10U" && one.sport === "softball",
  );
  expect(group.finders.map(({ id }: { id: string }) => id)).toContain(pair.finderId);
  expect(group.creations.map(({ id }: { id: string }) => id)).toContain(pair.creationId);
  expect(JSON.stringify(body)).not.toMatch(/@introduced|010-0811|010-0822|2016-05-04/);
  await introduce();
  const again = (await staff("GET", matchesUrl)).body.find((one: { division: string }) => one.division === "10U");
  expect(again.introductions).toContainEqual({ ...pair, state: "asked", saidNo: null });
});

it("contacts go out only when both said yes, to both, once", async () => {
  expect((await introduce()).status).toBe(201);
  for (const [side, to] of [
    ["finder", family],
    ["creation", coach],
  ] as const) {
    const { body } = await product.visitor()("POST", openIntroductionUrl, { token: tokenOf(side) });
    expect(body).toEqual({ side, sport: "softball", division: "10U", answer: null, state: "asked" });
    const [mail, ...more] = await introductionMails(to);
    expect([mail?.kind, more]).toEqual(["team introduction asked", []]);
    expect(mail?.text.includes(tokenOf(side))).toBe(true);
    expect(mail!.subject + mail!.text.replaceAll(/#token=\S+/g, "")).not.toMatch(secrets);
  }
  expect(await say("finder", "yes")).toMatchObject({ answer: "yes", state: "asked" });
  expect([await kinds(family), await kinds(coach)]).toEqual([["team introduction asked"], ["team introduction asked"]]);
  expect(await say("creation", "yes")).toMatchObject({ answer: "yes", state: "introduced" });
  expect(await say("creation", "yes")).toMatchObject({ state: "introduced" });
  const [[, toFamily, ...noMore], [, toCoach]] = [await introductionMails(family), await introductionMails(coach)];
  expect(noMore).toEqual([]);
  expect(toFamily?.text).toMatch(/Yuri Vance[\s\S]*coach\d+@introduced[\s\S]*0822/);
  expect(toCoach?.text).toMatch(/Zora[\s\S]*family\d+@introduced[\s\S]*0811/);
  expect(toCoach?.text).not.toMatch(/Quill|, 2016|2016-05/); // a child's whole name is the family's to give
});

it("both requests tell how far an introduction is, and count as contacted once both said yes, also where a crash came between", async () => {
  const sides = [
    ["finder", pair.finderId, findersUrl],
    ["creation", pair.creationId, creationsUrl],
  ] as const;
  const told = () =>
    Promise.all(
      sides.map(async ([kind, id, url]) => {
        const token = tokenOf(kind, teamPage(product.backend, kind, id));
        const { status, introduction } = (await product.visitor()("POST", openTeamUrl, { token })).body;
        const staffSee = await Promise.all(
          [`${url}/${id}`, inboxItemUrl(`team-${kind}`, id)].map((at) => staff("GET", at)),
        );
        expect(staffSee.map(({ body }) => body.status)).toEqual([status, status]);
        return [status, introduction];
      }),
    );
  const both = (status: string, introduction: string | null) => [1, 2].map(() => [status, introduction]);
  expect(await told()).toEqual(both("pending", null));
  await introduce();
  expect(await told()).toEqual(both("pending", "asked"));
  await say("finder", "yes");
  await say("creation", "yes");
  expect(await told()).toEqual(both("contacted", "introduced"));
  const { body } = await staff("GET", historyUrl(pair.finderId));
  expect(body.filter(({ to }: HistoryEntry) => to === "contacted")).toMatchObject([
    { what: "TeamFinderContacted", actor: { kind: "system" } },
  ]);

  const creationId = await sendCreation(product.visitor());
  const introductionId = introductionOf({ finderId: pair.finderId, creationId });
  const target = { fold: introduction, stream: introductionStream(introductionId) };
  const command = { actor: "system", now: new Date().toISOString(), requestId: "crashed" } as const;
  await product.backend.handle({ ...target, command }, (): TeamIntroductionEvent[] => [
    { type: "TeamIntroductionAsked", data: { introductionId, finderId: pair.finderId, creationId } },
    { type: "TeamIntroductionMade", data: { introductionId } },
  ]);
  await lapseIntroductions(product.backend, { now: command.now, signal: new AbortController().signal });
  expect((await staff("GET", `${creationsUrl}/${creationId}`)).body.status).toBe("contacted");
});

it("both requests' timelines tell of an introduction to staff, and to nobody who sent one", async () => {
  const sender = await product.person();
  const creationId = await sendCreation(sender, { email: coach });
  pair = { ...pair, creationId };
  await introduce();
  await say("finder", "yes");
  const storyOf = async (who: Person, of: string) =>
    (await who("GET", historyUrl(of))).body.map(({ what, to, details }: HistoryEntry) => [what, to, details]);
  const ofIntroduction = [
    ["TeamIntroductionAsked", null, null],
    ["TeamIntroductionAccepted", null, { side: "finder" }],
  ];
  expect(await storyOf(staff, pair.finderId)).toEqual([["TeamFinderSubmitted", "pending", null], ...ofIntroduction]);
  expect(await storyOf(staff, creationId)).toEqual([["TeamCreationSubmitted", "pending", null], ...ofIntroduction]);
  expect(await storyOf(sender, creationId)).toEqual([["TeamCreationSubmitted", "pending", null]]);
});

it("contacts go out also if one was placed before the mails were written", async () => {
  await introduce();
  await say("finder", "yes");
  await say("creation", "yes");
  await staff("PATCH", finderStatusUrl(pair.finderId), { status: "placed" });
  const write = teamMails
    .map((of) => of(product.backend))
    .map(({ on }) => on["TeamIntroductionMade"])
    .find((found) => found)!;
  const [made] = await factsOf(introductionOf(pair), "TeamIntroductionMade");
  expect((await write(made!)).map(({ to }) => to.email)).toEqual([family, coach]);
});

it("a no ends it: whoever said yes hears of it, and no contact goes out", async () => {
  await introduce();
  await say("creation", "yes");
  expect(await say("finder", "no")).toMatchObject({ answer: "no", state: "declined" });
  const { body } = await staff("GET", matchesUrl);
  const introductions = body.flatMap((one: TeamMatchView) => one.introductions);
  expect(introductions).toContainEqual({ ...pair, state: "declined", saidNo: "finder" });
  expect(await kinds(coach)).toEqual(["team introduction asked", "team introduction ended"]);
  expect(await kinds(family)).toEqual(["team introduction asked"]);
  expect((await introductionMails(coach)).at(-1)?.text).not.toMatch(/Zora|Quill|family\d|010-0811/);
  expect((await say("creation", "yes")).state).toBe("declined");
});

it("a pair is asked once, and only what fits and still waits", async () => {
  await introduce();
  expect((await introduce()).body.code).toBe("AskedBefore");
  const elsewhere = await sendCreation(product.visitor(), { division: "12U" });
  expect((await introduce(staff, { ...pair, creationId: elsewhere })).body.code).toBe("NoMatch");
  const fresh = await sendCreation(product.visitor());
  await staff("PATCH", finderStatusUrl(pair.finderId), { status: "placed" });
  expect((await introduce(staff, { ...pair, creationId: fresh })).body.code).toBe("NoLongerLooking");
});

it("an introduction lapses after 30 days, and as soon as one of them withdraws", async () => {
  const { signal } = new AbortController();
  const lapse = (days: number) =>
    lapseIntroductions(product.backend, { now: new Date(Date.now() + days * 86_400_000).toISOString(), signal });
  const stateNow = async () =>
    (
      await product.backend
        .db("read.teamIntroductions")
        .where({ id: introductionOf(pair) })
        .first("state")
    ).state;
  await introduce();
  await say("finder", "yes");
  await lapse(29);
  expect(await stateNow()).toBe("asked");
  await lapse(31);
  expect(await stateNow()).toBe("lapsed");
  expect(await kinds(family)).toEqual(["team introduction asked", "team introduction ended"]);

  const fresh = await sendCreation(product.visitor());
  pair = { ...pair, creationId: fresh };
  await introduce();
  await say("finder", "yes");
  await product.visitor()("POST", withdrawTeamUrl, {
    token: tokenOf("creation", teamPage(product.backend, "creation", fresh)),
  });
  const { body } = await product.visitor()("POST", openIntroductionUrl, { token: tokenOf("finder") });
  expect(body.state).toBe("lapsed");
  await lapse(0);
  expect(await stateNow()).toBe("lapsed");
  expect((await kinds(family)).filter((kind) => kind === "team introduction ended")).toHaveLength(2);
});

it("the sender hears that it arrived and how to delete it, in none of the words that came; staff hear, too", async () => {
  await heard();
  const [toSender] = await mailsTo(product, family);
  expect(toSender).toMatchObject({ kind: "team finder received", subject: "We got your request for a team" });
  expect(toSender?.text).toContain(teamPage(product.backend, "finder", pair.finderId));
  expect(toSender?.text.replaceAll(/#token=\S+/g, "")).not.toMatch(/Zora|010-0811|Lincoln|, 2016|2016-05/);
  const ofFinder = (await mailsTo(product, staff.email)).filter(({ text }) => text.includes(pair.finderId));
  expect(ofFinder).toMatchObject([{ subject: "A player is looking for a team: 10U softball" }]);
  expect(ofFinder[0]?.text).not.toMatch(/Zora|@introduced|010-0811|, 2016|2016-05/);
});
