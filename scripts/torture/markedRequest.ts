import { type Agent, request } from "node:http";
import type { Person } from "./people.ts";

export interface Outcome {
  readonly mark: string;
  readonly status: number | undefined; // undefined: no answer, or half of one
  readonly wasLast: boolean; // the answer said the connection ends with it
  readonly reused: boolean; // the connection had carried another request before
  readonly error: string | undefined;
}

/** A command that a witness in the node recognizes by its mark. */
export const markedRequest = (of: {
  base: string;
  path: string;
  body: object;
  mark: string;
  by: Person;
  agent: Agent | false;
}) =>
  new Promise<Outcome>((resolve) => {
    const { base, path, body, mark, by, agent } = of;
    const headers = {
      "content-type": "application/json",
      cookie: by.cookie,
      "idempotency-key": mark,
      "x-torture": mark,
    };
    const sent = request(base + path, { method: "PATCH", headers, agent }, (response) => {
      response.resume();
      response.on("close", () =>
        resolve({
          mark,
          status: response.complete ? response.statusCode : undefined,
          wasLast: response.headers.connection === "close",
          reused: sent.reusedSocket,
          error: response.complete ? undefined : "half an answer",
        }),
      );
    });
    sent.on("error", (error: NodeJS.ErrnoException) =>
      resolve({
        mark,
        status: undefined,
        wasLast: false,
        reused: sent.reusedSocket,
        error: error.code ?? error.message,
      }),
    );
    sent.end(JSON.stringify(body));
  });
