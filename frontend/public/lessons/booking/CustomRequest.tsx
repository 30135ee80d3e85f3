import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button } from "@mui/material";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { CustomRequestForm } from "./CustomRequestForm.tsx";
import { InstructorLine } from "./InstructorLine.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useSelection } from "./useSelection.ts";
import { WhatHappensNext } from "./WhatHappensNext.tsx";

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
        Back
      </Button>
      <StepHeading arriving={arriving}>Ask for a custom lesson</StepHeading>
      {instructorId && <InstructorLine instructor={instructor} onChange={() => choose({})} />}
      <Box sx={columns}>
        <CustomRequestForm instructorId={instructorId} />
        <WhatHappensNext />
      </Box>
    </>
  );
};
const back = { mt: 2, mb: 1, ml: -1 };
