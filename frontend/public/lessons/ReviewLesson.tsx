import { Box, Button, FormHelperText, Rating, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
  type LessonView,
  ReviewLesson as Review,
  reviewUrl,
  type ReviewView,
} from "../../../backend/lessons/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { LessonDialog } from "./LessonDialog.tsx";
import { coachOf, when } from "./lessonWords.ts";
import { useLessonAct } from "./useLessonAct.ts";

const failed = "Your review could not be saved. Please try again.";

const ReviewForm = ({ lesson, onClose }: { lesson: LessonView; onClose: () => void }) => {
  const [rating, setRating] = useState<number | null>(null);
  const [comment, setComment] = useState("");
  const [problems, setProblems] = useState<Record<string, string>>({});
  const coach = coachOf(lesson);
  const save = useLessonAct({
    run: (review: Review) => command("POST", reviewUrl(lesson.id), review),
    done: { title: "Thank You!", text: "Your review is saved." },
    failed,
    onDone: onClose,
  });
  const send = () => {
    const review = Review.safeParse({ rating: rating ?? 0, comment });
    setProblems(
      Object.fromEntries((review.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
    );
    if (review.success) save.mutate(review.data);
  };
  return (
    <LessonDialog
      title={`How was your lesson with ${coach}?`}
      send="Save review"
      sending={save.isPending}
      refusal={save.error ? wordsOf(save.error, failed) : undefined}
      onSend={send}
      onClose={onClose}
    >
      <Typography>
        {when(lesson)}. Everybody sees the average of all stars; what you write, {coach} and the facility alone. You can
        review a lesson once.
      </Typography>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
          Stars
        </Typography>
        <Rating
          name="rating"
          size="large"
          value={rating}
          onChange={(_, stars) => setRating(stars)}
          getLabelText={(stars) => `${stars} ${stars === 1 ? "star" : "stars"}`}
          sx={{ fontSize: "2.75rem", ml: -0.5 }}
        />
        {problems.rating && <FormHelperText error>{problems.rating}</FormHelperText>}
      </Box>
      <TextField
        label="What helped, what would help more? (optional)"
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        minRows={3}
        error={Boolean(problems.comment)}
        helperText={problems.comment}
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
        aria-label={`Review: ${when(lesson)}`}
      >
        Review
      </Button>
      {reviewing && <ReviewForm lesson={lesson} onClose={() => setReviewing(false)} />}
    </>
  );
};

/** What the player said. */
export const ReviewGiven = ({ review: { rating, comment } }: { review: ReviewView }) => (
  <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    <Typography component="span" variant="body2">
      Your review
    </Typography>
    <Rating value={rating} readOnly size="small" getLabelText={(stars) => `${stars} of 5 stars`} />
    {comment && (
      <Typography variant="body2" sx={{ color: "text.secondary", flexBasis: "100%" }}>
        {comment}
      </Typography>
    )}
  </Box>
);
