import { describe, expect, it } from "vitest";
import { inquiryOf } from "../testing/inquiries.ts";
import { SubmitInquiry } from "./contract.ts";
import { campOnly } from "./sendInquiry.ts";

const taken = (fields: object) => SubmitInquiry.parse(inquiryOf({ ...fields }));
const issuesOf = (fields: object) =>
  SubmitInquiry.safeParse(fields).error?.issues.map(({ path, message }) => ({ path, message }));

it.each([
  ["organizationName", "", "Organization name is required"],
  ["organizationName", undefined, "Organization name is required"],
  ["contactName", "  ", "Contact name is required"],
  ["email", "", "Valid email is required"],
  ["email", undefined, "Valid email is required"],
  ["email", "dana@", "Valid email is required"],
  ["phone", "", "Phone number is required"],
  ["phone", "call me", "Please enter a phone number like 555-010-0100"],
  ["serviceType", "", "Please select a service type"],
  ["serviceType", undefined, "Please select a service type"],
  ["serviceType", "parade", "Please select a service type"],
  ["preferredDates", "", "Please provide preferred dates"],
  ["location", undefined, "Location is required"],
  ["separateFields", "many", "Please choose from the list"],
  ["availableVolunteers", "hundreds", "Please choose from the list"],
])("V18: a wrong %s is refused beside the field: %j", (field, value, message) =>
  expect(issuesOf(inquiryOf({ [field]: value }))).toEqual([{ path: [field], message }]),
);

it("V18: everything missing is reported at once", () =>
  expect(issuesOf({})?.map(({ path }) => path[0])).toEqual([
    "organizationName",
    "contactName",
    "email",
    "phone",
    "serviceType",
    "preferredDates",
    "location",
  ]));

const email = (length: number) => `${"x".repeat(length - 10)}@x.example`;
it.each([
  ["organizationName", 200],
  ["contactName", 100],
  ["preferredDates", 200],
  ["location", 200],
  ["additionalInfo", 2000],
  ["email", 100],
  ["phone", 20],
] as const)("M16: %s has at most %i characters", (field, most) => {
  const text = (length: number) => (field === "email" ? email(length) : "5".repeat(length));
  expect(taken({ [field]: text(most) })[field]).toBe(text(most));
  const message = `Please use at most ${most.toLocaleString("en-US")} characters`;
  expect(issuesOf(inquiryOf({ [field]: text(most + 1) }))).toEqual([{ path: [field], message }]);
});

describe("E13: every service, fields and volunteers are accepted", () => {
  const services = { camp: true, both: true, "coaching-clinic": false, "board-meeting": false };
  it.each(Object.entries(services))("%s; stored are the two asked for camps only: %s", (serviceType, ofCamp) => {
    for (const separateFields of ["separate", "single"])
      for (const availableVolunteers of ["yes", "limited", "no"])
        expect(campOnly(taken({ serviceType, separateFields, availableVolunteers }))).toEqual(
          ofCamp ? { separateFields, availableVolunteers } : { separateFields: null, availableVolunteers: null },
        );
  });
});

it("V18: what is optional may be omitted, or empty as forms send it", () => {
  const none = { separateFields: null, availableVolunteers: null, additionalInfo: undefined };
  for (const form of [
    { separateFields: "", availableVolunteers: null, additionalInfo: "" },
    { separateFields: undefined, availableVolunteers: undefined, additionalInfo: null },
  ])
    expect(taken({ serviceType: "camp", ...form })).toMatchObject(none);
});
