import { expect, it } from "vitest";
import {
  certificationRemoved,
  certificationSeen,
  instructorAppointed,
  registered,
  roleRevoked,
} from "../../../eventstore/accounts/examples.ts";
import { given } from "../../given.ts";
import { person } from "../person.ts";
import { removeCertification, seeCertification } from "./certification.ts";

const { userId, certificationId, validUntil, seenOn: today, personal } = certificationSeen.data;
const safeSport = { userId, certificationId, ...personal, validUntil, today };
const see = (other: Partial<typeof safeSport> = {}) => seeCertification({ ...safeSport, ...other });
const coach = [registered, instructorAppointed];
const fact = (other: object) => ({ ...certificationSeen, data: { ...certificationSeen.data, ...other } });

it("an instructor's certificate is marked as seen, once", () => {
  expect(given(person, ...coach).when(see())).toEqual([certificationSeen]);
  expect(given(person, ...coach, certificationSeen).when(see())).toEqual([]);
  expect(given(person, ...coach, certificationSeen).when(see({ certificationId: "cert2" }))).toEqual([]);
});

it("the same title again, however it is spelled, is the same certification until another day", () => {
  const renewed = { title: "safesport", validUntil: "2033-05-31", today: "2031-05-30" };
  expect(given(person, ...coach, certificationSeen).when(see({ ...renewed, certificationId: "cert2" }))).toEqual([
    fact({ validUntil: "2033-05-31", seenOn: "2031-05-30", personal: { title: "safesport" } }),
  ]);
  const other = { certificationId: "cert2", title: "First aid" };
  expect(given(person, ...coach, certificationSeen).when(see(other))).toEqual([
    fact({ certificationId: "cert2", personal: { title: "First aid" } }),
  ]);
});

it.each([
  [today, "Please choose a day after today"],
  ["2029-12-31", "Please choose a day after today"],
  ["2040-04-02", "Please choose a day within the next 10 years"],
])("a last day of %s is refused beside its field", (day, message) => {
  const issues = [{ path: ["validUntil"], message }];
  expect(() => given(person, ...coach).when(see({ validUntil: day }))).toThrow(
    expect.objectContaining({ kind: "invalid", message, issues }),
  );
});

it.each(["2030-04-02", "2040-04-01"])("a last day of %s is accepted", (day) =>
  expect(given(person, ...coach).when(see({ validUntil: day }))).toEqual([fact({ validUntil: day })]),
);

const remove = removeCertification(certificationRemoved.data);

it("a mark is taken back once, and the title can be marked anew", () => {
  expect(given(person, ...coach, certificationSeen).when(remove)).toEqual([certificationRemoved]);
  const past = [...coach, certificationSeen, certificationRemoved];
  expect(given(person, ...past).when(remove)).toEqual([]);
  const anew = { certificationId: "cert2" };
  expect(given(person, ...past).when(see(anew))).toEqual([fact(anew)]);
  expect(() => given(person, ...coach).when(remove)).toThrow("couldn't find this certificate");
});

it("nobody but instructors has any", () => {
  for (const past of [[], [registered], [...coach, certificationSeen, roleRevoked]])
    for (const decision of [see(), remove])
      expect(() => given(person, ...past).when(decision)).toThrow(
        expect.objectContaining({ code: "NoSuchInstructor" }),
      );
});
