import { expect, it } from "vitest";
import { lesson } from "../../testing/lessonExample.ts";
import { proposalText } from "./words.ts";

const to = { scheduledDate: "2030-05-03T20:00:00.000Z", date: "2030-05-03", startTime: "16:00", location: "Field 2" };
const asked = {
  id: "p1",
  kind: "move",
  from: "player",
  to,
  words: null,
  at: "2030-04-30T12:00:00.000Z",
  isAway: false,
} as const;

it.each([
  [asked, "Pat wants another time: Fri, May 3, 4:00 PM, Field 2."],
  [{ ...asked, to: null }, "Pat wants another time."],
  [{ ...asked, kind: "cancel", to: null }, "Pat wants to cancel this lesson."],
  [{ ...asked, from: "instructor" }, "New time offered: Fri, May 3, 4:00 PM, Field 2. Pat hasn’t replied yet."],
] as const)("says who proposes what: %#", (proposal, words) => expect(proposalText(proposal, lesson)).toBe(words));
