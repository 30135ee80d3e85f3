import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "../../shared/api.ts";
import { contexts } from "../contexts.ts";
import { newSlot } from "../scheduling/slotDraft.ts";
import { dataProviderOf } from "./dataProvider.ts";

const dataProvider = dataProviderOf(contexts);

type Asked = { method: string; path: string; query: Record<string, string>; body: unknown };
const answering = (body: unknown, init: ResponseInit = {}) => {
  const asked: Asked[] = [];
  vi.stubGlobal(
    "fetch",
    async (url: string, { method = "GET", body: sent }: { method?: string; body?: string } = {}) => {
      const { pathname, searchParams } = new URL(url, "http://fungo.test");
      asked.push({ method, path: pathname, query: Object.fromEntries(searchParams), body: sent && JSON.parse(sent) });
      return new Response(JSON.stringify(body), init);
    },
  );
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["lessons", "/api/lessons"],
  ["slots", "/api/instructor/availability"],
  ["users", "/api/admin/users"],
  ["instructors", "/api/instructors"],
  ["mails", "/api/mails"],
  ["coaching-inquiries", "/api/coaching-inquiries"],
])("reads %s at %s in the dialect of simple REST", async (resource, path) => {
  const asked = answering([{ id: "1" }], { headers: { "Content-Range": `${resource} 25-25/319` } });
  const list = await dataProvider.getList(resource, {
    pagination: { page: 2, perPage: 25 },
    sort: { field: "createdAt", order: "DESC" },
    filter: { q: "pat" },
  });
  expect(list).toEqual({ data: [{ id: "1" }], total: 319 });
  expect(asked).toMatchObject([
    { method: "GET", path, query: { sort: '["createdAt","DESC"]', range: "[25,49]", filter: '{"q":"pat"}' } },
  ]);
  await dataProvider.getOne(resource, { id: "1" });
  expect(asked[1]).toMatchObject({ method: "GET", path: `${path}/1` });
});

it("of a list that is longer than was counted it knows that there are more pages", async () => {
  answering([{ id: "1" }], { headers: { "Content-Range": "lessons 25-49/*" } });
  const asked = { pagination: { page: 2, perPage: 25 }, sort: { field: "id", order: "ASC" as const }, filter: {} };
  expect(await dataProvider.getList("lessons", asked)).toEqual({
    data: [{ id: "1" }],
    pageInfo: { hasNextPage: true, hasPreviousPage: true },
  });
});

it.each([
  [() => dataProvider.confirmLesson("l1"), "PATCH", "/api/lessons/l1", { status: "confirmed" }],
  [() => dataProvider.declineLesson({ lessonId: "l1" }), "PATCH", "/api/lessons/l1", { status: "declined" }],
  [() => dataProvider.completeLesson("l1"), "PATCH", "/api/lessons/l1", { status: "completed" }],
  [
    () => dataProvider.answerInquiry({ id: "q1", status: "contacted" }),
    "PATCH",
    "/api/coaching-inquiry/q1/status",
    { status: "contacted" },
  ],
  [
    () => dataProvider.cancelLesson({ lessonId: "l1", reason: "Rain" }),
    "POST",
    "/api/lessons/l1/cancel",
    { reason: "Rain" },
  ],
  [
    () => dataProvider.confirmPaidLesson({ lessonId: "l1", payment: { how: "cash" } }),
    "PATCH",
    "/api/lessons/l1",
    { status: "confirmed", payment: { how: "cash" } },
  ],
  [
    () => dataProvider.notePayment({ lessonId: "l1", payment: { how: "cash" } }),
    "PUT",
    "/api/lessons/l1/payment-note",
    { how: "cash" },
  ],
  [() => dataProvider.withdrawPaymentNote("l1"), "DELETE", "/api/lessons/l1/payment-note", undefined],
  [() => dataProvider.deleteLesson("l1"), "DELETE", "/api/lessons/l1", undefined],
  [
    () => dataProvider.toggleSlot({ id: "s1", isAvailable: false }),
    "PATCH",
    "/api/instructor/availability/s1",
    { isAvailable: false },
  ],
  [() => dataProvider.publishSlot(newSlot()), "POST", "/api/instructor/availability", newSlot()],
  [() => dataProvider.withdrawSlot("s1"), "DELETE", "/api/instructor/availability/s1", undefined],
  [
    () => dataProvider.updateInstructorProfile({ id: "u1", bio: "New" }),
    "PATCH",
    "/api/instructors/u1",
    { bio: "New" },
  ],
  [() => dataProvider.sendMailAgain("m1"), "POST", "/api/mails/m1/send-again", undefined],
  [() => dataProvider.changeRole({ userId: "u1", role: "admin" }), "PATCH", "/api/admin/users/u1", { role: "admin" }],
] as const)("writes by a named verb: %#", async (act, method, path, body) => {
  const asked = answering({ id: "1" });
  await act();
  expect(asked).toMatchObject([{ method, path, body }]);
});

it("G3-20: one registration is read from the list, for its own address tells of health and records who read it", async () => {
  const asked = answering([{ id: "g1" }], { headers: { "Content-Range": "registrations 0-0/1" } });
  expect(await dataProvider.getOne("camp-registrations", { id: "g1" })).toEqual({ data: { id: "g1" } });
  expect(asked).toMatchObject([{ path: "/api/camp-registrations", query: { filter: '{"id":"g1"}' } }]);
  answering([], { headers: { "Content-Range": "registrations 0-0/0" } });
  await expect(dataProvider.getOne("camp-registrations", { id: "g2" })).rejects.toMatchObject({ status: 404 });
});

it("G3-16: a refund is sent with its key, so that it is one however often it is pressed", async () => {
  const asked: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked.push(init);
    return new Response("{}");
  });
  await dataProvider.refundRegistration({ id: "g1", key: "k1", amount: "10.00" });
  expect(asked).toMatchObject([{ method: "POST", headers: { "idempotency-key": "k1" }, body: '{"amount":"10.00"}' }]);
});

it("has no way to overwrite a row", () => {
  expect(() => dataProvider.update("lessons", { id: "l1", data: {}, previousData: { id: "l1" } })).toThrow(
    "named methods",
  );
  expect(() => dataProvider.delete("lessons", { id: "l1" })).toThrow("named methods");
});

it("keeps the server's words in the error", async () => {
  answering({ message: "Lesson not found", code: "NoSuchLesson" }, { status: 404 });
  const refused = await dataProvider.getOne("lessons", { id: "x" }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 404, said: "Lesson not found", code: "NoSuchLesson" });
});
