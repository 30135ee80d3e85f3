import { Box, Button } from "@mui/material";
import { Link } from "react-router";
import { NotOpenYet } from "./NotOpenYet.tsx";

const CoachingCredentialsPage = () => (
  <NotOpenYet
    title="Coaching Credentials"
    intro="Who comes to your field, and what they have done in the game."
    picture="/scenes/diamond.svg"
    what="This page is being written"
    subject="Coaching credentials"
  >
    Our coaches’ experience, and what they offer leagues and clubs, will stand here. You can already ask for a clinic,
    and meet the instructors who teach here.
    <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button component={Link} to="/camps-clinics?showForm=true" variant="contained" color="stitch">
        Request Coaching Clinic
      </Button>
      <Button component={Link} to="/camps-clinics" variant="outlined">
        View Training Camps
      </Button>
    </Box>
  </NotOpenYet>
);
export default CoachingCredentialsPage;
