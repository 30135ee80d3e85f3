import { expect, it } from "vitest";
import { lesson } from "../../../testing/lessonExample.ts";
import { proposalInWords } from "./proposalWords.ts";

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
  [asked, "Pat asks for another time: Friday, May 3, 2030, 4:00 PM, Field 2."],
  [{ ...asked, to: null }, "Pat asks for another time."],
  [{ ...asked, kind: "cancel", to: null }, "Pat asks to cancel this lesson."],
  [
    { ...asked, from: "instructor" },
    "You offered another time: Friday, May 3, 2030, 4:00 PM, Field 2. Pat has not answered yet.",
  ],
] as const)("says who proposes what: %#", (proposal, words) => expect(proposalInWords(proposal, lesson)).toBe(words));
