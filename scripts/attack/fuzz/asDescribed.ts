import fc from "fast-check";
import { type Json, oddJson, oddText } from "./odd.ts";
import type { Schema } from "./description.ts";

/**
 * A placeholder for an existing id, found by where such ids occur: see known.ts. JSON and addresses leave it unchanged.
 */
export const idAt = (place: string): fc.Arbitrary<string> => fc.nat(7).map((n) => `~${place}.${n}~`);

const day = fc.integer({ min: -400, max: 800 }).map((days) => new Date(Date.UTC(2030, 0, 1 + days)).toISOString());

const text = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> => {
  if (format === "date") return day.map((at) => at.slice(0, 10));
  if (format === "date-time") return day;
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: Math.min(minLength, 40), maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
};

const number = ({ type, minimum = -1000, maximum = 100_000 }: Schema): fc.Arbitrary<Json> =>
  type === "integer"
    ? fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) }).map(String)
    : fc.double({ min: minimum, max: maximum, noNaN: true }).map(String);

const joined = (parts: readonly (readonly [string, Json | undefined])[]): Json =>
  `{${parts.flatMap(([name, json]) => (json === undefined ? [] : [`${JSON.stringify(name)}:${json}`])).join(",")}}`;

/** JSON as a schema wants it, mostly: one value in twelve is something else. `name` is the field's. */
export const asDescribed = (schema: Schema, name = ""): fc.Arbitrary<Json> => {
  const right = rightly(schema, name);
  return fc.oneof({ weight: 11, arbitrary: right }, { weight: 1, arbitrary: oddJson });
};

const rightly = (schema: Schema, name: string): fc.Arbitrary<Json> => {
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => rightly(one, name)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => rightly({ ...schema, type }, name)));
  switch (schema.type) {
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
        const value = asDescribed(inner, field);
        const isNeeded = schema.required?.includes(field) ?? false;
        return fc
          .option(value, { freq: isNeeded ? 30 : 2, nil: undefined })
          .map((json): [string, Json | undefined] => [field, json]);
      });
      return fc.tuple(...fields).map(joined);
    }
    case "array": {
      const { prefixItems, items = {}, minItems = 0, maxItems = 4 } = schema;
      if (prefixItems)
        return fc.tuple(...prefixItems.map((item) => asDescribed(item))).map((all) => `[${all.join(",")}]`);
      return fc
        .array(asDescribed(items, name), {
          minLength: Math.min(minItems, 4),
          maxLength: Math.max(minItems, Math.min(maxItems, 4)),
        })
        .map((all) => `[${all.join(",")}]`);
    }
    case "integer":
    case "number":
      return number(schema);
    case "boolean":
      return fc.constantFrom("true", "false");
    case "null":
      return fc.constant("null");
    case "string":
      return (/Id$|^id$|[eE]mail$/.test(name) ? fc.oneof(idAt(name), text(schema)) : text(schema)).map((value) =>
        JSON.stringify(value),
      );
    case undefined:
    default:
      return fc.oneof(
        oddJson,
        oddText.map((value) => JSON.stringify(value)),
      );
  }
};
