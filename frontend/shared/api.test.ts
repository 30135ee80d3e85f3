import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ApiError, command, onSignedOut, query, wordsOf } from "./api.ts";

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => new Response(body, { status, statusText: "Words" })),
  );
const asked = () => vi.mocked(fetch).mock.calls[0];
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
afterEach(() => vi.unstubAllGlobals());

describe("reads", () => {
  it("X1: send credentials and give what the shape makes of the answer", async () => {
    answer(200, '{"n":"7"}');
    expect(await query("/api/x", z.object({ n: z.coerce.number() }))).toEqual({ n: 7 });
    expect(asked()).toEqual(["/api/x", { method: "GET", credentials: "include" }]);
  });
  it("load the shape only when there is something to check", async () => {
    const load = vi.fn<() => Promise<z.ZodUnknown>>(async () => z.unknown());
    answer(401, "");
    await query("/api/x", load, { signedOut: null });
    expect(load).not.toHaveBeenCalled();
  });
  it("X2: a 401 is an empty result where the caller says so, and listeners hear of it", async () => {
    const listener = vi.fn<(url: string) => Promise<boolean>>(async () => false);
    const stop = onSignedOut(listener);
    answer(401, '{"message":"Not authenticated"}');
    expect(await query("/api/x", z.array(z.string()), { signedOut: [] as string[] })).toEqual([]);
    expect(listener).toHaveBeenCalledWith("/api/x");
    stop();
    await failure(query("/api/x", z.string()));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

it("a call that finds the session over is made again once somebody has logged in, and only then", async () => {
  answer(401, "");
  let logIn: (loggedIn: boolean) => void = () => {};
  const loggedIn = new Promise<boolean>((resolve) => (logIn = resolve));
  const stop = onSignedOut(() => loggedIn);
  const sent = command("PATCH", "/api/x", { a: 1 });
  answer(200, '{"id":"l1"}');
  logIn(true);
  expect(await sent).toEqual({ id: "l1" });
  expect(asked()?.[1]?.body).toBe('{"a":1}');
  stop();

  answer(401, "");
  const stopAgain = onSignedOut(async () => false);
  expect(await failure(command("PATCH", "/api/x", { a: 1 }))).toMatchObject({ status: 401 });
  expect(fetch).toHaveBeenCalledTimes(1);
  stopAgain();
});

describe("refusals", () => {
  it("X4: are status, colon, space, body; the server's words and fields stand beside", async () => {
    const body = { message: "No.", code: "Nope", issues: [{ path: ["email"], message: "Bad" }] };
    answer(409, JSON.stringify(body));
    const error = await failure(command("POST", "/api/x", {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `409: ${JSON.stringify(body)}`,
      said: "No.",
      code: "Nope",
      issues: body.issues,
    });
  });
  it("a keyed write that is not shown yet is said in the server's words; who does not look at it goes on", async () => {
    const late = { id: "1", code: "NotShownYet", message: "This is saved." };
    answer(202, JSON.stringify(late));
    const error = await failure(command("POST", "/api/x", {}, { idempotencyKey: "k" }));
    expect(error).toMatchObject({ status: 202, said: "This is saved." });
    answer(202, JSON.stringify(late));
    expect(await command("POST", "/api/x", {})).toEqual(late);
  });
  it("X4: without a body carry the status text, and the caller's words", async () => {
    answer(500, "");
    const error = await failure(query("/api/x", z.unknown()));
    expect(error).toMatchObject({ message: "500: Words", said: null });
    expect(wordsOf(error, "Please try again.")).toBe("Please try again.");
  });
  it("a server out of reach is told in plain words", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch"))),
    );
    expect(wordsOf(await failure(query("/api/x", z.unknown())), "")).toMatch(/couldn't reach the server/);
  });
});

describe("X3: writes", () => {
  it("send JSON, credentials and the attempt's key", async () => {
    answer(200, '{"id":"l1"}');
    expect(await command("POST", "/api/x", { a: 1 }, { idempotencyKey: "k" })).toEqual({ id: "l1" });
    expect(asked()).toEqual([
      "/api/x",
      {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "application/json", "idempotency-key": "k" },
        body: '{"a":1}',
      },
    ]);
  });
  it("have no body where there is nothing to send", async () => {
    answer(200, "");
    expect(await command("DELETE", "/api/x")).toBeNull();
    expect(asked()?.[1]).toEqual({ method: "DELETE", credentials: "include", headers: {} });
  });
});
