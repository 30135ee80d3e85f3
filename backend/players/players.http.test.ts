import { afterAll, beforeAll, expect, it } from "vitest";
import { type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { playersUrl } from "./contract.ts";

let product: TestProduct;
let pat: Person, sam: Person;
beforeAll(async () => {
  product = await testProduct();
  sam = await product.person();
});
afterAll(() => product.close());

const kim = {
  firstName: "Kim",
  lastName: "Reyes",
  birthDate: "2016-05-04",
  position: "Catcher",
  experience: "Two seasons",
  declared: true,
};

it("G1-60: an account adds a player, sees and corrects it, and nobody else knows of it", async () => {
  pat = await product.person("student", { firstName: "Pat", lastName: "Reyes", age: 40 });
  const { status, body } = await pat("POST", playersUrl, kim);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    firstName: "Kim",
    birthDate: "2016-05-04",
    isOwn: false,
    plays: true,
    consent: "asked",
  });
  const url = `${playersUrl}/${body.id}`;
  expect(await pat("PATCH", url, { position: "Pitcher" })).toMatchObject({
    status: 200,
    body: { position: "Pitcher", experience: "Two seasons", birthDate: "2016-05-04" },
  });
  expect((await pat("GET", playersUrl)).body).toMatchObject([{ id: pat.id, isOwn: true, age: 40 }, { id: body.id }]);
  expect((await sam("GET", playersUrl)).body).toMatchObject([{ id: sam.id }]);
  for (const who of [sam, await product.person("instructor"), await product.person("admin")])
    expect(await who("PATCH", url, { position: "Catcher" })).toMatchObject({ status: 404 });
});

it("the same name asks first, an age is enough, adults and minors' accounts are refused", async () => {
  expect(await pat("POST", playersUrl, kim)).toMatchObject({ status: 409, body: { code: "SamePlayer" } });
  const { birthDate: _, ...named } = kim;
  expect(await pat("POST", playersUrl, { ...named, firstName: "Lee", age: 9 })).toMatchObject({
    status: 201,
    body: { age: 9 },
  });
  expect(await pat("POST", playersUrl, { ...named, firstName: "Jo", age: 19 })).toMatchObject({ status: 422 });
  expect(await pat("POST", playersUrl, { ...kim, firstName: "Jo", declared: undefined })).toMatchObject({
    status: 422,
  });
  const child = await product.person("student", {
    age: 14,
    parentName: "D",
    parentEmail: "d@example.com",
    parentPhone: "555-010-0100",
  });
  expect(await child("POST", playersUrl, kim)).toMatchObject({ status: 409, body: { code: "AdultsOnly" } });
});

it("lessons so far were a child's: the own player is that child, whatever the account is called later", async () => {
  const lou = await product.person("student", { firstName: "Lou", lastName: "Reyes" });
  expect(await lou("POST", playersUrl, { ...kim, isOwn: true })).toMatchObject({
    status: 201,
    body: { id: lou.id, firstName: "Kim" },
  });
  await lou("PATCH", "/api/profile/update", { firstName: "Louis", lastName: "Reyes" });
  expect((await lou("GET", playersUrl)).body).toMatchObject([
    { id: lou.id, firstName: "Kim", isOwn: true, consent: "asked" },
  ]);
  expect(await lou("PATCH", `${playersUrl}/${lou.id}`, { experience: "One season" })).toMatchObject({
    status: 200,
    body: { experience: "One season" },
  });
});

it("erasing takes the password, and leaves nothing of the player", async () => {
  const [, added] = (await pat("GET", playersUrl)).body as { id: string }[];
  const url = `${playersUrl}/${added!.id}/erase`;
  expect(await pat("POST", url, { password: "wrong" })).toMatchObject({ status: 422 });
  expect(await sam("POST", url, {})).toMatchObject({ status: 404 });
  const admin = await product.person("admin");
  expect(await admin("POST", url, {})).toMatchObject({ status: 202 });
  expect((await pat("GET", playersUrl)).body).toHaveLength(2);
  expect(await pat("PATCH", `${playersUrl}/${added!.id}`, { position: "Catcher" })).toMatchObject({ status: 404 });
  expect(await product.backend.keys.stateOf(added!.id)).toBe("destroyed");
});
