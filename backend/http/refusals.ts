import { bodyOf, isJson } from "./bodies/bodies.ts";
import { type Call, isKeyed, isWrite } from "./call.ts";

const usualBody = { bytes: "256 kB", seconds: 15 };

/** All refusals a call may answer with, by status, and why. */
export const refusalsOf = (call: Call): Readonly<Record<number, string>> => {
  const { method, path, who, list, query, body, players = [], refused = {} } = call;
  const ofItsOwn = !isJson(body); // says in its own words how much it accepts
  const writes = isWrite(method);
  const reasons: [status: number, when: boolean, why: string][] = [
    [400, list !== undefined, "sort, range, or filter isn't JSON of that shape."],
    [400, writes && !ofItsOwn, "The body isn't JSON."],
    [400, true, "The address or the body has text that can't be saved."],
    [400, isKeyed(call), "The Idempotency-Key is longer than 200 characters."],
    [401, who !== "everybody", "Nobody is logged in."],
    [401, list !== undefined && who === "everybody", "Nobody is logged in who could export it."],
    [403, writes && !ofItsOwn, "It was sent from another site, or not as JSON."],
    [403, writes && ofItsOwn && !call.fromAnywhere, "It was sent from another site."],
    [
      403,
      Array.isArray(who),
      "The account has none of the roles, or it's about something public that belongs to someone else.",
    ],
    [403, list !== undefined && !Array.isArray(who), "Only staff export it."],
    [404, path.includes(":"), "There's no such thing, or the caller may not know of it."],
    [404, players.length > 0 && !path.includes(":"), "There's no such player, or the caller may not act for them."],
    [408, writes && !ofItsOwn, `The body took longer than ${usualBody.seconds} seconds to arrive.`],
    [413, writes && !ofItsOwn, `The body is larger than ${usualBody.bytes}.`],
    [422, body !== undefined && bodyOf(body).shape !== undefined, "The body has another shape; `issues` says where."],
    [422, query !== undefined, "A parameter is wrong; `issues` says which."],
    [
      422,
      list !== undefined,
      "The list has no such filter or sort field, or the filter doesn't take this value; `issues` names the ones it has.",
    ],
    ...Object.entries(refused).map(([status, why]): [number, boolean, string] => [Number(status), true, why]),
    [500, true, "Something went wrong on our side."],
    [503, true, "Our records can't be reached. `Retry-After` says how many seconds to wait."],
  ];
  const found: Record<number, string> = {};
  for (const [status, when, why] of reasons) if (when) found[status] = [found[status], why].filter(Boolean).join(" ");
  return found;
};
