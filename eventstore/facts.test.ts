import { expect, it } from "vitest";
import { Fact, secrets } from "./facts.ts";

const fields = Fact.options.map(({ shape }) => ({ type: shape.type.value, data: Object.keys(shape.data.shape) }));
const sealed = Object.entries<Record<string, unknown>>(secrets).map(([type, fields]) => ({
  type,
  fields: Object.keys(fields),
}));

it("every fact with personal fields says whose key seals them", () => {
  const withPersonal = fields.filter(({ data }) => data.includes("personal")).map(({ type }) => type);
  expect(withPersonal.length).toBeGreaterThan(0);
  expect(sealed.filter(({ fields }) => fields.includes("personal")).map(({ type }) => type)).toEqual(
    expect.arrayContaining(withPersonal),
  );
});

it("only fields a fact has are sealed", () => {
  for (const { type, fields: names } of sealed)
    expect(fields.find((fact) => fact.type === type)?.data).toEqual(expect.arrayContaining(names));
});

it("G3-52:lessons+payments+membership: facts bear the names the business gave them", () =>
  expect(fields.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["SlotPublished", "LessonBooked", "RegistrationPaid", "MembershipActivated"]),
  ));
