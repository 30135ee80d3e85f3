import { z } from "zod";
import { calls } from "../../contexts.ts";
import { shapeOf } from "../../http/bodies/bodies.ts";

/** Not personal: shown to every visitor, or only compared and never stored. */
const notPersonal =
  /^(location|senderEmail|price|amount|received|totalAmount|password|confirmPassword|currentPassword|newPassword|token|agreedTo|version|clientSecret|secret|assignedPlayerIds|uploadId|actions|into|adults|(instructor|user|player|student|video|slot|camp|registration|participant|division|invoice|finder|creation|owner|inquiry|email)Id)$/;
/** What a camp promises, why it or a day of it is cancelled or moved, and what the facility is closed for is for everyone to read. */
const forEveryone =
  /^((POST|PUT|DELETE) \/api\/camps(\/:id(\/cancel|\/archive|\/days\/:day\/(cancel|move))?)?|POST \/api\/schedule\/closures) /;

/** Free-text fields of a body: strings without a format or a list of values. */
const freeTexts = (shape: z.ZodType) => {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  const isText = (part: z.core.JSONSchema._JSONSchema): boolean =>
    typeof part === "object" &&
    ((part.type === "string" &&
      !part.enum &&
      part.const === undefined &&
      part.format !== "date-time" &&
      part.format !== "date" &&
      !isClock(part.pattern)) ||
      [...(part.anyOf ?? []), ...(part.items && !Array.isArray(part.items) ? [part.items] : [])].some(isText) ||
      Object.keys(part).length === 0); // input to a transform
  return Object.entries(schema.properties ?? {})
    .filter(([name, part]) => !notPersonal.test(name) && isText(part))
    .map(([name]) => name);
};
const isClock = (pattern: string | undefined) => pattern?.includes("[01]") ?? false;

/** Every free-text field of every call, as "POST /api/lessons notes", except what is for everyone to read. */
export const personalTexts = () =>
  calls
    .flatMap(({ method, path, body }) => {
      const shape = shapeOf(body);
      return shape ? freeTexts(shape).map((field) => `${method} ${path} ${field}`) : [];
    })
    .filter((field) => !forEveryone.test(field));

export type Send = (
  method: string,
  path: string,
  body: Record<string, unknown>,
) => Promise<{ status: number; body: unknown }>;
type Client = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

/** Notes which fields of which calls were sent with one of these texts in them, named as above. */
export const notingTexts = (planted: readonly string[]) => {
  const carried = new Set<string>();
  const noting =
    (send: Client): Send =>
    async (method, path, body) => {
      const answer = await send(method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      const call = calls.find(
        (one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
      );
      for (const [field, value] of Object.entries(body))
        if (planted.some((text) => JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1))))
          carried.add(`${call?.method} ${call?.path} ${field}`);
      return answer;
    };
  return { carried, noting };
};
