import fc from "fast-check";
import { asDescribed, idAt } from "./asDescribed.ts";
import { encodings } from "./encoding.ts";
import type { WellFormed } from "./known.ts";
import { escaped, type Json, oddHeaders, oddJson, oddName, oddQuery, oddText } from "./odd.ts";
import type { Operation } from "./description.ts";
import { type FuzzRole, fuzzRoles } from "./roles.ts";

/** A call as it is thrown at the product. It may contain placeholders for ids: see known.ts. */
export interface Fuzzed {
  readonly by: FuzzRole;
  readonly method: string;
  readonly path: string; // with its query
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
  readonly encoding: string; // one of encodings
}
type Plain = Omit<Fuzzed, "encoding" | "by"> & { by?: FuzzRole };

const oddSegment = fc.oneof(
  fc.constantFrom(
    "%00",
    "..",
    ".",
    "%2e%2e",
    "%zz",
    "%ff",
    "%ed%a0%80",
    "%2f",
    "x".repeat(3000),
    "__proto__",
    "null",
    "",
  ),
  oddText.map(escaped),
);

/** A described call, its parts mostly as the description says. */
const described = (operation: Operation): fc.Arbitrary<Plain> => {
  const { method, path, parameters, requestBody } = operation;
  const segments = path.split("/");
  const inPath = segments.map((segment, n) => {
    if (!segment.startsWith("{")) return fc.constant(segment);
    const fitting = segment === "{id}" ? segments[n - 1]! : segment.slice(1, -1);
    return fc.oneof(
      { weight: 6, arbitrary: idAt(fitting) },
      { weight: 1, arbitrary: idAt("any") },
      { weight: 1, arbitrary: oddSegment },
    );
  });
  const inQuery = parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, schema, content }) => {
      const inJson = content?.["application/json"]?.schema;
      const value = inJson
        ? asDescribed(inJson, name)
        : asDescribed(schema ?? {}, name).map((json) => json.replace(/^"|"$/g, ""));
      return fc.option(
        value.map((value) => `${name}=${escaped(value)}`),
        { freq: 3, nil: "" },
      );
    });
  const schema = requestBody?.content["application/json"]?.schema;
  return fc.record({
    method: fc.constant(method),
    path: fc
      .tuple(fc.tuple(...inPath), fc.tuple(...inQuery))
      .map(([all, query]) => all.join("/") + (query.some(Boolean) ? `?${query.filter(Boolean).join("&")}` : "")),
    headers: fc.constant({}),
    body: fc.option(schema ? asDescribed(schema) : fc.constant("{}"), { freq: schema ? 50 : 1, nil: undefined }),
  });
};

/** The objects and lists in a body, and the places in them that hold a value. */
const slotsIn = (value: unknown): { holder: Record<string, unknown>; name: string }[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        { holder: value as Record<string, unknown>, name },
        ...slotsIn(inner),
      ]);

interface Change {
  readonly at: number;
  readonly how: "value" | "gone" | "besides";
  readonly name: string;
  readonly json: Json;
}

/** A body in which some things are different. */
const changed = (body: object, changes: readonly Change[]): Json => {
  const clone = structuredClone(body);
  const standIns = new Map<string, Json>();
  for (const [n, { at, how, name, json }] of changes.entries()) {
    const slots = slotsIn(clone);
    const place = slots[at % Math.max(slots.length, 1)];
    const standIn = `‹odd ${n}›`;
    standIns.set(JSON.stringify(standIn), json);
    const { holder, name: known } = place ?? { holder: clone as Record<string, unknown>, name };
    if (how === "gone") delete holder[known];
    else
      Object.defineProperty(holder, how === "besides" ? name : known, {
        value: standIn,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  let text = JSON.stringify(clone);
  for (const [standIn, json] of standIns) text = text.replace(standIn, () => json);
  return text;
};

/** A valid call with a few things in its body changed, by someone who may make it or by someone else. */
const nearly = (requests: readonly WellFormed[]): fc.Arbitrary<Plain> =>
  fc
    .record({
      nth: fc.nat(requests.length - 1),
      changes: fc.array(
        fc.record({
          at: fc.nat(200),
          how: fc.constantFrom("value", "value", "value", "gone", "besides"),
          name: oddName,
          json: oddJson,
        }),
        { maxLength: 2 },
      ),
      isOwner: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    })
    .map(({ nth, changes, isOwner }): Plain => {
      const { method, path, body, headers, by } = requests[nth]!;
      return { method, path, headers, body: body && changed(body, changes), ...(isOwner && { by }) };
    });

/** Neither a file nor a form with one has fields that could be changed as JSON. */
const isJson = ({ body }: WellFormed) => !ArrayBuffer.isView(body) && !(body instanceof FormData);

/** Every kind of call; the same seed gives the same ones, with different ids each time. */
export const fuzzedCall = (operations: readonly Operation[], requests: readonly WellFormed[]): fc.Arbitrary<Fuzzed> => {
  const rarely = <T>(times: number, usual: T, odd: fc.Arbitrary<T>) =>
    fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
  return fc
    .record({
      plain: fc.oneof(
        { weight: 3, arbitrary: fc.oneof(...operations.map(described)) },
        { weight: 2, arbitrary: nearly(requests.filter(isJson)) },
      ),
      by: fc.constantFrom(...fuzzRoles),
      headers: rarely(8, {}, oddHeaders),
      query: rarely<string | undefined>(12, undefined, oddQuery),
      encoding: rarely(10, "plain", fc.constantFrom(...Object.keys(encodings))),
      method: rarely<string | undefined>(
        60,
        undefined,
        fc.constantFrom("HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "SEARCH", "POST"),
      ),
      tail: rarely(60, "", fc.constantFrom("/", "//", "/x", "%00", ";a=b", "/..")),
    })
    .map(({ plain, by, headers, query, encoding, method, tail }): Fuzzed => {
      const [address, asked] = plain.path.split(/\?(.*)/s);
      return {
        by: plain.by ?? by,
        method: method ?? plain.method,
        path: address + tail + (query ?? (asked === undefined ? "" : `?${asked}`)),
        headers: { ...plain.headers, ...headers },
        body: plain.body,
        encoding: plain.method === "GET" && encoding === "plain" ? "none" : encoding,
      };
    });
};
