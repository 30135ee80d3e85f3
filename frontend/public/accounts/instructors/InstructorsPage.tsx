import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Button } from "@mui/material";
import { Link } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Page } from "../../frame/Page.tsx";
import { InstructorGrid } from "./InstructorGrid.tsx";

const BackToHome = () => (
  <Button component={Link} to="/" startIcon={<ArrowBackIcon />} sx={{ mt: 2, ml: -1 }}>
    Back to Home
  </Button>
);

const ViewSchedule = ({ instructor }: { instructor: InstructorView }) => (
  <Button
    component={Link}
    to={`/schedule?instructorId=${encodeURIComponent(instructor.id)}`}
    variant="contained"
    aria-label={`View Schedule & Book: ${fullName(instructor.user)}`}
  >
    View Schedule & Book
  </Button>
);

const InstructorsPage = () => (
  <Page
    title="Instructors"
    heading="Meet Our Professional Instructors"
    intro="An hour with one of them is an hour about your game."
    maxWidth="xl"
  >
    <BackToHome />
    <InstructorGrid
      emptyText="Check back soon for our professional hitting instructors."
      emptyAction={
        <Button component={Link} to="/" variant="contained">
          Back to Home
        </Button>
      }
      Action={ViewSchedule}
    />
  </Page>
);
export default InstructorsPage;
