import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { NotOpenYet } from "./NotOpenYet.tsx";
import { coachingCredentialsPageWords as words } from "./words.ts";

const CoachingCredentialsPage = () => (
  <NotOpenYet
    title={words.coachingCredentials}
    intro={words.whoComesToYour}
    picture="/scenes/diamond.svg"
    what={words.thisPageIsComing}
    subject={words.coachingCredentialsSubject}
  >
    {words.ourCoachesExperience}
    <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button component={Link} to="/camps-clinics?showForm=true" variant="contained" color="stitch">
        {words.requestCoachingClinic}
      </Button>
      <Button component={Link} to="/camps-clinics" variant="outlined">
        {words.viewTrainingCamps}
      </Button>
    </Box>
  </NotOpenYet>
);
export default CoachingCredentialsPage;
