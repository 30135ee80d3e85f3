import { z } from "zod";

/** As much of JSON Schema as our description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}
const schema = z.custom<Schema>((value) => typeof value === "object" && value !== null);
const Content = z.record(z.string(), z.object({ schema: schema.optional() }));

const Operation = z.object({
  parameters: z
    .array(
      z.object({
        in: z.enum(["path", "query", "header"]),
        name: z.string(),
        schema: schema.optional(),
        content: Content.optional(),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
});

/** The product's description of its own calls. */
export const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});
export type Description = z.infer<typeof Description>;

export interface Operation extends z.infer<typeof Operation> {
  readonly method: string;
  readonly path: string; // "/api/lessons/{id}"
}

/** Every call, in the order of the description. */
export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
