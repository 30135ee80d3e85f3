import type * as Lessons from "../../../backend/lessons/contract.ts";

/** As the family chooses it, in the first person. */
export const travelChoice: Record<Lessons.TravelPreference, string> = {
  "instructor-travel": "The instructor comes to us",
  "student-travel": "We come to the instructor",
  "meet-halfway": "We meet halfway",
  flexible: "Either is fine",
};

/** The same for staff. */
export const travelLabel: Record<Lessons.TravelPreference, string> = {
  "instructor-travel": "Instructor travels to the player",
  "student-travel": "Player travels to the instructor",
  "meet-halfway": "Meet halfway",
  flexible: "Flexible",
};

export const customFocusLabel: Record<Lessons.CustomSessionFocus, string> = {
  "hitting-mechanics": "Hitting mechanics",
  "batting-stance": "Batting stance",
  "swing-analysis": "Swing analysis",
  "pitch-recognition": "Pitch recognition",
  "mental-approach": "Mental approach",
  both: "Both hitting and fielding",
};
