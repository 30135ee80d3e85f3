import type { CustomSessionFocus, TravelPreference } from "../../../backend/lessons/contract.ts";

export const askingFirstWords = {
  scheduleAnywayQuestion: "Schedule anyway?",
  goBack: "Go back",
  scheduleAnyway: "Schedule anyway",
};

/** "Weekly, 3 of 8" */
export const inSeriesWords = ({ n, of }: { n: number; of: number }) => `Weekly, ${n} of ${of}`;

export const howOftenWords = {
  howOften: "How often?",
  once: "Just this lesson",
  everyWeekFor: (weeks: number) => `Every week for ${weeks} weeks`,
};

export const whichLessonsWords = {
  whichLessons: "Which lessons?",
  thisLessonOnly: "This lesson only",
  thisAndAllLater: "This and all later ones",
};

/** As the family chooses it. */
export const travelChoiceWords: Record<TravelPreference, string> = {
  "instructor-travel": "The coach comes to us",
  "student-travel": "We go to the coach",
  "meet-halfway": "We meet halfway",
  flexible: "Any of these is fine",
};

/** The same for staff. */
export const travelWords: Record<TravelPreference, string> = {
  "instructor-travel": "Coach travels to the player",
  "student-travel": "Player travels to the coach",
  "meet-halfway": "They meet halfway",
  flexible: "They’re flexible",
};

export const customFocusWords: Record<CustomSessionFocus, string> = {
  "hitting-mechanics": "Hitting mechanics",
  "batting-stance": "Batting stance",
  "swing-analysis": "Swing analysis",
  "pitch-recognition": "Pitch recognition",
  "mental-approach": "Mental approach",
  both: "Hitting and fielding",
};
