import { Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router";
import { ContactButtons } from "../frame/ContactButtons.tsx";

/** Whom to ask, and how a clinic comes to one's own field. */
export const ClinicContact = ({ onRequest }: { onRequest: () => void }) => (
  <Card
    component="section"
    aria-labelledby="own-field"
    sx={{ mt: { xs: 5, md: 7 }, p: { xs: 3, md: 5 }, bgcolor: "ground.sand", borderColor: "transparent" }}
  >
    <Typography variant="h2" id="own-field">
      A clinic at your own field?
    </Typography>
    <Typography sx={{ mt: 1, maxWidth: "60ch" }}>
      We come to leagues, schools and clubs: for their players, their coaches or their board. Read about{" "}
      <Anchor component={Link} to="/coaching-credentials">
        our coaching credentials
      </Anchor>
      , or tell us what you have in mind.
    </Typography>
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5, "& > *": { flexGrow: { xs: 1, sm: 0 } } }}>
      <Button variant="contained" color="stitch" onClick={onRequest}>
        Request Clinic
      </Button>
      <ContactButtons subject="Camps and clinics" />
    </Box>
  </Card>
);
