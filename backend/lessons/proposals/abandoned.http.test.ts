import { afterAll, beforeAll, expect, it } from "vitest";
import { lessonAsked } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { lessonUrl } from "../contract.ts";

let product: TestProduct;
let coach: Person, former: Person, pat: Person, admin: Person;
let waiting: string, agreed: string, over: string, ofCoach: string;
beforeAll(async () => {
  product = await testProduct();
  [coach, former] = [await product.person("instructor"), await product.person("instructor")];
  [pat, admin] = [await product.person(), await product.person("admin")];
  const asked = (instructor: Person, daysAhead: number) =>
    lessonAsked(product, { studentId: pat.id, instructorId: instructor.id, daysAhead });
  ofCoach = (await asked(coach, 3)).lessonId;
  waiting = (await asked(former, 3)).lessonId;
  const toCome = await asked(former, 4);
  await toCome.confirm();
  const past = await asked(former, -4);
  await past.confirm();
  [agreed, over] = [toCome.lessonId, past.lessonId];
  await admin("PATCH", `/api/admin/users/${former.id}`, { role: "student" });
});
afterAll(() => product.close());

const filter = encodeURIComponent(JSON.stringify({ withoutInstructor: true, status: ["pending", "confirmed"] }));
const abandoned = async (who: Person) =>
  (await who("GET", `/api/lessons?filter=${filter}`)).body.map(({ id }: { id: string }) => id);
const cancel = (who: Person, id: string) =>
  who("PATCH", lessonUrl(id), { status: "cancelled", reason: "Your coach has left." });

it("G1-28: lessons whose instructor no longer is one are found by admins, and by no one who could not see them anyway", async () => {
  expect(await abandoned(admin)).toEqual([agreed, waiting, over]);
  expect(await abandoned(coach)).toEqual([]);
});

it("G1-32, G1-54: an admin ends what no one will answer or give any more, and confirms none of it", async () => {
  expect(await admin("PATCH", lessonUrl(waiting), { status: "confirmed" })).toMatchObject({
    status: 409,
    body: { code: "NoInstructor" },
  });
  for (const id of [waiting, agreed]) {
    expect((await cancel(admin, id)).body.status).toBe("cancelled");
    expect((await cancel(admin, id)).status).toBe(200); // a second click
  }
  expect(await cancel(admin, over)).toMatchObject({ status: 409, body: { code: "NotOpen" } });
  expect((await admin("PATCH", lessonUrl(over), { status: "completed" })).body.status).toBe("completed");
  expect((await cancel(admin, ofCoach)).body.status).toBe("cancelled");
  expect((await cancel(admin, "unheard-of")).status).toBe(404);
  expect((await pat("GET", lessonUrl(waiting))).body.status).toBe("cancelled");
});

it("G1-32: someone who is no longer an instructor answers nothing", async () => {
  expect((await former("PATCH", lessonUrl(over), { status: "completed" })).status).toBe(404);
});
