import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type LessonView, myLessonsUrl } from "../../../backend/lessons/contract.ts";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { undoIn, useUndo } from "../../shared/Undo.tsx";
import { sayUndo, undoOf } from "../../shared/undos.ts";
import { lessonActWords as words } from "./words.ts";

interface Done {
  readonly title: string;
  readonly text?: string;
}
interface Act {
  readonly run: () => Promise<unknown>;
  readonly done: Done | ((answer: unknown) => Done);
  readonly failed: string;
  /** The lesson, if what is done to it can be undone for a while, and in a line what that is. */
  readonly undoable?: { readonly id: string; readonly line: string };
}

/**
 * What became of several lessons of a series that a family cancels at once: a request is canceled, and of those that are
 * agreed it is only asked. Undefined where all were canceled.
 */
export const askedAmong = (answer: unknown): Done | undefined => {
  const { lessons } = answer as { lessons: Pick<LessonView, "status" | "proposal">[] };
  if (!lessons.some(({ proposal }) => proposal?.kind === "cancel")) return undefined;
  const others = lessons.some(({ status }) => status === "cancelled");
  return { title: words.cancellationRequested, text: words.askedAndCanceled(others) };
};

export const useRefreshLessons = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [myLessonsUrl] });
};

/** One thing that a player does with a lesson. The list is refetched after a refusal, too: somebody else was faster. */
export const useLessonAct = ({ run, done, failed, undoable }: Act) => {
  const refresh = useRefreshLessons();
  const { undo } = useUndo(refresh);
  return useMutation({
    mutationFn: run,
    onError: (error) => {
      const isGone = error instanceof ApiError && error.code === "ProposalGone"; // which the list shows by then
      const title = isGone ? words.noLongerOpen : words.somethingWentWrong;
      toast({ title, text: wordsOf(error, failed), kind: "destructive" });
    },
    onSettled: async (answer, error) => {
      await refresh();
      if (error) return;
      const offer = undoable && undoOf(undoable.id);
      if (offer) sayUndo(offer.id, undoable.line);
      toast({ ...(typeof done === "function" ? done(answer) : done), ...undoIn(offer, undo) });
    },
  });
};
