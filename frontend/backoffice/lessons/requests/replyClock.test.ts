import { expect, it } from "vitest";
import { replyClock } from "./replyClock.ts";

const due = "2030-05-02T12:00:00.000Z";
const at = (time: string) => replyClock({ status: "pending", replyDueAt: due }, Date.parse(time));

it.each([
  ["2030-05-01T12:00:00Z", "Reply due in 24 hours", false],
  ["2030-05-02T10:50:00Z", "Reply due in 1 hour", false],
  ["2030-05-02T11:30:00Z", "Reply due within the hour", false],
  ["2030-05-02T12:01:00Z", "Reply overdue by 1 hour", true],
  ["2030-05-03T18:00:00Z", "Reply overdue by 30 hours", true],
  ["2030-05-06T12:00:00Z", "Reply overdue by 4 days", true],
])("K16:reply: at %s it says: %s", (time, words, isOverdue) => expect(at(time)).toEqual({ words, isOverdue }));

it("says nothing once somebody replied", () =>
  expect(replyClock({ status: "contacted", replyDueAt: due }, Date.parse(due) + 1)).toBeNull());

it("says nothing where no reply was promised", () =>
  expect(replyClock({ status: "pending", replyDueAt: null })).toBeNull());
