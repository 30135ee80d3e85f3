import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playerStream } from "../../eventstore/players/events.ts";
import { eventually } from "../../eventstore/testing/eventually.ts";
import { finishRegistrations } from "../accounts/passwords/credentials.ts";
import { register as openAccount } from "../accounts/register.ts";
import { Register, registerUrl } from "../accounts/contract.ts";
import { erase } from "../privacy/erase.ts";
import { mailsTo } from "../testing/mails.ts";
import { password, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { PlayerView, playersUrl } from "./contract.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
});
afterAll(() => product.close());

const kim = { firstName: "Kim", lastName: "Reyes", birthDate: "2016-05-04", position: "Catcher", declared: true };
let accounts = 0;
const form = (fields: object = {}) => ({
  firstName: "Dana",
  lastName: "Reyes",
  email: `dana-${++accounts}@example.com`,
  password,
  confirmPassword: password,
  registeredAs: "parent",
  player: kim,
  ...fields,
});
const register = (fields?: object) => product.visitor()("POST", registerUrl, form(fields));
const familyOf = async (email: string) => {
  const dana = product.visitor();
  await dana("POST", "/api/custom-login", { email, password });
  return PlayerView.array().parse((await dana("GET", playersUrl)).body);
};

describe("G1-60:players: a parent's account", () => {
  it("comes with a first player, whose age and position they are, and asks for the parent's address", async () => {
    const { status, body } = await register({ age: 40, position: "Coach" });
    expect([status, body]).toMatchObject([201, { firstName: "Dana", age: null, position: null }]);
    expect(await familyOf(body.email)).toMatchObject([
      { id: body.id, isOwn: true, plays: false },
      { firstName: "Kim", birthDate: "2016-05-04", position: "Catcher", consent: "asked", isOwn: false, plays: true },
    ]);
    await eventually(async () => {
      const mails = await mailsTo(product, body.email);
      expect(mails.map(({ text }) => text)).toContainEqual(
        expect.stringContaining("There's a player on your account."),
      );
    });
  });

  it.each([
    [{ player: undefined }, ["player", "firstName"]],
    [{ player: { ...kim, declared: false } }, ["player", "declared"]],
    [{ player: { ...kim, firstName: "" } }, ["player", "firstName"]],
    [{ player: { ...kim, birthDate: "1990-05-04" } }, ["player", "birthDate"]],
  ])("is not opened with %o, and it is said where", async (fields, path) => {
    const { status, body } = await register(fields);
    expect([status, body.issues]).toMatchObject([422, [{ path }]]);
    expect(body.userId).toBeUndefined();
  });
});

describe("G1-60:players: killed between the account and its first player", () => {
  const half = async () => {
    const { backend } = product;
    const command = { actor: "visitor", now: new Date().toISOString(), requestId: "spec" } as const;
    const append: typeof backend.store.append = (stream, ...more) =>
      stream.startsWith(playerStream("")) ? Promise.reject(new Error("killed")) : backend.store.append(stream, ...more);
    const dies = { ...backend, store: { ...backend.store, append } };
    const told = Register.parse(form());
    await expect(openAccount(dies, command, told)).rejects.toThrow("killed");
    return told.email;
  };

  it("both are there after the next start", async () => {
    const email = await half();
    expect(await finishRegistrations(product.backend)).toEqual({ finished: 1, refused: [] });
    expect(await familyOf(email)).toMatchObject([{ isOwn: true }, { firstName: "Kim" }]);
    expect(await finishRegistrations(product.backend)).toEqual({ finished: 0, refused: [] });
  });

  it("or at the next log-in", async () => expect(await familyOf(await half())).toHaveLength(2));

  it("an erasing finds both", async () => {
    const { backend } = product;
    const email = await half();
    const { user_id: userId } = (await backend.credentials.byEmail(email))!;
    const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
    expect(await erase(backend, command, userId)).toMatchObject({ ended: { player: 1 } });
  });
});
