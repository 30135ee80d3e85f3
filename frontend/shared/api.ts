/** The server's refusal. The message keeps the form "status: body text"; `said` is for people. */
export class ApiError extends Error {
  readonly status: number; // 0: the server was not reached
  readonly said: string | null;
  readonly code: string | null;
  readonly issues: FieldIssue[];

  constructor(status: number, text: string, refusal: Refusal = {}) {
    super(status ? `${status}: ${text}` : text);
    this.name = "ApiError";
    this.status = status;
    this.said = refusal.message ?? null;
    this.code = refusal.code ?? null;
    this.issues = refusal.issues ?? [];
  }
}
export type FieldIssue = { path: (string | number)[]; message: string };
type Refusal = { message?: string; code?: string; issues?: FieldIssue[] };

/** Anything that checks an answer, such as a zod schema. Pass a function to load the schema only when needed. */
export type Shape<T> = { parse(told: unknown): T };
type ShapeOrLoader<T> = Shape<T> | (() => Promise<Shape<T>>);

/** What to tell the user: the server's own words, or else the caller's. */
export const wordsOf = (error: unknown, otherwise: string) => (error instanceof ApiError && error.said) || otherwise;

/** What to say when the server cannot be reached. */
export const unreachable = "We could not reach the server. Please check your connection and try again.";

const signedOutListeners = new Set<(url: string) => void>();
/** Called with the address whenever a call is answered 401; returns how to stop listening. */
export const onSignedOut = (listener: (url: string) => void) => {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
};

/** Why the server refused, as its body says; empty if the body is not JSON. */
export const refusalOf = (text: string): Refusal => {
  try {
    const told: unknown = JSON.parse(text);
    return told !== null && typeof told === "object" ? told : {};
  } catch {
    return {};
  }
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

const send = async (method: string, url: string, init: RequestInit) =>
  fetch(url, { ...init, method, credentials: "include" }).catch((error: unknown) => {
    if (isAbort(error)) throw error;
    throw new ApiError(0, unreachable, { message: unreachable });
  });

const refused = (url: string, { status, statusText }: Response, text: string) => {
  if (status === 401) for (const listener of signedOutListeners) listener(url);
  return new ApiError(status, text || statusText, refusalOf(text));
};

const call = async (
  method: string,
  url: string,
  init: RequestInit,
  isLate: (status: number, text: string) => boolean = () => false,
) => {
  const response = await send(method, url, init);
  const text = await response.text();
  if (response.ok && !isLate(response.status, text)) return text ? (JSON.parse(text) as unknown) : null;
  throw refused(url, response, text);
};

type Reading<N> = { signal?: AbortSignal; signedOut?: N };

/** Reads. If `signedOut` is given, a 401 returns it instead of throwing. */
export const query = async <T, N = never>(
  url: string,
  shape: ShapeOrLoader<T>,
  reading: Reading<N> = {},
): Promise<T | N> => {
  try {
    const told = await call("GET", url, reading.signal ? { signal: reading.signal } : {});
    return (typeof shape === "function" ? await shape() : shape).parse(told);
  } catch (error) {
    if (reading.signedOut !== undefined && error instanceof ApiError && error.status === 401) return reading.signedOut;
    throw error;
  }
};

/** The write was recorded, but the read models do not show it yet. */
const notShownYet = (status: number, text: string) => status === 202 && refusalOf(text).code === "NotShownYet";

/**
 * Writes. Sending the same `idempotencyKey` twice does the thing once, so a result that cannot be shown yet may fail in
 * the server's words: trying again returns it.
 */
export const command = (
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  url: string,
  body?: object,
  { idempotencyKey }: { idempotencyKey?: string } = {},
) =>
  call(
    method,
    url,
    {
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    idempotencyKey ? notShownYet : undefined,
  );

/** What to say when a download stops halfway. */
export const brokeOff = "The download broke off. Try again.";

type Receiving = {
  method?: "GET" | "POST";
  body?: object;
  signal: AbortSignal;
  /** How a complete file ends: some proxies close a broken download as if it were complete. */
  end: string;
  onBytes: (received: number) => void;
};

/** Downloads a file. Throws if it breaks off, or the signal's own error if it is aborted. */
export const receive = async (
  url: string,
  { method = "GET", body, signal, end, onBytes }: Receiving,
): Promise<Blob> => {
  const json = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await send(method, url, { ...json, signal });
  if (!response.ok) throw refused(url, response, await response.text());
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const halted = (error?: unknown) => (isAbort(error) ? error : new ApiError(0, brokeOff, { message: brokeOff }));
  try {
    const reader = response.body!.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value);
      onBytes((received += next.value.length));
    }
  } catch (error) {
    throw halted(error);
  }
  const file = new Blob(pieces, { type: response.headers.get("content-type") ?? "" });
  if ((await file.slice(-end.length).text()) !== end) throw halted();
  return file;
};
