import { useController } from "react-hook-form";
import type { StudentView } from "../../../../backend/players/studentContract.ts";
import { CorrectWeeklyVideo, type WeeklyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { VideoVerbs } from "../verbs.ts";
import { ForWhom } from "./ForWhom.tsx";
import { correctWords as words, publishWords } from "./words.ts";

type Props = { video: WeeklyVideoView; assigned: readonly StudentView[]; onClose: () => void };

/** What is said about it and who it is for; the video itself stays. */
export const CorrectDialog = ({ video, assigned, onClose }: Props) => {
  const { id, title, description, requiresMembership } = video;
  const { control, dialog } = useActForm(
    CorrectWeeklyVideo,
    { title, description: description ?? "", players: [...assigned], requiresMembership },
    ({ correctWeeklyVideo }: VideoVerbs) =>
      ({ players: chosen, ...told }) =>
        correctWeeklyVideo({ id, ...told, assignedPlayerIds: chosen.map((one) => one.id) }),
    { done: words.done, failed: words.failed },
    { sent: onClose },
  );
  const { field: players, fieldState } = useController({ control, name: "players" });
  const { field: members } = useController({ control, name: "requiresMembership" });
  return (
    <FormDialog large title={words.correct} action={words.save} {...dialog} onClose={onClose}>
      <FormField control={control} name="title" label={publishWords.title} required sx={{ mt: 1 }} />
      <FormField control={control} name="description" label={publishWords.description} multiline minRows={2} />
      <ForWhom players={players} requiresMembership={members} problem={fieldState.error?.message} />
    </FormDialog>
  );
};
