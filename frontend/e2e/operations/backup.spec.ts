import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { instructorsUrl } from "../../../backend/accounts/contract.ts";
import {
  clearAway,
  logIn,
  newDataFolder,
  type OwnProduct,
  ready,
  register,
  run,
  startProduct,
} from "../testing/ownProduct.ts";

// Both commands as an operator sees them. Each test continues where the previous one stopped.
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.afterAll(clearAway);

const [here, there] = [newDataFolder(), newDataFolder()];
const file = join(here, "fungo.backup");
const settings = (folder: string) => ({ DATA_DIR: folder, DEMO_DATA: "0" });
const command = (name: string, args: string[], folder: string) =>
  run([`scripts/${name}.mjs`, ...args], settings(folder)).ended;
let product: OwnProduct;

test("a backup is made while the product runs, which began empty", async () => {
  product = startProduct(settings(here));
  const address = await product.says(ready);
  expect(product.said()).not.toContain("example.com");
  expect(await (await fetch(address + instructorsUrl)).json()).toEqual([]);
  expect((await register(address, "pat@example.com")).status).toBe(201);
  const { code, output } = await command("backup", [file], here);
  expect(code, output).toBe(0);
  expect(output).toContain("The master key is in neither of the two.");
  expect((await logIn(address, "pat@example.com")).status).toBe(200);
});

test("without the master key nothing is restored, nor where the product runs", async () => {
  const keyless = await command("restore", [file], there);
  expect(keyless.code).toBe(1);
  expect(keyless.output).toContain("Put the master key");
  expect(existsSync(join(there, "postgres-password"))).toBe(false);
  const busy = await command("restore", [file], here);
  expect(busy.code).toBe(1);
  expect(busy.output).toContain("already runs");
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
});

test("a new data folder with the master key gets everything back", async () => {
  copyFileSync(join(here, "master.key"), join(there, "master.key"));
  chmodSync(join(there, "master.key"), 0o600);
  const { code, output } = await command("restore", [file], there);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Restored: 2 facts in 2 streams[^]*1 people, 1 can log in/);
  product = startProduct(settings(there));
  const pat = await logIn(await product.says(ready), "pat@example.com");
  expect(await pat.whoAmI()).toMatchObject({ email: "pat@example.com", firstName: "Pat" });
  product.signal("SIGTERM");
  expect((await product.ended).code).toBe(0);
});
