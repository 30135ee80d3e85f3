import { setTimeout as pause } from "node:timers/promises";

const attemptWithin = 20_000; // ms
const patience = 120_000; // ms; the product has long been back by then

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly cookie?: string;
  readonly key?: string;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
  readonly retryAfter: string | null;
}

/** One attempt. Throws if there is no answer, or half of one. */
export const ask = async (base: string, { method, path, body, cookie, key }: Request): Promise<Answer> => {
  const response = await fetch(base + path, {
    method,
    redirect: "manual",
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(cookie && { cookie }),
      ...(key && { "idempotency-key": key }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(attemptWithin),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : text,
    cookies: response.headers.getSetCookie(),
    retryAfter: response.headers.get("retry-after"),
  };
};

interface Outcome {
  readonly answer: Answer;
  readonly attempts: number;
}

/**
 * Asks until an answer says yes or no, each time on any node. A lost answer, 503 and other faults say neither;
 * `onFault` gets those that are no outage. Undefined if no one ever answers.
 */
export const insist = async (
  bases: readonly string[],
  request: Request,
  onFault: (answer: Answer) => void,
  within = patience,
): Promise<Outcome | undefined> => {
  const giveUpAt = Date.now() + within;
  for (let attempts = 1; Date.now() < giveUpAt; attempts++) {
    const base = bases[Math.floor(Math.random() * bases.length)]!;
    const answer = await ask(base, request).catch(() => undefined);
    if (answer && answer.status < 500) return { answer, attempts };
    if (answer && answer.status !== 503) onFault(answer);
    await pause(50 + Math.random() * 200);
  }
  return undefined;
};
