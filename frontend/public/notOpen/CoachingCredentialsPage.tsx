import { Box, Button, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSettings } from "../../shared/settings.ts";
import { ContactButtons } from "../frame/ContactButtons.tsx";
import { Page } from "../frame/Page.tsx";
import { coachingCredentialsPageWords as words, notOpenYetWords as notOpen } from "./words.ts";

type Props = { title: string; intro: string; picture: string; what: string; subject: string; children: ReactNode };

/** Says that this is not available yet, whom to ask, and what can be done meanwhile. */
const NotOpenYet = ({ title, intro, picture, what, subject, children }: Props) => {
  const { facility } = useSettings();
  return (
    <Page title={title} intro={intro}>
      <Card sx={{ mt: 4, display: "grid", gridTemplateColumns: { md: "1fr 1.1fr" } }}>
        <Box
          component="img"
          src={picture}
          alt=""
          width={640}
          height={420}
          sx={{
            width: "100%",
            height: "100%",
            objectFit: "cover",
            display: "block",
            aspectRatio: { xs: "640 / 420", md: "auto" },
          }}
        />
        <Box sx={{ p: { xs: 3, md: 5 } }}>
          <Typography variant="h2">{what}</Typography>
          <Box sx={{ mt: 2, color: "text.secondary" }}>{children}</Box>
          <Typography sx={{ mt: 2 }}>{notOpen.untilThenReach(facility.name || notOpen.us)}</Typography>
          <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <ContactButtons subject={subject} isFirst />
          </Box>
          <Typography sx={{ mt: 4 }}>{notOpen.whatYouCanDo}</Typography>
          <Button component={Link} to="/book-lesson" sx={{ mt: 1, ml: -1.5 }} size="large">
            {notOpen.bookAOneHour}
          </Button>
        </Box>
      </Card>
    </Page>
  );
};

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
