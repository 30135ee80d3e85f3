import { Button } from "@mui/material";
import { Link } from "react-router";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { fullName } from "../../shared/formats.ts";
import { InstructorGrid } from "../instructors/InstructorGrid.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useSelection } from "./useSelection.ts";

const Choose = ({ instructor: { id, user } }: { instructor: InstructorView }) => {
  const { choose } = useSelection();
  return (
    <Button variant="contained" onClick={() => choose({ instructorId: id })} aria-label={`Choose ${fullName(user)}`}>
      Choose {user.firstName ?? "instructor"}
    </Button>
  );
};

export const ChooseInstructor = ({ arriving }: { arriving: boolean }) => (
  <>
    <StepHeading arriving={arriving}>Who would you like to train with?</StepHeading>
    <InstructorGrid
      emptyText="Please check back later for available instructors."
      emptyAction={
        <Button component={Link} to="/" variant="contained">
          Back to Home
        </Button>
      }
      Action={Choose}
    />
  </>
);
