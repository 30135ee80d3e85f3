import { expect, it } from "vitest";
import { actorName, doing } from "./sentences.ts";

it("says what happened in the words of a coach", () => {
  expect(doing({ what: "LessonBooked", to: "pending" })).toBe("asked for this lesson");
  expect(doing({ what: "LessonBooked", to: "scheduled" })).toBe("put the lesson on the calendar");
});

it("spells out a fact that is newer than this screen", () =>
  expect(doing({ what: "VideoReviewed", to: null })).toBe("video reviewed"));

it.each([
  [{ kind: "user", id: "u1", role: "admin", name: "Morgan Ellis" }, "Morgan Ellis"],
  [{ kind: "user", id: "u1", role: "admin", name: null }, "Removed person"],
  [{ kind: "visitor", id: null, role: null, name: null }, "A visitor"],
  [{ kind: "system", id: null, role: null, name: null }, "The system"],
] as const)("names who did it: %o", (actor, name) => expect(actorName({ actor })).toBe(name));
