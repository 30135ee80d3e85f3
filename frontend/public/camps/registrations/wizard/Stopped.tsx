import { Box, Button, Card, Typography } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { CampFacts } from "../../CampFacts.tsx";
import { waitlistWords } from "../../places.ts";
import type { CampStop } from "./campStop.ts";
import { stoppedWords as words } from "../../words.ts";

/** Nobody can register here: why, and where to go instead. */
export const Stopped = ({ camp, stop }: { camp: CampView; stop: CampStop }) => (
  <Card sx={{ mt: 4, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2.5 }}>
    <Typography variant="h2">{stop.title}</Typography>
    <Typography variant="subtitle1">{stop.text}</Typography>
    {stop.waitlist && camp.waitlistCount > 0 && (
      <Typography sx={{ color: "text.secondary" }}>{waitlistWords(camp)}</Typography>
    )}
    <Box sx={{ p: 2.5, borderRadius: "12px", bgcolor: "ground.sand" }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {camp.title}
      </Typography>
      <CampFacts camp={camp} />
    </Box>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {stop.waitlist && (
        <Button component={Link} to={`/camp-waitlist/${camp.id}`} variant="contained" color="stitch" size="large">
          {words.joinTheWaitlist}
        </Button>
      )}
      <Button component={Link} to="/camps-clinics" variant="outlined" color="inherit" size="large">
        {words.viewAllCamps}
      </Button>
    </Box>
  </Card>
);
