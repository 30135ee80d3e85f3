import { zodResolver } from "@hookform/resolvers/zod";
import { Box, Button, FormHelperText, Rating, Typography } from "@mui/material";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import type { LessonView, ReviewView } from "../../../backend/lessons/contract.ts";
import { ReviewLesson as Review, reviewUrl } from "../../../backend/lessons/reviews/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { LessonDialog } from "./LessonDialog.tsx";
import { useMayWrite } from "./useMayWrite.ts";
import { coachOf, when } from "./lessonWords.ts";
import { useRefreshLessons } from "./useLessonAct.ts";
import { lessonActWords, reviewLessonWords as words } from "./words.ts";

const ReviewForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const form = useForm({ resolver: zodResolver(Review), defaultValues: { rating: 0, comment: "" } });
  const { control, handleSubmit } = form;
  const { field: stars, fieldState } = useController({ control, name: "rating" });
  const coach = coachOf(lesson);
  const { send, sending, refusal } = useSend((review: Review) => command("POST", reviewUrl(lesson.id), review), {
    form,
    failed: { title: lessonActWords.somethingWentWrong, text: words.weCouldntSaveYour },
    settled: useRefreshLessons(),
    sent: () => {
      toast({ title: words.thankYou, text: words.yourReviewIsSaved });
      onClose();
    },
  });
  return (
    <LessonDialog
      title={words.howWasYourLesson(coach)}
      send={words.saveReview}
      sending={sending}
      refusal={refusal}
      onSubmit={handleSubmit(send)}
      onClose={onClose}
    >
      <Typography>{words.whenYourStarsCount(when(lesson), coach)}</Typography>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
          {words.stars}
        </Typography>
        <Rating
          name="rating"
          size="large"
          value={stars.value || null}
          onChange={(_, value) => stars.onChange(value ?? 0)}
          getLabelText={words.starsStars}
          sx={{ fontSize: "2.75rem", ml: -0.5 }}
        />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      <FormField
        control={control}
        name="comment"
        label={words.whatHelpedWhatCould}
        multiline
        minRows={3}
        {...useMayWrite()}
      />
    </LessonDialog>
  );
};

export const ReviewLesson = ({ lesson }: { lesson: LessonView }) => {
  const [reviewing, setReviewing] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="contained"
        sx={{ ml: 1 }}
        onClick={() => setReviewing(true)}
        aria-label={words.reviewLessonWhen(when(lesson))}
      >
        {words.reviewLesson}
      </Button>
      {reviewing && <ReviewForm lesson={lesson} onClose={() => setReviewing(false)} />}
    </>
  );
};

/** What the player said. */
export const ReviewGiven = ({ review: { rating, comment, hiddenFor } }: { review: ReviewView }) => (
  <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    <Typography component="span" variant="body2">
      {words.yourReview}
    </Typography>
    <Rating value={rating} readOnly size="small" getLabelText={words.starsOf5Stars} />
    {comment && (
      <Typography variant="body2" sx={{ color: "text.secondary", flexBasis: "100%" }}>
        {comment}
      </Typography>
    )}
    {comment && hiddenFor && (
      <Typography variant="body2" sx={{ flexBasis: "100%" }}>
        {words.hidden[hiddenFor]}
      </Typography>
    )}
  </Box>
);
