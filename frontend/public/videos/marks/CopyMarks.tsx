import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { marksUrl, type MarkView } from "../../../../backend/videos/marks/contract.ts";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { command, wordsOf } from "../../../shared/api.ts";
import { longDateAndTime } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { newUuid } from "../../../shared/forms/attemptKey.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useVideos } from "../useVideos.ts";
import { copyMarksWords as words } from "../words.ts";

/** Copies somebody's marks to another video of the same player, at the same times. */
const CopyMarks = ({
  video,
  marks,
  onClose,
}: {
  video: VideoView;
  marks: readonly MarkView[];
  onClose: () => void;
}) => {
  const { data: videos = [], isPending: isLoading } = useVideos();
  const others = videos.filter(({ id, studentId }) => id !== video.id && studentId === video.studentId);
  const [to, setTo] = useState("");
  const target = others.find(({ id }) => id === to);
  const fitting = marks.filter(({ timestamp }) => timestamp <= (target?.duration ?? Infinity));
  const [ids] = useState(() => new Map(marks.map(({ id }) => [id, newUuid()]))); // once, however often it is tried
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      command("POST", marksUrl(to), {
        annotations: fitting.map((mark) => ({ ...mark, id: ids.get(mark.id) })),
        removed: [],
      }),
    onSuccess: () => {
      toast({ title: words.copied(fitting.length), text: target?.title ?? "" });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby="copy-marks" fullWidth maxWidth="xs">
      <DialogTitle id="copy-marks">{words.copyMarks}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        {!isLoading && others.length === 0 ? (
          <Typography>{words.noOther}</Typography>
        ) : (
          <TextField
            select
            label={words.toVideo}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            helperText={
              target && fitting.length < marks.length
                ? words.someAfterEnd(marks.length - fitting.length)
                : words.yourMarks(marks.length)
            }
            sx={{ mt: 1 }}
          >
            {others.map(({ id, title, createdAt }) => (
              <MenuItem key={id} value={id}>
                {words.video(title, longDateAndTime(createdAt))}
              </MenuItem>
            ))}
          </TextField>
        )}
        {error && (
          <Typography role="alert" color="error">
            {wordsOf(error, words.couldntCopy)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
        <ActButton
          variant="contained"
          disabled={fitting.length === 0 || to === ""}
          busy={isPending}
          onClick={() => mutate()}
        >
          {words.copy}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};
export default CopyMarks;
