import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { userStream } from "../../eventstore/accounts/events.ts";
import { campStream } from "../../eventstore/camps/events.ts";
import { dayStream } from "../../eventstore/lessons/events.ts";
import { createRegistrationUrl, registerWithoutPaymentUrl } from "../camps/contract.ts";
import { disputePackUrl } from "../camps/money/disputePackContract.ts";
import { freshDatabase } from "../../eventstore/testing/freshDatabase.ts";
import { quietPool } from "../../eventstore/testing/quietPool.ts";
import { publishedCamp } from "../testing/camps.ts";
import { emma, parent, registrationForm } from "../testing/registrations.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { password, type Person, processOn, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { policyUrl } from "./contract.ts";
import { openPolicies } from "./policies.ts";

let product: TestProduct;
let folder: string;
let coach: Person, pat: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fungo-content-"));
  await cp("content", folder, { recursive: true });
  product = await testProduct({ CONTENT_DIR: folder, FACILITY_NAME: "Cage 7" });
  [coach, pat] = [await product.person("instructor"), await product.person("student")];
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const factIn = async (stream: string, type: string) => {
  for await (const fact of product.backend.store.read(stream)) if (fact.type === type) return fact.data;
  return undefined;
};
const current = () => product.backend.policies.version;

it("G1-61: privacy, terms and refunds are public, in the facility's own name and of one version", async () => {
  for (const name of ["privacy", "terms", "refunds"]) {
    const { status, body } = await product.visitor()("GET", policyUrl(name));
    expect([status, body.name, body.version]).toEqual([200, name, current()]);
    expect(body.text).toContain("Cage 7");
    expect(body.text).not.toMatch(/\{\w+\}/);
  }
  expect((await product.visitor()("GET", policyUrl("imprint"))).status).toBe(404);
});

it("G1-61: the version that somebody agreed to is in the fact of an account, a lesson and a registration", async () => {
  const agreedTo = current();
  const register = {
    firstName: "Lou",
    lastName: "Lee",
    email: "lou@home.example",
    password,
    confirmPassword: password,
  };
  const { body: account } = await product.visitor()("POST", "/api/register", { ...register, agreedTo });
  expect(await factIn(userStream(account.id), "PlayerRegistered")).toMatchObject({ agreedTo });

  const opening = await offer(product, coach);
  await pat("POST", "/api/lessons", bookingOf(opening, { agreedTo }));
  const day = dayStream({ instructorId: coach.id, date: opening.date });
  expect(await factIn(day, "LessonBooked")).toMatchObject({ agreedTo });

  const camp = await publishedCamp(product, coach);
  await pat("POST", createRegistrationUrl, registrationForm(camp.id, { agreedTo }));
  expect(await factIn(campStream(camp.id), "RegistrationPlaced")).toMatchObject({ agreedTo });

  const later = await publishedCamp(product, coach);
  const form = { campId: later.id, parentInfo: parent, participants: [emma], agreedTo };
  await pat("POST", registerWithoutPaymentUrl, form);
  expect(await factIn(campStream(later.id), "RegistrationPlaced")).toMatchObject({ agreedTo });
});

it("texts that can't be read stop a new version before it takes the read models from the nodes that serve", async () => {
  const { url, drop } = await freshDatabase("withTables");
  const pool = quietPool(url, 1);
  const version = async () =>
    (await pool.query("select version from projection.checkpoint where name = 'lessons'")).rows;
  await pool.query("update projection.checkpoint set version = 0 where name = 'lessons'");
  const environment = { CONTENT_DIR: join(folder, "nowhere") };
  await expect(processOn({ url, dataDir: folder, environment, pages: undefined })).rejects.toThrow("CONTENT_DIR");
  expect(await version()).toEqual([{ version: 0 }]);
  await pool.end();
  await drop();
});

it("a version that was never shown is not recorded as agreed to", async () => {
  const camp = await publishedCamp(product, coach);
  const { status } = await pat("POST", createRegistrationUrl, registrationForm(camp.id, { agreedTo: "forged" }));
  expect(status).toBe(201);
  expect(await factIn(campStream(camp.id), "RegistrationPlaced")).not.toHaveProperty("agreedTo");
});

it("G1-61: the dispute pack has the texts that were agreed to, also after they have changed", async () => {
  const agreedTo = current();
  const { texts } = product.backend.policies;
  const camp = await publishedCamp(product, coach);
  const { body } = await pat("POST", createRegistrationUrl, registrationForm(camp.id, { agreedTo }));
  await writeFile(join(folder, "refunds.md"), "No refunds at {facility}.");
  const later = await product.another();
  expect(later.backend.policies.version).not.toBe(agreedTo);
  expect(later.backend.policies.texts.refunds).toBe("No refunds at Cage 7.");
  const pack = await coach.at(later.base)("GET", disputePackUrl(body.id));
  expect(pack.body).toMatchObject({ agreed: { policies: agreedTo }, policies: texts });
  await later.close();
});

it("a folder without one of the three is refused in words that name the file", async () => {
  await rm(join(folder, "terms.md"));
  const { db, business } = product.backend;
  await expect(openPolicies(db, { folder, business })).rejects.toThrow(/terms\.md can't be read\. CONTENT_DIR needs/);
});
