import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import type { InstructorView } from "../../../../../backend/accounts/contract.ts";
import { phoneUrl, useSettings } from "../../../../shared/settings.ts";
import { CustomRequestForm } from "./CustomRequestForm.tsx";
import { InstructorLine } from "../InstructorLine.tsx";
import { StepHeading } from "../../../forms/StepHeading.tsx";
import { useSelection } from "../useSelection.ts";
import { bookingStepsWords, customRequestWords as words } from "../../words.ts";

const steps = [words.wellCallOrEmail, words.youAndYourCoach, words.yourLessonGoesOn];

/** The promise beside the form, and whom to call instead. */
const WhatHappensNext = () => {
  const { contact } = useSettings();
  return (
    <Card component="aside" aria-labelledby="what-happens-next" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
      <Typography id="what-happens-next" variant="h4" component="h3">
        {words.whatHappensNext}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1.5, pl: 2.5, display: "grid", gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>
        {words.ratherTalk}
        <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>
        {words.or}
        <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
      </Typography>
    </Card>
  );
};

const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { md: "1.6fr 1fr" },
};

type Props = { instructorId: string | undefined; instructor: InstructorView | undefined; arriving: boolean };

/** Step 4, for visitors too. Without an instructor it is for whoever takes it. */
export const CustomRequest = ({ instructorId, instructor, arriving }: Props) => {
  const { choose } = useSelection();
  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={() => choose(instructorId ? { instructorId } : {})} sx={back}>
        {bookingStepsWords.back}
      </Button>
      <StepHeading arriving={arriving}>{bookingStepsWords.requestACustomLesson}</StepHeading>
      {instructorId && <InstructorLine instructor={instructor} />}
      <Box sx={columns}>
        <CustomRequestForm instructorId={instructorId} />
        <WhatHappensNext />
      </Box>
    </>
  );
};
const back = { mt: 2, mb: 1, ml: -1 };
