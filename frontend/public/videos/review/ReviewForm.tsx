import { zodResolver } from "@hookform/resolvers/zod";
import SnippetIcon from "@mui/icons-material/PostAddOutlined";
import { Alert, Box, Button, Typography } from "@mui/material";
import { Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { videoUrl, VideoView } from "../../../../backend/videos/contract.ts";
import { ReviewVideo } from "../../../../backend/videos/review/contract.ts";
import { command } from "../../../shared/api.ts";
import { clockAt } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { kept } from "../../../shared/kept.ts";
import { toast } from "../../../shared/toastStore.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { useVideosChanged } from "../useVideos.ts";
import type { SnippetField } from "./SnippetsMenu.tsx";
import { useSnippets } from "./useSnippets.ts";
import { sayItIsGone } from "./useReview.ts";
import { analysisWords, reviewWords as words, snippetWords } from "./words.ts";

const SnippetsMenu = onDemand(async () => (await import("./SnippetsMenu.tsx")).SnippetsMenu, "SnippetsMenu");
const SnippetsDialog = onDemand(async () => (await import("./SnippetsDialog.tsx")).SnippetsDialog, "SnippetsDialog");

const Words = z.object({ feedback: z.string(), instructorNotes: z.string() });
type Words = z.infer<typeof Words>;
/** In the browser, so that a phone that closes the page loses nothing. Logging out forgets it. */
const draftOf = (id: string) => kept(`review.${id}`, Words.extend({ savedAt: z.number() }), "browser");

const published = ({ feedback, instructorNotes }: VideoView): Words => ({
  feedback: feedback ?? "",
  instructorNotes: instructorNotes ?? "",
});

/** A form whose text is kept until it's published. `savedAt`: when; null where nothing differs from what is published. */
const useDraft = (video: VideoView) => {
  const { id } = video;
  const [draft] = useState(() => draftOf(id));
  const [first] = useState(() => draft.read());
  const [savedAt, setSavedAt] = useState(first?.savedAt ?? null);
  const form = useForm({ resolver: zodResolver(ReviewVideo), defaultValues: { ...published(video), ...first } });
  const { subscribe, reset } = form;
  const there = published(video);
  const isAsPublished = (typed: Words) =>
    typed.feedback === there.feedback && typed.instructorNotes === there.instructorNotes;
  const forget = useCallback(() => {
    draft.forget();
    setSavedAt(null);
  }, [draft]);
  const keep = ({ feedback, instructorNotes }: Words) => {
    if (isAsPublished({ feedback, instructorNotes })) return forget();
    const now = Date.now();
    draft.keep({ feedback, instructorNotes, savedAt: now });
    setSavedAt(now);
  };
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(Words.parse(values)) }));
  return {
    form,
    savedAt,
    forget,
    discard: () => {
      forget();
      reset(there);
    },
  };
};

/** Offers saved texts to put into a field of the same form. */
const Snippets = (props: SnippetField) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useSnippets(); // so that they are there when the menu opens
  return (
    <>
      <Button
        ref={button}
        startIcon={<SnippetIcon />}
        sx={{ justifySelf: "start", mt: -1.5 }}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void SnippetsMenu.load()}
        onFocus={() => void SnippetsMenu.load()}
        onClick={() => setOpen(true)}
      >
        {snippetWords.snippets}
      </Button>
      {isOpen && (
        <Suspense>
          <SnippetsMenu {...props} id={id} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const nothing = (typed: string | null | undefined) => !typed?.trim();

type Props = { video: VideoView; player: string; onPublished: () => void; onCancel?: (() => void) | undefined };

/** Feedback for the player and notes for staff. */
export const ReviewForm = ({ video, player, onPublished, onCancel }: Props) => {
  const { form, savedAt, forget, discard } = useDraft(video);
  const { control, handleSubmit } = form;
  const { touchedFields } = form.formState;
  const [managing, setManaging] = useState<string>(); // snippets, with a text that may become one
  const [feedback, notes] = useWatch({ control, name: ["feedback", "instructorNotes"] });
  const { send, sending, refusal, isBeside } = useSend(
    async (said: object) =>
      VideoView.parse(await command("PATCH", videoUrl(video.id), { ...said, status: "reviewed" })),
    {
      form,
      failed: { title: analysisWords.error, text: analysisWords.failedToSave },
      refused: sayItIsGone,
      settled: useVideosChanged(),
      sent: () => {
        forget();
        toast({ title: words.published });
        onPublished();
      },
    },
  );
  const missing = () =>
    toast({ title: analysisWords.missingContent, text: analysisWords.writeFirst, kind: "destructive" });
  return (
    <>
      <Box component="form" noValidate onSubmit={handleSubmit(send, missing)} sx={{ mt: 2, display: "grid", gap: 2.5 }}>
        <FormField
          control={control}
          name="feedback"
          label={words.forPlayer}
          helperText={words.theyRead(player)}
          multiline
          minRows={4}
        />
        <Snippets
          field="feedback"
          wasThere={touchedFields.feedback === true}
          onChange={(value) => form.setValue("feedback", value, { shouldDirty: true })}
          onManage={setManaging}
        />
        <FormField
          control={control}
          name="instructorNotes"
          label={words.notes}
          helperText={words.staffRead}
          multiline
          minRows={2}
        />
        {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <ActButton type="submit" variant="contained" size="large" busy={sending}>
            {sending ? words.publishing : words.publish}
          </ActButton>
          {onCancel && (
            <Button color="inherit" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {nothing(feedback) && !nothing(notes) ? words.theyWillSeeNoWords(player) : words.theyWillSee(player)}
            {video.reviewedAt === null && ` ${words.weEmail}`}
          </Typography>
        </Box>
        {savedAt !== null && (
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
            <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
              {words.draftSaved(clockAt(savedAt))}
            </Typography>
            <Button size="small" color="inherit" onClick={discard}>
              {words.discardDraft}
            </Button>
          </Box>
        )}
      </Box>
      {/* Beside the form: what is sent in there would be sent here, too. */}
      {managing !== undefined && (
        <Suspense>
          <SnippetsDialog start={managing} onClose={() => setManaging(undefined)} />
        </Suspense>
      )}
    </>
  );
};
