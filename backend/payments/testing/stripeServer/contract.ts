import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { z } from "zod";

// What the pinned version of Stripe's API accepts and answers: see data/stripe-contract.json and the license beside it.

const Schema = z.record(z.string(), z.unknown());
export const Resource = z.looseObject({ id: z.string(), object: z.string() });
export type Resource = z.infer<typeof Resource>;

const Contract = z.object({
  meta: z.object({ pinned_api_version: z.string() }),
  operations: z.record(
    z.string(),
    z.object({ method: z.string(), path: z.string(), responseResource: z.string(), requestSchema: Schema }),
  ),
  responseSchemas: z.record(z.string(), Schema),
  fixtures: z.record(z.string(), Resource),
  webhookEvents: z.record(
    z.string(),
    z.looseObject({
      id: z.string(),
      data: z.object({ $fixture: z.string(), $patch: Schema }),
    }),
  ),
});
/** What memberships add to it, and what takes the place of fixtures. */
const Additions = Contract.omit({ meta: true }).extend({ replace_in_fixtures: z.record(z.string(), Schema) });

const at = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), "utf8"));
const recorded = Contract.parse(at("stripe-contract"));
const added = Additions.parse(at("stripe-contract-additions"));
const replaced = Object.entries(added.replace_in_fixtures).map(([name, parts]): [string, Resource] => [
  name,
  { ...recorded.fixtures[name]!, ...parts },
]);
const responseSchemas: Readonly<Record<string, object>> = { ...recorded.responseSchemas, ...added.responseSchemas };
export const contract = {
  ...recorded,
  operations: { ...recorded.operations, ...added.operations },
  fixtures: { ...recorded.fixtures, ...Object.fromEntries(replaced), ...added.fixtures },
  webhookEvents: { ...recorded.webhookEvents, ...added.webhookEvents },
  responseSchemas,
};

const quick = { strict: false, code: { optimize: false } } as const; // each validator runs only a few times
/** A form contains only text, which is read as the numbers and booleans the schema asks for. */
const forms = new Ajv({ ...quick, coerceTypes: true, allErrors: false });
const answers = new Ajv(quick);

const compiled = new Map<object, ValidateFunction>();
const validatorOf = (ajv: Ajv, schema: object) => {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  return validate;
};

export interface Operation {
  readonly name: string;
  readonly resource: string;
  readonly pathIds: readonly string[]; // the path's parameters
  readonly schema: object;
}

const operations = Object.entries(contract.operations).map(
  ([name, { method, path, responseResource, requestSchema }]) => ({
    name,
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "([\\w-]+)")}$`),
    resource: responseResource,
    schema: requestSchema,
  }),
);

/** The operation at an address; undefined if Stripe has none. */
export const operationAt = (method: string, path: string): Operation | undefined => {
  for (const { pattern, ...operation } of operations) {
    const found = operation.method === method ? pattern.exec(path) : null;
    if (found) return { ...operation, pathIds: found.slice(1) };
  }
  return undefined;
};

interface Fault {
  readonly code: string;
  readonly param: string;
  readonly message: string;
}

/** What is wrong with the parameters; undefined if nothing is. Turns text into numbers on the way. */
export const faultIn = ({ schema }: Operation, params: object): Fault | undefined => {
  const validate = validatorOf(forms, schema);
  if (validate(params)) return undefined;
  const { instancePath, keyword, params: details, message = "" } = validate.errors![0]!;
  const at = instancePath.slice(1).replace(/\/(\w+)/g, "[$1]");
  const inside = (name: unknown) => (at ? `${at}[${String(name)}]` : String(name));
  if (keyword === "additionalProperties") {
    const param = inside(details["additionalProperty"]);
    return { code: "parameter_unknown", param, message: `Received unknown parameter: ${param}` };
  }
  if (keyword === "required") {
    const param = inside(details["missingProperty"]);
    return { code: "parameter_missing", param, message: `Missing required param: ${param}.` };
  }
  return { code: "parameter_invalid", param: at, message: `Invalid ${at}: ${message}` };
};

/** The object itself, validated against Stripe's description. Throws where the server would answer something else. */
export const asDescribed = (resource: string, value: unknown): unknown => {
  const validate = validatorOf(answers, contract.responseSchemas[resource]!);
  if (!validate(value)) throw new Error(`not a ${resource}: ${answers.errorsText(validate.errors)}`);
  return value;
};
