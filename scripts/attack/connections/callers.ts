import { Agent, request } from "node:http";
import { passwordLinkUrl } from "../../../backend/accounts/contract.ts";

/** What became of one request. `sentAt`: when the kernel had all of it, by performance.now(). */
interface Sent {
  readonly sentAt: number | undefined;
  readonly outcome: number | string; // the product's status, or why there is none
}

const body = '{"token":"guessed"}';
export const answered = 409; // the guessed link opens nothing
export const busy = 503; // an answer too: an overloaded machine's database does not answer in time
const headers = { "content-type": "application/json", "content-length": String(body.length) };

const post = (base: string, agent: Agent | false) =>
  new Promise<Sent>((resolve) => {
    let sentAt: number | undefined;
    const sent = request(base + passwordLinkUrl, { method: "POST", headers, agent }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      response.resume();
      response.on("close", () => {
        const whole = "x-request-id" in received ? status : `${status} by the proxy`;
        resolve({ sentAt, outcome: response.complete ? whole : "half an answer" });
      });
    });
    sent.on("finish", () => (sentAt = performance.now()));
    sent.on("error", (error: NodeJS.ErrnoException) => resolve({ sentAt, outcome: error.code ?? error.message }));
    sent.end(body);
  });

/**
 * Callers who post one request after another: half of them on a connection they keep, half on a new one each time. Each
 * stops when `isOver` says so about the outcome of the last one. `many` resolves when all of them are at it.
 */
export const callers = (base: string, count: number, isOver: (last: Sent) => boolean) => {
  const all: Sent[] = [];
  let begin = () => {};
  const many = new Promise<void>((resolve) => (begin = resolve));
  const call = async (n: number) => {
    const agent = n % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
    let last: Sent;
    do {
      last = await post(base, agent);
      all.push(last);
      if (all.length === 3 * count) begin();
    } while (!isOver(last));
    if (agent) agent.destroy();
  };
  const done = Promise.all(Array.from({ length: count }, (_, n) => call(n))).then(() => all);
  return { many, done };
};
