import { useState } from "react";
import { type DataProvider, useDataProvider, useListContext, useRefresh } from "react-admin";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { confirmAll, type Outcome } from "./confirmAll.ts";
import type { LessonVerbs } from "../verbs.ts";
import { confirmSelectedWords as words, lessonWords } from "../words.ts";

/** A run over the selected lessons: how far it got, and the outcome of each. */
export type Run = { count: number; outcomes: Outcome[]; over: boolean };

/** Confirms the selected lessons. Those that could not be confirmed stay selected. */
export const useConfirmSelected = () => {
  const { selectedIds, onSelect } = useListContext<LessonView>();
  const provider = useDataProvider<DataProvider & LessonVerbs>();
  const refresh = useRefresh();
  const [run, setRun] = useState<Run | null>(null);

  const start = async () => {
    setRun({ count: selectedIds.length, outcomes: [], over: false });
    try {
      const { data: lessons } = await provider.getMany<LessonView>("lessons", { ids: selectedIds });
      const outcomes = await confirmAll(
        lessons,
        (id) => provider.confirmLesson(id, { samePlace: "ask" }),
        (outcome) => setRun((run) => run && { ...run, count: lessons.length, outcomes: [...run.outcomes, outcome] }),
      );
      const refused = outcomes.filter(({ refusal }) => refusal !== null);
      onSelect(refused.map(({ lesson }) => lesson.id));
      setRun(refused.length > 0 ? { count: lessons.length, outcomes, over: true } : null);
      if (refused.length === 0)
        toast({
          title:
            outcomes.length === 1
              ? lessonWords.lessonConfirmedSuccessfully
              : words.lessonsConfirmedSuccessfully(outcomes.length),
        });
    } catch (error) {
      setRun(null);
      toast({ title: lessonWords.failedToFetchLessons, text: wordsOf(error, ""), kind: "destructive" });
    }
    refresh();
  };
  return { run, start, close: () => setRun(null) };
};
