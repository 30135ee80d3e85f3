import { mustBeDescribed } from "./described.ts";

/**
 * A browser of the spec's own: keeps cookies, sends JSON, a form or bytes, and returns status and parsed body, if they match the
 * description; otherwise throws.
 */
export interface Client {
  (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The same browser, cookies and all, whose requests go to another node. */
  readonly at: (base: string) => Client;
  /** For requests of another kind. */
  readonly cookieHeader: () => string;
}
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- specs look into answers of every shape
}

/** How many answers had each status. */
export const tally = (answers: readonly { status: number }[]) => {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
};

export const clientOf = (base: string, cookies = new Map<string, string>()): Client => {
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const asIs = body instanceof FormData || body instanceof Uint8Array ? (body as BodyInit) : undefined;
    const response = await fetch(base + path, {
      method,
      redirect: "manual",
      headers: {
        "accept-encoding": "identity", // what is compressed here is only read again
        ...(body !== undefined && !asIs && { "content-type": "application/json" }),
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...headers,
      },
      ...(body !== undefined && { body: asIs ?? JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) cookies.set(name!, value);
      else cookies.delete(name!);
    }
    const text = await response.text();
    const { status } = response;
    const contentType = response.headers.get("content-type") ?? "";
    const parsed = contentType.includes("json") && text ? JSON.parse(text) : text;
    mustBeDescribed({ method, path, status, contentType, body: parsed });
    return { status, headers: response.headers, body: parsed };
  };
  return Object.assign(call, { at: (another: string) => clientOf(another, cookies), cookieHeader });
};
