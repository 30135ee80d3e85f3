import { expect, it } from "vitest";
import { completed, contacted, scheduled, scheduledWithCamp, submitted } from "../../eventstore/clinics/examples.ts";
import { given } from "../given.ts";
import { InquiryStatus } from "./contract.ts";
import { answerInquiry, closeInquiry, coachingInquiry, scheduleWithCamp, submitInquiry } from "./inquiry.ts";

const inquiryId = "q1";
const submit = submitInquiry({ inquiry: submitted.data });
const close = closeInquiry({ inquiryId });
const past = {
  pending: [submitted],
  contacted: [submitted, contacted],
  scheduled: [submitted, contacted, scheduled],
  completed: [submitted, contacted, scheduled, completed],
};
it("A49: an inquiry is recorded once", () => {
  expect(given(coachingInquiry).when(submit)).toEqual([submitted]);
  for (const known of Object.values(past)) expect(given(coachingInquiry, ...known).when(submit)).toEqual([]);
});

const steps = [
  ["pending", contacted],
  ["pending", scheduled],
  ["contacted", scheduled],
  ["scheduled", completed],
] as const;
const statusOf = {
  [contacted.type]: "contacted",
  [scheduled.type]: "scheduled",
  [completed.type]: "completed",
} as const;

it.each(steps)("E7, G2-37: from %s on, %o may follow", (before, fact) => {
  const answer = answerInquiry({ inquiryId, status: statusOf[fact.type] });
  expect(given(coachingInquiry, ...past[before]).when(answer)).toEqual([fact]);
});

const all = InquiryStatus.options;
const others = all.flatMap((before) =>
  all
    .filter((status) => !steps.some(([from, { type }]) => from === before && statusOf[type] === status))
    .map((status) => [before, status] as const),
);

it.each(others.filter(([before, status]) => before === status))("E7: %s again records nothing", (before, status) => {
  expect(given(coachingInquiry, ...past[before]).when(answerInquiry({ inquiryId, status }))).toEqual([]);
});

it.each(others.filter(([before, status]) => before !== status))("E7, G2-37: after %s never %s", (before, status) => {
  const answer = () => given(coachingInquiry, ...past[before]).when(answerInquiry({ inquiryId, status }));
  expect(answer).toThrow(expect.objectContaining({ kind: "conflict", code: "StatusOrder" }));
});

const withCamp = scheduleWithCamp({ inquiryId, campId: "c1" });
it.each(["pending", "contacted", "scheduled"] as const)("a camp for one that is %s schedules it, once", (before) => {
  expect(given(coachingInquiry, ...past[before]).when(withCamp)).toEqual([scheduledWithCamp]);
  expect(given(coachingInquiry, ...past[before], scheduledWithCamp).when(withCamp)).toEqual([]);
});

it("another camp may be created for it, until it is completed", () => {
  const another = { ...scheduledWithCamp, data: { inquiryId, campId: "c2" } };
  const decision = scheduleWithCamp(another.data);
  expect(given(coachingInquiry, ...past.contacted, scheduledWithCamp).when(decision)).toEqual([another]);
  expect(() => given(coachingInquiry, ...past.completed).when(decision)).toThrow(
    expect.objectContaining({ code: "StatusOrder" }),
  );
  expect(() => given(coachingInquiry).when(decision)).toThrow(expect.objectContaining({ code: "NoSuchInquiry" }));
});

it("what was never sent is not answered", () =>
  expect(() => given(coachingInquiry).when(answerInquiry({ inquiryId, status: "contacted" }))).toThrow(
    expect.objectContaining({ code: "NoSuchInquiry" }),
  ));

it("for someone who is gone nothing is left to do, unless it was agreed on", () => {
  for (const open of [past.pending, past.contacted])
    expect(given(coachingInquiry, ...open).when(close)).toEqual([completed]);
  for (const firm of [[], past.scheduled, past.completed])
    expect(given(coachingInquiry, ...firm).when(close)).toEqual([]);
});
