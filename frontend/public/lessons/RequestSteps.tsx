import CheckIcon from "@mui/icons-material/Check";
import { Box, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { requestSteps } from "../../../backend/lessons/payingRule.ts";
import type { PaymentHandles } from "./booking/PaymentInstructions.tsx";
import { capital, coachOf } from "./lessonWords.ts";
import { requestStepsWords as words } from "./words.ts";

/** The steps of a lesson that was requested, as the mail about it says them. */
export const stepsOf = (lesson: LessonView, handles?: PaymentHandles) =>
  requestSteps({
    coach: capital(coachOf(lesson)),
    price: lesson.price,
    handles,
    isPaid: lesson.payment !== null,
    isSent: lesson.paymentSent !== null,
    isConfirmed: lesson.status !== "pending",
  });

/** In a row of the dashboard: how far a request is, in a few words. */
export const RequestSteps = ({ lesson }: { lesson: LessonView }) => (
  <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 0.75 }}>
    {stepsOf(lesson).map(({ title, isDone }, n) => (
      <Box key={title} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <StepNumber number={n + 1} isDone={isDone} size={24} />
        <Typography component="span" sx={{ fontWeight: isDone ? 400 : 600 }}>
          {title}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** A step's number, or a check mark once it is done. */
export const StepNumber = ({ number, isDone, size = 36 }: { number: number; isDone: boolean; size?: number }) => (
  <Box
    component="span"
    sx={{
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: "50%",
      fontWeight: 700,
      fontSize: size < 30 ? "0.8125rem" : "1rem",
      ...(isDone
        ? { bgcolor: "primary.main", color: "primary.contrastText" }
        : { bgcolor: "secondary.main", color: "secondary.contrastText" }),
    }}
  >
    {isDone ? <CheckIcon sx={{ fontSize: size * 0.6 }} aria-hidden /> : <span aria-hidden>{number}</span>}
    {isDone && (
      <Box component="span" sx={visuallyHidden}>
        {words.done}
      </Box>
    )}
  </Box>
);
