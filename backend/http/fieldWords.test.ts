import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "../contexts.ts";
import { shapeOf } from "./bodies/bodies.ts";
import { isWrite } from "./call.ts";
import { Rejection, shaped } from "./rejection.ts";

const raw = "the validator's own words";
beforeAll(() => void z.config({ localeError: () => raw }));
afterAll(() => void z.config(z.locales.en()));

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  anyOf?: Described[];
  oneOf?: Described[];
}
const ofAnyType = [undefined, null, "", "x", "x".repeat(100_000), -1.5, 1e9, true, [], [7], {}, { x: 7 }];

/** What may be sent by mistake: every part left out, empty, or of each other type. */
const mistaken = ({ properties = {}, items, anyOf = [], oneOf = [] }: Described): unknown[] => [
  ...ofAnyType,
  ...[...anyOf, ...oneOf].flatMap(mistaken),
  ...(items ? mistaken(items).map((one) => [one]) : []),
  ...ofAnyType.map((value) => Object.fromEntries(Object.keys(properties).map((name) => [name, value]))),
  ...Object.entries(properties).flatMap(([name, part]) => mistaken(part).map((value) => ({ [name]: value }))),
];

const refusalOf = (shape: z.ZodType, body: unknown) => {
  try {
    shaped(shape, body);
    return [];
  } catch (refusal) {
    if (!(refusal instanceof Rejection)) throw refusal;
    return [refusal.message, ...(refusal.issues ?? []).map(({ message }) => message)];
  }
};

const writes = calls.flatMap((call) => {
  const shape = isWrite(call.method) && shapeOf(call.body);
  return shape ? [{ ...call, shape }] : [];
});

it.each(writes)("$method $path: whatever is missing or of another type is said in our words", ({ shape }) => {
  const described = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Described;
  const bodies = [{}, ...mistaken(described)];
  const refusals = bodies.map((body) => refusalOf(shape, body));
  expect(refusals.flat().filter((words) => !words || words.includes(raw))).toEqual([]);
  expect(refusals.flat().length).toBeGreaterThan(0);
});

describe("a field whose schema says nothing", () => {
  const form = z.object({
    emergencyPhone: z.string(),
    instructorId: z.string(),
    age: z.int().min(3).max(19),
    sessionFocus: z.enum(["hitting", "fielding"]),
    participants: z.array(z.object({ playerName: z.string().max(5) })).min(1),
  });
  const good = { emergencyPhone: "1", instructorId: "2", age: 9, sessionFocus: "hitting" };
  it.each([
    [{}, "Please enter the emergency phone"],
    [{ ...good, instructorId: 7 }, "Please enter the instructor"],
    [{ ...good, age: "nine" }, "Please enter the age as a number"],
    [{ ...good, age: 2 }, "Please enter at least 3 for the age"],
    [{ ...good, age: 20 }, "Please enter at most 19 for the age"],
    [{ ...good, sessionFocus: "golf" }, "Please choose the session focus: hitting, fielding"],
    [{ ...good, participants: {} }, "Please enter the participants as a list"],
    [{ ...good, participants: [] }, "Please enter at least 1 of the participants"],
    [{ ...good, participants: [{}] }, "Please enter the player name"],
    [{ ...good, participants: [{ playerName: "Patricia" }] }, "Please enter at most 5 characters for the player name"],
    ["a text", "Please check what you entered."],
  ])("%o: %s", (body, words) => expect(refusalOf(form, body)[0]).toBe(words));
});
