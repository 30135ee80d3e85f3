import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { confirmAllWords as words } from "../words.ts";

/** The outcome for one lesson: null if confirmed, otherwise why not. */
export type Outcome = { lesson: LessonView; refusal: string | null };

const atOnce = 4; // days: within one, lessons may want the same place

const byDay = (lessons: readonly LessonView[]) => {
  const days = new Map<string, LessonView[]>();
  for (const lesson of lessons.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
    const day = `${lesson.instructor.id} ${lesson.date}`;
    days.set(day, [...(days.get(day) ?? []), lesson]);
  }
  return [...days.values()];
};

/**
 * Confirms each by a call of its own. So the server decides each by itself, one that is refused holds back no other, and
 * whatever breaks off in between leaves every lesson either confirmed or waiting; pressed again, it goes on from there.
 * Of two who want one place, the one who asked first gets it.
 */
export const confirmAll = async (
  lessons: readonly LessonView[],
  confirm: (lessonId: string) => Promise<unknown>,
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const days = byDay(lessons);
  const oneAfterAnother = async () => {
    for (let day = days.shift(); day; day = days.shift())
      for (const lesson of day) {
        const outcome = await confirm(lesson.id).then(
          () => ({ lesson, refusal: null }),
          (error: unknown) => ({ lesson, refusal: wordsOf(error, words.itCouldntBeConfirmed) }),
        );
        outcomes.push(outcome);
        onOutcome(outcome);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
  return outcomes;
};
