import { Button } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lessonsUrl, lessonUrl, type LessonView } from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { clock, longDate } from "../../shared/formats.ts";
import { toast } from "../../shared/toastStore.ts";
import { AskFirst } from "../frame/AskFirst.tsx";

const cancelling = {
  button: "Cancel lesson",
  question: "Cancel this lesson?",
  yes: "Cancel lesson",
  no: "Keep it",
  done: { title: "Lesson Cancelled" },
  failed: "Failed to cancel lesson. Please try again.",
  run: (id: string) => command("PATCH", lessonUrl(id), { status: "cancelled" }),
};
const deleting = {
  button: "Delete",
  question: "Delete this lesson from your list?",
  yes: "Delete",
  no: "Keep it",
  done: { title: "Lesson Deleted", text: "The lesson has been removed from your history." },
  failed: "Failed to delete lesson. Please try again.",
  run: (id: string) => command("DELETE", lessonUrl(id)),
};
const possible = { pending: cancelling, cancelled: deleting, declined: deleting, completed: deleting };
const canBeChanged = (status: LessonView["status"]): status is keyof typeof possible => status in possible;

/** What a player may do with a lesson: take back a request, or clear away what is over. */
export const LessonActions = ({ lesson }: { lesson: LessonView }) => {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const action = canBeChanged(lesson.status) ? possible[lesson.status] : null;
  const change = useMutation({
    mutationFn: (run: (id: string) => Promise<unknown>) => run(lesson.id),
    onSuccess: () => action && toast(action.done),
    onError: (error) => action && toast({ title: "Error", text: wordsOf(error, action.failed), kind: "destructive" }),
    // Also after a refusal: somebody else was faster, and the list should say so.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [lessonsUrl] });
      setAsking(false);
    },
  });
  if (!action) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setAsking(true)}
        aria-label={`${action.button}: ${longDate(lesson.date)}, ${clock(lesson.startTime)}`}
      >
        {action.button}
      </Button>
      {asking && (
        <AskFirst
          {...action}
          text={`${longDate(lesson.date)} at ${clock(lesson.startTime)}. This cannot be undone.`}
          isPending={change.isPending}
          onYes={() => change.mutate(action.run)}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
};
