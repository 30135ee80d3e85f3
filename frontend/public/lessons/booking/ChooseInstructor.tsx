import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { InstructorGrid } from "../../accounts/instructors/InstructorGrid.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useCustomRequestStep } from "./customRequestStep.ts";
import { useSelection } from "./useSelection.ts";

const Choose = ({ instructor: { id, user } }: { instructor: InstructorView }) => {
  const { choose } = useSelection();
  return (
    <Button variant="contained" onClick={() => choose({ instructorId: id })} aria-label={`Choose ${fullName(user)}`}>
      Choose {user.firstName ?? "instructor"}
    </Button>
  );
};

const NobodyHere = () => {
  const { open } = useCustomRequestStep();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
      <Button variant="contained" onClick={() => open()}>
        Ask for a custom lesson
      </Button>
      <Button component={Link} to="/" variant="outlined">
        Back to Home
      </Button>
    </Box>
  );
};

export const ChooseInstructor = ({ arriving }: { arriving: boolean }) => (
  <>
    <StepHeading arriving={arriving}>Who would you like to train with?</StepHeading>
    <InstructorGrid
      emptyText="Please check back later for available instructors."
      emptyAction={<NobodyHere />}
      Action={Choose}
    />
  </>
);
