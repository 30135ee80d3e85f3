import { z } from "zod";
import {
  createDocument,
  createSchema,
  type CreateDocumentOptions,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { NotShownYet, Refusal } from "./answers.ts";
import { bodyOf } from "./bodies/bodies.ts";
import type { Body } from "./bodies/body.ts";
import { type Call, isKeyed } from "./call.ts";
import { refusalsOf } from "./refusals.ts";
import type { ListParts } from "../../projections/list.ts";
import { takenFor } from "../listContract.ts";
import type { Context } from "../context.ts";

const session = "session";
const json = (schema: z.ZodType) => ({ "application/json": { schema } });
/**
 * What zod says twice, or only zod needs, is dropped: readers should see the rule, and Swagger UI trips over `items:
 * false`.
 */
const readable: CreateDocumentOptions = {
  override({ jsonSchema }) {
    if (jsonSchema.format) delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.items === false) delete jsonSchema.items;
  },
};

/** A parameter whose value is JSON text. */
const jsonText = (schema: z.ZodType, example: unknown) => ({
  "application/json": { schema: createSchema(schema, { io: "input", opts: readable }).schema, example },
});
const header = (description: string) => ({ description, schema: { type: "string" as const } });

/** Parameters of ra-data-simple-rest: JSON in the query string. */
const listParameters = ({ sortable, filter }: ListParts): ZodOpenApiParameterObject[] => [
  {
    in: "query",
    name: "sort",
    description: "field and direction",
    content: jsonText(z.tuple([z.enum(Object.keys(sortable)), z.enum(["ASC", "DESC"])]), [
      Object.keys(sortable)[0],
      "ASC",
    ]),
  },
  {
    in: "query",
    name: "range",
    description: "first and last row, counted from 0; at most 1,000 rows",
    content: jsonText(z.tuple([z.int().min(0), z.int().min(0)]), [0, 24]),
  },
  {
    in: "query",
    name: "filter",
    description: "fields left out match all; several values mean any of them",
    content: jsonText(filter, {}),
  },
  {
    in: "query",
    name: takenFor,
    description: "for staff who take the rows along as a file, which is recorded in their history",
    schema: { type: "string", enum: ["export"] },
  },
];

const keyParameter: ZodOpenApiParameterObject = {
  in: "header",
  name: "Idempotency-Key",
  description:
    "The same key from the same person is the same command. Sent again, it records nothing new and gets the same answer.",
  schema: { type: "string", maxLength: 200 },
};

const responses = (call: Call): ZodOpenApiResponsesObject => {
  const { status, body, type } = call.answer;
  const headers = {
    ...(call.list && {
      "Content-Range": header("name of the list, first and last row, and how many there are in all"),
    }),
    ...(status === 303 && { Location: header("where to go on") }),
  };
  return {
    [status]: {
      description: status === 303 ? "Redirects." : status === 201 ? "Done. This is the current state." : "Done.",
      headers,
      ...(body ? { content: json(body) } : type ? { content: { [type]: {} } } : {}),
    },
    ...(status === 201 && {
      202: {
        description: "Done, but not visible yet. Send the same Idempotency-Key again to get the full answer.",
        headers: { "Retry-After": header("seconds") },
        content: json(NotShownYet),
      },
    }),
    ...Object.fromEntries(
      Object.entries(refusalsOf(call)).map(([refused, description]) => [
        refused,
        {
          description,
          ...(["429", "503"].includes(refused) && { headers: { "Retry-After": header("seconds") } }),
          content: json(Refusal),
        },
      ]),
    ),
  };
};

const requestBody = ({ types, shape }: Body<unknown>) => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, shape ? { schema: shape } : {}])),
});

const words = ({ who, whoInWords }: Call) =>
  whoInWords ??
  (typeof who === "string"
    ? who === "everybody"
      ? who
      : "anyone who's logged in"
    : who.map((role) => `${role}s`).join(" and "));

/** As OpenAPI writes paths, and the access matrix does. */
export const documentedPath = (path: string) => path.replace(/:(\w+)/g, "{$1}");

const operation = (tag: string, call: Call): ZodOpenApiOperationObject => {
  const { method, path, does, who, query, list, body } = call;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, z.string()]);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/^\/api/, "").replace(/[^a-z]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())}`,
    tags: [tag],
    summary: does,
    description: `For ${words(call)}.`,
    security: who === "everybody" ? [{}, { [session]: [] }] : [{ [session]: [] }],
    requestParams: {
      ...(inPath.length > 0 && { path: z.object(Object.fromEntries(inPath)) }),
      ...(query && { query }),
    },
    parameters: [...(list ? listParameters(list) : []), ...(isKeyed(call) ? [keyParameter] : [])],
    ...(body && { requestBody: requestBody(bodyOf(body)) }),
    responses: responses(call),
  };
};

const about = (productName: string) =>
  `The API behind the pages of ${productName}, for programs, too. Log in first: the session is a cookie. Writes take JSON and are ` +
  "answered once the read models show them. Every refusal has the same shape: `message` for people, `code` for programs, `issues` for the " +
  "fields it's about. Reads have an ETag and answer 304 if nothing changed. A method that an address doesn't have gets 405 and `Allow`. " +
  "Every answer has an `X-Request-Id`, which leads to its log lines and facts.";

/** The description of all calls, from the schemas that validate them. `cookie`: the session's. */
export const openApi = (
  contexts: readonly Context[],
  { productName, cookie }: { productName: string; cookie: string },
) => {
  // Named schemas appear once.
  const shapes = contexts.flatMap(({ shapes = {} }) => Object.entries(shapes));
  for (const [id, shape] of [["Refusal", Refusal] as const, ...shapes]) z.globalRegistry.add(shape, { id });
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, calls] of contexts.flatMap(({ calls = {} }) => Object.entries(calls)))
    for (const call of calls)
      (paths[documentedPath(call.path)] ??= {})[call.method.toLowerCase()] = operation(tag, call);
  const openapi = "3.1.1";
  const document: ZodOpenApiObject = {
    openapi,
    info: { title: productName, version: "1", description: about(productName) },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { [session]: { type: "apiKey", in: "cookie", name: cookie } },
    },
  };
  const described = createDocument(document, readable);
  return { ...described, openapi, paths: described.paths ?? {} } as const; // its type declares less than it contains
};
