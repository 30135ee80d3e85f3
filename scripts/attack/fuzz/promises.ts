import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { type Description, type Operation, operationsOf } from "./description.ts";

export interface Answered {
  readonly method: string;
  readonly path: string; // as it was sent, without its query
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** The router accepts another case and a trailing slash for the same address. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`, "i");

/** What the description promises about an answer. `broken` says how it differs; undefined if it is kept. */
export const promisesOf = (description: Description) => {
  const ajv = new Ajv2020({
    strict: false,
    formats: { date: /^\d{4}-\d\d-\d\d$/, "date-time": (text: string) => !Number.isNaN(Date.parse(text)) },
  });
  ajv.addSchema({ $id: "described", components: description.components });
  const known = new Map<unknown, ValidateFunction>();
  const validate = (schema: object) => {
    let check = known.get(schema);
    if (!check) {
      const inDescription = JSON.stringify(schema).replaceAll('"#/components/', '"described#/components/');
      known.set(schema, (check = ajv.compile(JSON.parse(inDescription) as object)));
    }
    return check;
  };
  const patterns = operationsOf(description).map((operation) => [operation, patternOf(operation.path)] as const);
  const refusal = { $ref: "#/components/schemas/Refusal" };

  /** The calls at this address, the one that names it literally first. */
  const at = (address: string): Operation[] =>
    patterns
      .filter(([, pattern]) => pattern.test(address))
      .map(([operation]) => operation)
      .sort((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));

  const shapeBroken = (schema: object, { contentType, text }: Answered): string | undefined => {
    if (!contentType.startsWith("application/json")) return `as ${contentType || "nothing"}, described as JSON`;
    const check = validate(schema);
    try {
      if (check(JSON.parse(text))) return undefined;
    } catch {
      return "with what is no JSON";
    }
    return `in another shape: ${ajv.errorsText(check.errors)}`;
  };

  return {
    broken: (answered: Answered): string | undefined => {
      const { method, path, status, contentType, text } = answered;
      if (!path.toLowerCase().startsWith("/api/")) return undefined;
      if (status === 304 && (method === "GET" || method === "HEAD")) return undefined;
      const here = at(path);
      const by = (asked: string) => here.find((one) => one.method === asked);
      const operation = by(method) ?? (method === "HEAD" ? by("GET") : undefined);
      // Asking for something that does not exist is answered so, unless it is refused first for its origin or
      // unstorable text.
      if (!operation) return [400, 403, 404, 405, 413].includes(status) ? undefined : "where there is no such call";
      const promised = operation.responses[status];
      if (!promised) return "which is not described";
      if (method === "HEAD") return text === "" ? undefined : "with a body to HEAD";
      const [type, content] = Object.entries(promised.content ?? {})[0] ?? [];
      if (!type) return text === "" || status < 400 ? undefined : shapeBroken(refusal, answered);
      if (type !== "application/json")
        return type === "*/*" || contentType.startsWith(type) ? undefined : `as ${contentType}, described as ${type}`;
      return content?.schema ? shapeBroken(content.schema, answered) : undefined;
    },
  };
};
export type Promises = ReturnType<typeof promisesOf>;
