import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Button } from "@mui/material";
import { Link } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { Page } from "../../frame/Page.tsx";
import { InstructorGrid } from "./InstructorGrid.tsx";
import { instructorsPageWords as words } from "../words.ts";

const BackToHome = () => (
  <Button component={Link} to="/" startIcon={<ArrowBackIcon />} sx={{ mt: 2, ml: -1 }}>
    {words.backToHome}
  </Button>
);

const ViewSchedule = ({ instructor }: { instructor: InstructorView }) => (
  <Button
    component={Link}
    to={`/schedule?instructorId=${encodeURIComponent(instructor.id)}`}
    variant="contained"
    aria-label={words.viewScheduleBookOf(fullName(instructor.user))}
  >
    {words.viewScheduleBook}
  </Button>
);

const InstructorsPage = () => (
  <Page
    title={words.instructors}
    heading={words.meetOurProfessionalInstructors}
    intro={words.spendAnHour}
    maxWidth="xl"
  >
    <BackToHome />
    <InstructorGrid
      emptyText={words.checkBackSoonFor}
      emptyAction={
        <Button component={Link} to="/" variant="contained">
          {words.backToHome}
        </Button>
      }
      Action={ViewSchedule}
    />
  </Page>
);
export default InstructorsPage;
