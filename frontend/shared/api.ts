import { undoHeader } from "../../backend/undo/contract.ts";
import { offerUndos } from "./undos.ts";
import { apiWords as words } from "./words.ts";

/** The server's refusal. The message keeps the form "status: body text"; `said` is for people. */
export class ApiError extends Error {
  readonly status: number; // 0: the server was not reached
  readonly said: string | null;
  readonly code: string | null;
  readonly issues: FieldIssue[];
  readonly current: Readonly<Record<string, unknown>>; // what somebody else wrote meanwhile, by field

  constructor(status: number, text: string, refusal: Refusal = {}) {
    super(status ? `${status}: ${text}` : text);
    this.name = "ApiError";
    this.status = status;
    this.said = refusal.message ?? null;
    this.code = refusal.code ?? null;
    this.issues = refusal.issues ?? [];
    this.current = refusal.current ?? {};
  }
}
export type FieldIssue = { path: (string | number)[]; message: string };
type Refusal = { message?: string; code?: string; issues?: FieldIssue[]; current?: Record<string, unknown> };

/** Asked whether to go ahead, the user chose not to: nothing went wrong, and nothing is left to say. */
export class Withheld extends Error {}

/** Anything that checks an answer, such as a zod schema. Pass a function to load the schema only when needed. */
export type Shape<T> = { parse(told: unknown): T };
type ShapeOrLoader<T> = Shape<T> | (() => Promise<Shape<T>>);

/** What to tell the user: the server's own words, or else the caller's. */
export const wordsOf = (error: unknown, otherwise: string) => (error instanceof ApiError && error.said) || otherwise;

/** No answer of the server's came, so nobody here knows whether it was done. */
export const isLost = (error: unknown) => !(error instanceof ApiError) || [0, 502, 504].includes(error.status);

/** What to say when the server cannot be reached. */
const unreachable = words.weCouldntReach;

type SignedOutListener = (url: string) => Promise<boolean>;
const signedOutListeners = new Set<SignedOutListener>();
/**
 * Called with the address whenever a call is answered 401. True means that somebody has logged in since, so the call is
 * made again. Returns how to stop listening.
 */
export const onSignedOut = (listener: SignedOutListener) => {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
};

/** A call was answered 401: whether somebody has logged in since. */
export const loggedInAgain = async (url: string) =>
  (await Promise.all([...signedOutListeners].map((listener) => listener(url)))).includes(true);

/** Why the server refused, as its body says; empty if the body is not JSON. */
const refusalOf = (text: string): Refusal => {
  try {
    const told: unknown = JSON.parse(text);
    return told !== null && typeof told === "object" ? told : {};
  } catch {
    return {};
  }
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** The server's answer, whatever its status. A session that ended in the middle of something is waited for. */
export const send = async (method: string, url: string, init: RequestInit) => {
  const ask = () =>
    fetch(url, { ...init, method, credentials: "include" }).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      throw new ApiError(0, unreachable, { message: unreachable });
    });
  const response = await ask();
  if (response.status !== 401) return response;
  return (await loggedInAgain(url)) ? ask() : response;
};

export const refused = ({ status, statusText }: Response, text: string) =>
  new ApiError(status, text || statusText, refusalOf(text));

const call = async (
  method: string,
  url: string,
  init: RequestInit,
  {
    isLate = () => false,
    answered,
  }: { isLate?: (status: number, text: string) => boolean; answered?: (response: Response) => void } = {},
) => {
  const response = await send(method, url, init);
  if (response.ok) answered?.(response);
  const text = await response.text();
  if (response.ok && !isLate(response.status, text)) return text ? (JSON.parse(text) as unknown) : null;
  throw refused(response, text);
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
export const command = async (
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  url: string,
  body?: object,
  { idempotencyKey }: { idempotencyKey?: string } = {},
) => {
  const sentAt = Date.now();
  return call(
    method,
    url,
    {
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    {
      ...(idempotencyKey && { isLate: notShownYet }),
      answered: ({ headers }) => offerUndos(headers.get(undoHeader), sentAt),
    },
  );
};

/** What to say when a download stops halfway. */
export const brokeOff = words.theDownloadStopped;

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
  if (!response.ok) throw refused(response, await response.text());
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
