/** What the server said no with. The message keeps the form "status: body text"; `said` is for people. */
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

/** Anything that checks an answer, such as a zod schema; as a function where the schema is loaded when needed. */
export type Shape<T> = { parse(told: unknown): T };
type ShapeOrLoader<T> = Shape<T> | (() => Promise<Shape<T>>);

/** The words for a person: the server's own, or those of the caller. */
export const wordsOf = (error: unknown, otherwise: string) => (error instanceof ApiError && error.said) || otherwise;

/** The words for a server that no answer came from. */
export const unreachable = "We could not reach the server. Please check your connection and try again.";

const signedOutListeners = new Set<(url: string) => void>();
/** Called with the address whenever a call is answered 401; returns how to stop listening. */
export const onSignedOut = (listener: (url: string) => void) => {
  signedOutListeners.add(listener);
  return () => void signedOutListeners.delete(listener);
};

/** What an answer's body says of why it is a no; nothing where it is not JSON. */
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

/** Reads. With `signedOut`, a 401 answers that instead of failing. */
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

/** Recorded, but what it made cannot be shown yet. */
const notShownYet = (status: number, text: string) => status === 202 && refusalOf(text).code === "NotShownYet";

/**
 * Writes. The same `idempotencyKey` twice does the thing once; so what cannot be shown yet fails in the server's words,
 * and trying again gives it.
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

/** The words for a file of which only a part came. */
export const brokeOff = "The download broke off. Try again.";

type Receiving = {
  method?: "GET" | "POST";
  body?: object;
  signal: AbortSignal;
  /** What the whole file ends with: some proxies end one that broke off as if it were whole. */
  end: string;
  onBytes: (received: number) => void;
};

/** A file as it comes. Fails when it breaks off, and with the signal's own error when that stops it. */
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
