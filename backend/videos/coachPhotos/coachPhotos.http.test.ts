import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { instructorsUrl, instructorUrl } from "../../accounts/contract.ts";
import { photoUrl } from "../../accounts/photos/contract.ts";
import { jpg, png, seeThrough, webp } from "../../accounts/photos/testing/pictures.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { finishErasures } from "../../privacy/erase.ts";
import { raw } from "../../testing/raw.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { undoHeader, undoUrl } from "../../undo/contract.ts";
import { removeOrphans } from "../finishing.ts";

let product: TestProduct;
let coach: Person, admin: Person;
beforeAll(async () => {
  product = await testProduct();
  [coach, admin] = [await product.person("instructor"), await product.person("admin")];
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const put = (who: Person, bytes: Buffer, type = "image/jpeg", of = coach) =>
  who("PUT", photoUrl(of.id), bytes, { "content-type": type });
const shown = async (of = coach): Promise<string | null> =>
  (await product.visitor()("GET", instructorUrl(of.id))).body.user.profileImageUrl;
const fetched = (path: string | null) => raw(product.base, path ?? "none");
const stored = async () => {
  const found: string[] = [];
  for await (const { fileId } of product.backend.files.list()) found.push(fileId);
  return found;
};
const undo = (who: Person, answer: { headers: Headers }) =>
  who("POST", undoUrl(answer.headers.get(undoHeader)?.split(" ")[0] ?? "none"));

it("a coach and an admin give a photo, which everyone sees at an address that never changes, until it is replaced or removed", async () => {
  expect(await shown()).toBeNull();
  const addresses = [];
  for (const [who, bytes, type] of [
    [coach, jpg, "image/jpeg"],
    [admin, webp, "image/webp"],
    [coach, seeThrough, "image/webp"],
    [coach, png(), "image/png"],
  ] as const) {
    const { status, body } = await put(who, bytes, type);
    expect([status, body]).toEqual([200, { id: coach.id, profileImageUrl: await shown() }]);
    const answer = await fetched(body.profileImageUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=86400, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    addresses.push(body.profileImageUrl);
  }
  expect(new Set(addresses).size).toBe(4);
  for (const former of addresses.slice(0, 3)) expect((await fetched(former)).status).toBe(404);
  const listed = (await product.visitor()("GET", instructorsUrl)).body;
  expect(JSON.stringify(listed)).toContain(addresses[3]);

  const removed = await coach("DELETE", photoUrl(coach.id));
  expect(removed).toMatchObject({ status: 200, body: { profileImageUrl: null } });
  expect((await fetched(addresses[3])).status).toBe(404);
  expect((await undo(coach, removed)).status).toBe(200);
  expect([await shown(), (await fetched(addresses[3])).status]).toEqual([addresses[3], 200]);
});

it("whoever keeps a photo for everyone keeps nobody's session with it: the next answer renews that", async () => {
  const path = (await put(coach, jpg)).body.profileImageUrl;
  const of = { user_id: coach.id };
  const soon = product.backend.db.raw("now() + interval '3 days'");
  await product.backend.db("web.session").where(of).update({ expire: soon });
  const cookies = async (url: string) => (await coach("GET", url)).headers.getSetCookie();
  expect(await cookies(path)).toEqual([]);
  expect(await cookies("/api/auth/user")).toContainEqual(expect.stringMatching(/^fungo=/));
});

it("a replaced photo can be brought back for a moment", async () => {
  await put(coach, jpg);
  const before = await shown();
  const replaced = await put(coach, png(), "image/png");
  expect((await undo(coach, replaced)).status).toBe(200);
  expect(await shown()).toBe(before);
});

it.each([
  ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "NotAPhoto"],
  ["a page", Buffer.from("<html><script>alert(1)</script>"), "NotAPhoto"],
  ["half a photo", jpg.subarray(0, 400), "NotAPhoto"],
  ["an animation", png({ moves: true }), "NotAPhoto"],
  ["one that unpacks to far more than it says", png({ rows: 100_000 }), "NotAPhoto"],
  ["no square", png({ width: 300, height: 200 }), "NotSquare"],
  ["a small one", png({ width: 100 }), "WrongSize"],
  ["a huge one", png({ width: 50_000, rows: 1 }), "WrongSize"],
])("%s is refused beside the field, and nothing of it is kept", async (_, bytes, code) => {
  const before = [await shown(), (await stored()).length];
  const { status, body } = await put(coach, bytes, "image/png");
  expect([status, body.code, body.issues[0].path]).toEqual([422, code, ["photo"]]);
  expect([await shown(), (await stored()).length]).toEqual(before);
});

it("what is sent as another type, or is too large, is refused unread", async () => {
  expect((await put(coach, jpg, "image/svg+xml")).status).toBe(415);
  expect((await put(coach, Buffer.alloc(500_001), "image/png")).status).toBe(413);
});

it("the file is stored sealed, without what it said of its camera, and goes with the account", async () => {
  const leaver = await product.person("instructor");
  await put(leaver, png({ beside: "Marcus, at home" }), "image/png", leaver);
  const first = await shown(leaver);
  await put(leaver, jpg, "image/jpeg", leaver);
  const second = await shown(leaver);
  const ids = [first, second].map((path) => path!.split("/").at(-1)!.slice(0, 36));
  expect(await stored()).toEqual(expect.arrayContaining(ids));
  const bytes = Buffer.concat(await (await product.backend.files.read(ids[0]!)).toArray());
  expect(bytes.includes("PNG") || bytes.includes("Marcus")).toBe(false);

  const { status } = await admin("POST", eraseUrl, { userId: leaver.id, password });
  expect(status).toBe(202);
  expect((await fetched(second)).status).toBe(404);
  await finishErasures(product.backend, new Date().toISOString());
  expect((await stored()).filter((id) => ids.includes(id))).toEqual([]);
});

it("the clearing of files that nobody has leaves the photo that is shown, and takes those that were replaced", async () => {
  await put(coach, jpg);
  const former = (await shown())!.split("/").at(-1)!.slice(0, 36);
  await put(coach, png(), "image/png");
  const now = (await shown())!.split("/").at(-1)!.slice(0, 36);
  const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
  await removeOrphans(product.backend, { now: inThreeDays, signal: new AbortController().signal });
  const left = await stored();
  expect([left.includes(now), left.includes(former)]).toEqual([true, false]);
});
