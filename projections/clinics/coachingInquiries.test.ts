import { expect, it } from "vitest";
import { completed, contacted, scheduled, scheduledWithCamp, submitted } from "../../eventstore/clinics/examples.ts";
import { erased as personErased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { coachingInquiriesProjector } from "./coachingInquiries.ts";

const tablesAfter = rowsOf(coachingInquiriesProjector);
const rowsAfter = async (facts: Parameters<typeof tablesAfter>[0]) => (await tablesAfter(facts)).coachingInquiries;

const { inquiryId: id, personal, ...wish } = submitted.data;
const inquiry = { id, ...wish, ...personal, campId: null, status: "pending", createdAt: atMinute(0) };
const blank = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));
const another = (inquiryId: string, senderId: string | null = null) => ({
  ...submitted,
  data: { ...submitted.data, inquiryId, senderId },
});

it("M16, E23:inquiries: an inquiry has everything stated, and waits", async () => {
  expect(await rowsAfter([submitted])).toEqual([inquiry]);
});

it("what was not asked or not answered is null", async () => {
  const { additionalInfo: _, ...needed } = personal;
  const bare = { ...submitted.data, separateFields: null, availableVolunteers: null, personal: needed };
  expect(await rowsAfter([{ ...submitted, data: bare }])).toEqual([
    { ...inquiry, separateFields: null, availableVolunteers: null, additionalInfo: null },
  ]);
});

it.each([
  [contacted, "contacted"],
  [scheduled, "scheduled"],
  [completed, "completed"],
])("E7: %o changes the status of that inquiry alone", async (fact, status) => {
  expect(await rowsAfter([submitted, another("q2"), fact])).toEqual([
    { ...inquiry, status },
    { ...inquiry, id: "q2", createdAt: atMinute(1) },
  ]);
});

it("has the camp that was created for it last", async () => {
  const another = { ...scheduledWithCamp, data: { inquiryId: id, campId: "c2" } };
  expect(await rowsAfter([submitted, scheduledWithCamp])).toMatchObject([{ status: "scheduled", campId: "c1" }]);
  expect(await rowsAfter([submitted, scheduledWithCamp, another, completed])).toMatchObject([
    { status: "completed", campId: "c2" },
  ]);
});

it("erasing an account blanks all inquiries sent with it; erasing a visitor that one", async () => {
  const past = [submitted, another("q2", "pat"), another("q3", "pat")];
  const shown = [
    inquiry,
    { ...inquiry, id: "q2", senderId: "pat", createdAt: atMinute(1) },
    { ...inquiry, id: "q3", senderId: "pat", createdAt: atMinute(2) },
  ];
  expect(await rowsAfter([...past, personErased])).toEqual([
    shown[0],
    { ...shown[1], ...blank },
    { ...shown[2], ...blank },
  ]);
  const visitorErased = { ...personErased, data: { subject: `clinicInquiry-${id}` } };
  expect(await rowsAfter([...past, visitorErased])).toEqual([{ ...shown[0], ...blank }, shown[1], shown[2]]);
});

it("an inquiry whose key is gone shows what was requested", async () => {
  const erased = { ...submitted, data: { ...submitted.data, personal: null } };
  expect(await rowsAfter([erased, contacted])).toEqual([{ ...inquiry, ...blank, status: "contacted" }]);
});
