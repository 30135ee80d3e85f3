import { expect, it } from "vitest";
import {
  adminAppointed,
  guardianConfirmed,
  guardianNamed,
  minorRegistered,
  registered,
} from "../../eventstore/accounts/examples.ts";
import { given } from "../given.ts";
import { confirmGuardian, nameGuardian } from "./guardian.ts";
import { person } from "./person.ts";

const guardian = guardianNamed.data.personal;
const naming = (named = guardian, today = "2030-04-02") => nameGuardian({ userId: "pat", guardian: named, today });
const confirm = confirmGuardian({ userId: "pat" });
const { parentName, parentEmail } = guardian;

it("G1-47:guardian: a guardian confirms, once", () => {
  expect(given(person, minorRegistered).when(confirm)).toEqual([guardianConfirmed]);
  expect(given(person, minorRegistered, guardianConfirmed).when(confirm)).toEqual([]);
});

it("G1-47:guardian: another guardian is named, once, and then that one confirms", () => {
  expect(given(person, minorRegistered).when(naming())).toEqual([guardianNamed]);
  expect(given(person, minorRegistered, guardianNamed).when(naming())).toEqual([]);
  expect(given(person, minorRegistered, guardianNamed).when(confirm)).toEqual([
    { type: "GuardianConfirmed", data: { userId: "pat", personal: { parentName, parentEmail } } },
  ]);
});

it("the guardian named at registration needs no naming", () => {
  const { parentName, parentEmail, parentPhone } = minorRegistered.data.personal;
  expect(given(person, minorRegistered).when(naming({ parentName, parentEmail, parentPhone }))).toEqual([]);
});

const erased = { ...minorRegistered, data: { userId: "pat", personal: null } };
it.each([
  ["NoSuchPerson", [], naming()],
  ["NoSuchPerson", [], confirm],
  ["NoSuchPerson", [erased], confirm],
  ["NoSuchPerson", [registered, adminAppointed], confirm], // names no one
  ["NoGuardianNeeded", [registered], naming()],
  ["NoGuardianNeeded", [minorRegistered], naming(guardian, "2033-04-01")],
  ["GuardianConfirmed", [minorRegistered, guardianConfirmed], naming()],
  ["OwnAddress", [minorRegistered], naming({ ...guardian, parentEmail: "pat+dad@example.com" })],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(person, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);
