import type { LessonView, ProposalView } from "../../../../backend/lessons/contract.ts";
import { clock, longDate } from "../../../shared/formats.ts";
import { playerName } from "../words.ts";

const at = ({ date, startTime, location }: NonNullable<ProposalView["to"]>) =>
  `${longDate(date)}, ${clock(startTime)}, ${location}`;

/** What is proposed and by whom, worded for the lesson's instructor. */
export const proposalInWords = ({ kind, from, to }: ProposalView, lesson: LessonView): string => {
  const name = lesson.student?.firstName ?? playerName(lesson);
  if (kind === "cancel") return `${name} asks to cancel this lesson.`;
  if (from === "player") return to ? `${name} asks for another time: ${at(to)}.` : `${name} asks for another time.`;
  return to ? `You offered another time: ${at(to)}. ${name} has not answered yet.` : "";
};
