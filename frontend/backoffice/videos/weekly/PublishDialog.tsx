import MovieIcon from "@mui/icons-material/VideoFileOutlined";
import { Box, Button, FormHelperText, LinearProgress, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
import { type Control, useController, useWatch } from "react-hook-form";
import { z } from "zod";
import { largestVideo, looksLikeVideo } from "../../../../backend/videos/contract.ts";
import type { StudentView } from "../../../../backend/players/studentContract.ts";
import { PublishWeeklyVideo, weeklyWords } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { fileSize } from "../../../shared/formats.ts";
import { ChoiceField } from "../../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { VideoVerbs } from "../verbs.ts";
import { ForWhom } from "./ForWhom.tsx";
import { publishWords as words } from "./words.ts";

interface Typed {
  title: string;
  description: string;
  uploadType: "file" | "url";
  videoUrl: string;
  video: File | null;
  players: StudentView[];
  requiresMembership: boolean;
}
const start: Typed = {
  title: "",
  description: "",
  uploadType: "file",
  videoUrl: "",
  video: null,
  players: [],
  requiresMembership: true,
};

/** The contract's checks, and those of a file that has not been sent. */
const Checked = PublishWeeklyVideo.and(
  z
    .object({ uploadType: z.string(), video: z.instanceof(File).nullable() })
    .refine(({ uploadType, video }) => uploadType !== "file" || video !== null, {
      path: ["video"],
      error: weeklyWords.file,
    })
    .refine(({ video }) => !video || looksLikeVideo(video), { path: ["video"], error: words.noVideo })
    .refine(({ video }) => !video || video.size <= largestVideo, { path: ["video"], error: words.tooLarge }),
);

const FileField = ({ control }: { control: Control<Typed> }) => {
  const { field, fieldState } = useController({ control, name: "video" });
  const { ref, value: file, onChange } = field;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div>
      <Box
        sx={{
          p: 2,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1.5,
          border: "2px dashed",
          borderColor: fieldState.invalid ? "error.main" : "ground.line",
          borderRadius: "14px",
        }}
      >
        <MovieIcon sx={{ fontSize: 32, color: "text.secondary" }} aria-hidden />
        <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
          {file && (
            <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
              {words.chosen(file.name, fileSize(file.size))}
            </Typography>
          )}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.formats}
          </Typography>
        </Box>
        <input
          ref={input}
          type="file"
          hidden
          accept="video/*,.mp4,.mov,.avi,.wmv,.webm,.3gp,.flv"
          data-testid="weekly-file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = ""; // the same file may be chosen again
            if (chosen) onChange(chosen);
          }}
        />
        <Button
          ref={ref}
          variant="outlined"
          {...(fieldState.invalid && { "aria-describedby": id })}
          onClick={() => input.current?.click()}
        >
          {file ? words.chooseAnother : words.chooseFile}
        </Button>
      </Box>
      {fieldState.error && (
        <FormHelperText id={id} error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </div>
  );
};

const Progress = ({ sent, bytes }: { sent: number; bytes: number }) => {
  const percent = Math.floor((sent / bytes) * 100);
  const isWhole = sent >= bytes;
  return (
    <Box component="output" sx={{ display: "grid", gap: 0.5 }}>
      <Typography variant="body2">{isWhole ? words.checking : words.uploading(Math.floor(percent / 5) * 5)}</Typography>
      <LinearProgress
        variant={isWhole ? "indeterminate" : "determinate"}
        value={percent}
        aria-label={words.uploadProgress}
        sx={{ height: 8, borderRadius: "4px" }}
      />
    </Box>
  );
};

/** Publishes a weekly video: a file, which is uploaded first, or a link. */
export const PublishDialog = ({ onClose }: { onClose: () => void }) => {
  const [key] = useState(newKey); // one opening is one video, however often it is sent
  const [sent, setSent] = useState<number>();
  const stopping = useRef<AbortController>(undefined);
  const { control, dialog } = useActForm(
    Checked,
    start,
    ({ publishWeeklyVideo }: VideoVerbs) =>
      async (typed) => {
        stopping.current = new AbortController();
        const { signal } = stopping.current;
        try {
          return await publishWeeklyVideo({ ...typed, key, signal, onSent: setSent });
        } finally {
          setSent(undefined);
        }
      },
    { done: words.done, failed: words.failed },
    { sent: onClose },
  );
  const { uploadType, video } = useWatch({ control });
  const { field: players, fieldState } = useController({ control, name: "players" });
  const { field: members } = useController({ control, name: "requiresMembership" });
  return (
    <FormDialog
      large
      title={words.publish}
      action={words.publish}
      {...dialog}
      beside={
        sent !== undefined && (
          <Button color="inherit" onClick={() => stopping.current?.abort()} sx={{ mr: "auto" }}>
            {words.stop}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FormField control={control} name="title" label={words.title} required sx={{ mt: 1 }} />
      <FormField control={control} name="description" label={words.description} multiline minRows={2} />
      <ChoiceField
        control={control}
        name="uploadType"
        label={words.kind}
        choices={[
          { value: "file", label: words.file },
          { value: "url", label: words.link },
        ]}
      />
      {uploadType === "url" ? (
        <FormField
          control={control}
          name="videoUrl"
          label={words.videoUrl}
          helperText={words.anyWebsite}
          type="url"
          required
        />
      ) : (
        <FileField control={control} />
      )}
      <ForWhom players={players} requiresMembership={members} problem={fieldState.error?.message} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {players.value.length > 0 ? words.familiesAreEmailed : words.onMonday}
      </Typography>
      {sent !== undefined && video && <Progress sent={sent} bytes={video.size ?? 1} />}
    </FormDialog>
  );
};
