import { afterAll, beforeAll, expect, it } from "vitest";
import { inBlocks, openLog } from "./log.ts";
import { raw } from "../testing/raw.ts";
import { bookingOf, offer } from "../testing/schedule.ts";
import { password, testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
beforeAll(async () => void (product = await testProduct()));
afterAll(() => product.close());

const canary = /canary|correct horse|wrong password|555-010|argon2|fungo=/i;

it("V26: log lines contain no email, name, password, cookie, query, body or id of a thing", async () => {
  const pat = await product.person("student", {
    firstName: "Canaryfirst",
    lastName: "Canarylast",
    email: "canary@example.com",
    parentName: "Canaryparent",
  });
  const coach = await product.person("instructor");
  const offered = await offer(product, coach);
  const { body } = await pat("POST", "/api/lessons", bookingOf(offered, { notes: "canary of the knee" }));
  await coach("PATCH", `/api/lessons/${body.id}`, { status: "confirmed" });
  await pat("GET", '/api/lessons?filter={"q":"canary"}');
  await pat("POST", "/api/custom-login", { email: "canary@example.com", password: "wrong password" });
  await raw(product.base, "/api/canary?canary=1", { headers: { cookie: "fungo=canary", "user-agent": "canary" } });
  const search = "filter=%7B%22q%22%3A%22canary%22%7D";
  for (const list of ["camp-registrations", "admin/users"]) await coach("GET", `/api/${list}?${search}`);
  const searched = `/instructor-dashboard/camp-registrations?${search}`;
  await raw(product.base, searched);
  await raw(product.base, "/api/camp-registrations", { headers: { referer: `${product.base}${searched}` } });
  await raw(product.base, "/canary@example.com");
  await raw(product.base, "/api/register", {
    method: "POST",
    body: "{canary",
    headers: { "content-type": "application/json" },
  });
  await raw(product.base, "/api/auth/user", { headers: { "x-request-id": "canary canary" } });

  const text = product.lines.join("");
  expect(text).not.toMatch(canary);
  expect(text).not.toContain(pat.id);
  expect(text).not.toContain(body.id);
  expect(await product.metrics.registry.metrics()).not.toMatch(canary);
  const booked = product.lines
    .map((line) => JSON.parse(line))
    .find(({ route, method }) => method === "POST" && route === "/api/lessons");
  expect(booked).toMatchObject({ msg: "request", status: 201, requestId: expect.any(String), ms: expect.any(Number) });
});

it("G1-42: a fault is a bare 500 to the caller, and a stack without people's data in the log", async () => {
  const { db } = product.backend;
  await db.raw("alter table account.credential add constraint canary_check check (email not like '%fault%') not valid");
  const form = {
    firstName: "Canary",
    lastName: "Fault",
    email: "canary.fault@example.com",
    password,
    confirmPassword: password,
  };
  const answer = await product.visitor()("POST", "/api/register", form);
  expect(answer).toMatchObject({
    status: 500,
    body: { code: "Fault", message: "Something went wrong on our side. Please try again." },
  });
  const fault = product.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "fault");
  expect(fault).toMatchObject({ requestId: answer.headers.get("x-request-id"), err: { code: "23514" } });
  expect(fault.err.stack).toContain("at ");
  expect(JSON.stringify(fault).replaceAll("canary_check", "")).not.toMatch(canary);
});

it("a disk that is full loses lines of the log, and ends nothing", () => {
  const log = openLog("info", inBlocks("/dev/full"));
  for (let lines = 0; lines < 3; lines++) expect(() => log.info("a line ".repeat(1000))).not.toThrow();
});

const broken = (code: string) => Object.assign(new Error("broken"), { code });
const aborted = broken("ECONNRESET");
const written = broken("EPIPE");
const early = broken("ERR_STREAM_PREMATURE_CLOSE");
type Met = { req: Error; socket: Error; headerSent: boolean; writable: boolean };
it.each([
  ["an answer on its way", early, { headerSent: true }, "the caller hung up before the answer was whole"],
  ["an answer to a caller who had left", early, { writable: false }, "the caller hung up before the answer was whole"],
  ["what an answer is made of", early, {}, "fault"],
  ["the caller's connection", written, { socket: written }, "the caller hung up"],
  ["what is written to a caller who is gone", broken("ERR_STREAM_DESTROYED"), { req: aborted }, "the caller hung up"],
  ["another connection", aborted, {}, "fault"],
  ["what does not fit, for a caller who is gone", broken("23514"), { req: aborted }, "fault"],
])("what breaks is %s, and the log says so", (_what, error, met: Partial<Met>, msg) => {
  const { req = null, socket = null, headerSent = false, writable = true } = met;
  product.lines.length = 0;
  product.app.emit("error", error, {
    state: {},
    headerSent,
    writable,
    req: { errored: req },
    socket: { errored: socket },
  });
  const level = msg === "fault" ? 50 : 20;
  expect(product.lines.map((line) => JSON.parse(line))).toMatchObject([{ level, msg }]);
});
