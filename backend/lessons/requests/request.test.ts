import { describe, expect, it } from "vitest";
import { completed, contacted, declined, requested, scheduled } from "../../../eventstore/lessons/requestExamples.ts";
import { given } from "../../given.ts";
import { answerRequest, closeRequest, lessonRequest, requestLesson, scheduleRequest } from "./request.ts";

const requestId = "r1";
const request = requestLesson({ request: requested.data });
const contact = answerRequest({ requestId, status: "contacted" });
const complete = answerRequest({ requestId, status: "completed" });
const decline = answerRequest({ requestId, status: "declined" });
const { lesson } = scheduled.data;
const schedule = scheduleRequest({ requestId, lesson });
const agree = scheduleRequest({ requestId, lesson: null });
const agreed = { ...scheduled, data: { requestId, lesson: null } };
const close = closeRequest({ requestId });

const answers = [
  ["contacted", contact, contacted],
  ["scheduled", schedule, scheduled],
  ["scheduled without a lesson of ours", agree, agreed],
  ["completed", complete, completed],
  ["declined", decline, declined],
] as const;

it("A26: a request is recorded once", () => {
  expect(given(lessonRequest).when(request)).toEqual([requested]);
  expect(given(lessonRequest, requested).when(request)).toEqual([]);
  expect(given(lessonRequest, requested, declined).when(request)).toEqual([]);
});

describe.each(answers)("E6: %s", (_, answer, fact) => {
  it.each([["pending", []], ...answers.map(([after, , before]) => [after, [before]] as const)] as const)(
    "after %s",
    (_, before) => {
      const isRepeat = before[0]?.type === fact.type && fact !== scheduled;
      const isSame = before[0] === fact;
      expect(given(lessonRequest, requested, ...before).when(answer)).toEqual(isRepeat || isSame ? [] : [fact]);
    },
  );

  it("needs a request", () =>
    expect(() => given(lessonRequest).when(answer)).toThrow(expect.objectContaining({ code: "NoSuchRequest" })));
});

it("another lesson for the same request is recorded beside the first", () => {
  const second = { ...scheduled, data: { requestId, lesson: { ...lesson, lessonId: "l2" } } };
  const decision = scheduleRequest({ requestId, lesson: second.data.lesson });
  expect(given(lessonRequest, requested, scheduled).when(decision)).toEqual([second]);
  expect(given(lessonRequest, requested, scheduled, second).when(decision)).toEqual([]);
});

it("for someone who is gone, an open request is declined, and an answered one stays", () => {
  for (const open of [[], [contacted]])
    expect(given(lessonRequest, requested, ...open).when(close)).toEqual([declined]);
  for (const answered of [scheduled, completed, declined])
    expect(given(lessonRequest, requested, answered).when(close)).toEqual([]);
  expect(given(lessonRequest).when(close)).toEqual([]);
});
