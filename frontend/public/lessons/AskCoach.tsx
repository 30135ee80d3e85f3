import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type FieldErrors, FormProvider, useForm } from "react-hook-form";
import { laterLessonsUrl, type LessonView, proposalsUrl, Propose } from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { LessonDialog } from "./LessonDialog.tsx";
import { askedAmong, useRefreshLessons } from "./useLessonAct.ts";
import { useMayWrite } from "./useMayWrite.ts";
import { lessonActWords as words } from "./words.ts";

type Props = {
  lesson: LessonView;
  kind: Propose["kind"];
  later?: boolean; // all later ones of its series, too; only to cancel
  title: string;
  children: ReactNode; // may contain fields of the form
  label: string; // of the message field
  send: string;
  done: { title: string; text: string };
  failed: string;
  onClose: () => void;
};

/** Asks to move or cancel an agreed lesson, with a message to the instructor, who decides. */
export const AskCoach = ({
  lesson,
  kind,
  later = false,
  title,
  children,
  label,
  send: button,
  done,
  failed,
  onClose,
}: Props) => {
  const form = useForm({ resolver: zodResolver(Propose), defaultValues: { kind, words: "" } });
  const { control, handleSubmit, setError } = form;
  const { send, sending, refusal } = useSend(
    (wish: Propose) =>
      later
        ? command("POST", laterLessonsUrl(lesson.id), { what: "canceled", reason: wish.words })
        : command("POST", proposalsUrl(lesson.id), wish),
    {
      form,
      failed: { title: words.somethingWentWrong, text: failed },
      settled: useRefreshLessons(),
      sent: (answer) => {
        toast((later && askedAmong(answer)) || done);
        onClose();
      },
    },
  );
  /** If no time is chosen, the message has to say which would suit: the error shows there. */
  const sayWhatLacks = ({ scheduledDate }: FieldErrors<Propose>) => {
    if (scheduledDate?.message) setError("words", { message: scheduledDate.message });
  };
  return (
    <LessonDialog
      title={title}
      send={button}
      sending={sending}
      refusal={refusal}
      onSubmit={handleSubmit(send, sayWhatLacks)}
      onClose={onClose}
    >
      <FormProvider {...form}>{children}</FormProvider>
      <FormField control={control} name="words" label={label} multiline minRows={2} {...useMayWrite()} />
    </LessonDialog>
  );
};
