import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { issueLink } from "../accounts/mailedLinks.ts";
import { playersUrl } from "../players/contract.ts";
import { mailsTo } from "../testing/mails.ts";
import { guardian, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { activateMembershipUrl, deactivateMembershipUrl } from "./contract.ts";

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await testProduct();
  admin = await product.person("admin");
  await product.startMailing();
});
afterAll(() => product.close());

/** Once everything recorded so far was processed. */
const about = async (recipient: string) => {
  const { store, db } = product.backend;
  const head = await store.head();
  await eventually(async () => expect((await db("mail.heard").first()).pos).toBe(head));
  return (await mailsTo(product, recipient)).filter(({ kind }) => kind.startsWith("membership"));
};

it("a parent hears once that a child's membership is active, and once that it ended", async () => {
  const pat = await product.person("student", { age: 40 });
  const kim = { firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true };
  const { id: userId } = (await pat("POST", playersUrl, kim)).body;
  const reason = "Paid in cash";
  await admin("POST", activateMembershipUrl, { userId, reason, until: "2100-01-31" });
  await admin("POST", activateMembershipUrl, { userId, reason, until: "2100-01-31" });
  const [active, ...more] = await about(pat.email);
  expect(more).toEqual([]);
  expect(active).toMatchObject({ kind: "membership activated", subject: "Your video membership is active" });
  expect(active!.text).toContain("Kim's video membership is active");
  expect(active!.text).toMatch(/4 videos a month.*next month begins on \w+ 1\./s);
  expect(active!.text).toContain("active through January 31. No card is charged");
  expect(active!.text).not.toContain(reason); // that is on the statement
  await admin("POST", deactivateMembershipUrl, { userId });
  await admin("POST", deactivateMembershipUrl, { userId });
  const ended = (await about(pat.email)).filter(({ kind }) => kind === "membership ended");
  expect(ended).toHaveLength(1);
  expect(ended[0]!.text).toContain("Videos and feedback from before stay");
});

it("a minor and the guardian who confirmed both hear of it", async () => {
  const lou = "lou.membership@home.example";
  const kim = await product.person("student", { age: 15, ...guardian, parentEmail: lou });
  const { token } = await issueLink(product.backend.db, { kind: "guardian", userId: kim.id });
  await product.visitor()("POST", "/api/guardian/confirm", { token });
  await admin("POST", activateMembershipUrl, { userId: kim.id });
  for (const recipient of [kim.email, lou]) expect(await about(recipient)).toHaveLength(1);
});
