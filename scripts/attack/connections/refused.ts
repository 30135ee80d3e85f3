import { Agent } from "node:http";
import { raw } from "../../../backend/testing/raw.ts";
import { framed, framings, refusedBodies, send } from "../../../backend/testing/refusedBodies.ts";
import type { Line } from "../tried.ts";

const next = { method: "GET", path: "/healthz" };
const kinds = (times: number) =>
  Array.from({ length: times }, () =>
    Object.entries(refusedBodies).flatMap(([way, [, asked]]) =>
      framings.map((how) => [`${way}, ${how}`, framed(asked, how)] as const),
    ),
  ).flat();

/** Every way of refusing a body, and then a request by the same client, which has one connection. */
export const refused = async (base: string, line: Line, times: number) => {
  for (const [what, asked] of kinds(times)) {
    line.tried();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (one: typeof asked) => send(base, agent, one).catch(String);
    const answer = await ask(asked);
    const after = await ask(next);
    if (typeof answer !== "number" || answer >= 500) line.wrong("a body is not refused", `${what}: ${answer}`);
    else if (after !== 200) line.wrong("the next request on a connection is not answered", `${what}: ${after}`);
    agent.destroy();
  }
};

/** The same through a proxy, and then a request by another client, for whom the proxy may use the same connection. */
export const refusedThroughProxy = async (base: string, line: Line, times: number) => {
  for (const [what, { path, method = "POST", ...rest }] of kinds(times)) {
    line.tried();
    const answer = await raw(base, path, { method, ...rest }).then(({ status }) => status, String);
    const agent = new Agent();
    const after = await send(base, agent, next).catch(String);
    agent.destroy();
    if (typeof answer !== "number" || answer >= 500)
      line.wrong("a body is not refused through a proxy", `${what}: ${answer}`);
    else if (after !== 200) line.wrong("a visitor waits behind somebody else's body", `${what}: ${after}`);
  }
};
