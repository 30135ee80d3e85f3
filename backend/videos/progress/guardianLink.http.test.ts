import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { guardianToken } from "../../accounts/open.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { mailsTo } from "../../testing/mails.ts";
import { lessonAsked } from "../../testing/schedule.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { askProgressLinkUrl, focusPointsUrl, openProgressLinkUrl, showGuardianUrl } from "./contract.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, admin] = [await product.person("instructor", { firstName: "Riley" }), await product.person("admin")];
});
afterAll(() => product.close());

const family = async ({ confirmed = true } = {}) => {
  const email = `dana.${randomUUID()}@home.example`;
  const kim = await product.person("student", { age: 15, firstName: "Kim", ...guardian, parentEmail: email });
  if (confirmed) {
    const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
    await product.visitor()("POST", "/api/guardian/confirm", { token });
  }
  return { kim, email };
};
const linksTo = async (email: string) => (await mailsTo(product, email)).filter(({ kind }) => kind === "progress link");
const tokenIn = (text: string) => /\/player-progress#token=([\w.~-]+)/.exec(text)![1]!;
const opened = (token: string) => product.visitor()("POST", openProgressLinkUrl, { token });
const dead = { status: 409, body: { code: "LinkIsDead" } };

it("a child sends the guardian a link to what the family sees, without an account, contacts or videos", async () => {
  const { kim, email } = await family();
  await lessonAsked(product, { studentId: kim.id, instructorId: coach.id, daysAhead: 5 });
  await coach("POST", focusPointsUrl, { studentId: kim.id, title: "Eyes level" });
  const key = { "idempotency-key": "once" };
  for (const _ of [1, 2])
    expect(await kim("POST", showGuardianUrl, {}, key)).toMatchObject({
      status: 202,
      body: { message: "We're emailing Dana." },
    });
  const [mail, ...more] = await linksTo(email);
  expect(more).toEqual([]);
  expect(mail!.subject).not.toContain("Kim");
  const { status, body } = await opened(tokenIn(mail!.text));
  expect([status, body]).toEqual([
    200,
    {
      firstName: "Kim",
      months: [],
      hoursToFeedback: null,
      focusPoints: [
        {
          id: expect.any(String),
          title: "Eyes level",
          description: null,
          status: "working_on",
          instructorName: expect.stringMatching(/^Riley /),
          setAt: expect.any(String),
          endedAt: null,
        },
      ],
    },
  ]);
});

it("the guardian asks by email; every address gets the same answer, and nobody else a mail", async () => {
  const [{ email }, waiting] = [await family(), await family({ confirmed: false })];
  const answers = [];
  for (const address of [email.toUpperCase(), waiting.email, coach.email])
    answers.push(await product.visitor()("POST", askProgressLinkUrl, { email: address }));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect((await opened(tokenIn((await linksTo(email))[0]!.text))).status).toBe(200);
  for (const address of [waiting.email, coach.email]) expect(await linksTo(address)).toEqual([]);
});

it("a link is dead once the child is grown up or erased, after 30 days, for another guardian, and for another child or purpose", async () => {
  const [{ kim, email }, other] = [await family(), await family()];
  const link = (of: Partial<{ playerId: string; email: string }> = {}, now = Date.now()) =>
    guardianToken(product.backend, "progressOfWard", { playerId: kim.id, email, ...of }, now);
  expect((await opened(link())).status).toBe(200);
  const [, ...proof] = link().split("~");
  const day = 24 * 60 * 60 * 1000;
  for (const token of [
    link({}, Date.now() - 30 * day - 1000),
    link({ email: "lou@elsewhere.example" }),
    [other.kim.id, ...proof].join("~"),
    guardianToken(product.backend, "guardianOfMember", { playerId: kim.id, email }),
    "x",
  ])
    expect(await opened(token)).toMatchObject(dead);
  const ofOther = link({ playerId: other.kim.id, email: other.email });
  expect((await opened(ofOther)).status).toBe(200);
  await admin("POST", "/api/privacy/erase", { userId: other.kim.id });
  expect(await opened(ofOther)).toMatchObject(dead);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 366 * day });
  const later = link();
  expect(await opened(later)).toMatchObject(dead);
  vi.useRealTimers();
});

it("only a child whose guardian has confirmed sends it, three times a day", async () => {
  const adult = await product.person("student", { age: 30 });
  expect(await adult("POST", showGuardianUrl)).toMatchObject({ status: 409, body: { code: "NoGuardianNeeded" } });
  const { kim: waiting } = await family({ confirmed: false });
  expect(await waiting("POST", showGuardianUrl)).toMatchObject({ status: 409, body: { code: "GuardianNotConfirmed" } });
  const { kim } = await family();
  const counted = vi.spyOn(product.backend.limits, "count");
  await kim("POST", showGuardianUrl);
  expect(counted).toHaveBeenCalledWith(
    expect.objectContaining({ name: "showGuardianProgress", points: 3 }),
    kim.id,
    expect.any(String),
  );
  counted.mockRestore();
});
