import ApproachIcon from "@mui/icons-material/ArchitectureOutlined";
import HeadIcon from "@mui/icons-material/PsychologyOutlined";
import TeamIcon from "@mui/icons-material/GroupsOutlined";
import { Avatar, Box, Button, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ServiceType } from "../../../backend/clinics/contract.ts";
import { useSettings } from "../../shared/settings.ts";
import { Page } from "../frame/Page.tsx";
import { useAwake } from "../waking/rendered.ts";
import { coachingCredentialsPageWords as words } from "./words.ts";

const formUrl = (service?: ServiceType) => `/camps-clinics?showForm=true${service ? `&service=${service}` : ""}`;
const threeColumns = { mt: 3, display: "grid", gap: 3, gridTemplateColumns: { md: "repeat(3, 1fr)" } } as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Box>
);

const Coach = () => {
  const awake = useAwake(); // a pre-rendered page knows no photo
  const { coach } = useSettings();
  return (
    <Card
      sx={{
        mt: 4,
        p: { xs: 3, md: 5 },
        display: "grid",
        gap: { xs: 3, md: 5 },
        alignItems: "center",
        gridTemplateColumns: { sm: "auto 1fr" },
      }}
    >
      <Avatar
        variant="rounded"
        alt=""
        src={(awake && coach.photo) || "/portraits/coach.svg"}
        sx={{ width: { xs: 120, md: 200 }, height: { xs: 120, md: 200 }, borderRadius: "16px", bgcolor: "ground.sand" }}
      />
      <Box>
        <Typography variant="h2">{coach.name}</Typography>
        <Typography sx={{ mt: 1.5, maxWidth: "60ch", whiteSpace: "pre-line" }}>{coach.text}</Typography>
        <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5, "& > *": { flexGrow: { xs: 1, sm: 0 } } }}>
          <Button component={Link} to={formUrl()} variant="contained" color="stitch" size="large">
            {words.requestCoachingClinic}
          </Button>
          <Button component={Link} to="/camps-clinics" variant="outlined" size="large">
            {words.viewTrainingCamps}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};

const years = ["2015", "2016", "2018", "2019", "2022", "2023", "2024"];

/** A base path: across on a desk, down on a phone. */
const Timeline = () => (
  <Box
    component="ol"
    sx={{
      listStyle: "none",
      m: 0,
      mt: 4,
      p: 0,
      display: "grid",
      gridTemplateColumns: { md: "repeat(7, 1fr)" },
    }}
  >
    {years.map((year, n) => (
      <Box
        component="li"
        key={year}
        sx={{
          position: "relative",
          display: "flex",
          flexDirection: { xs: "row", md: "column" },
          alignItems: { xs: "center", md: "start" },
          gap: { xs: 2, md: 1.5 },
          pb: { xs: n < years.length - 1 ? 2 : 0, md: 0 },
          "&::before": {
            content: '""',
            flex: "none",
            width: 20,
            height: 20,
            bgcolor: "secondary.main",
            transform: "rotate(45deg)",
            borderRadius: "3px",
            zIndex: 1,
          },
          ...(n < years.length - 1 && {
            "&::after": {
              content: '""',
              position: "absolute",
              bgcolor: "divider",
              left: { xs: 9, md: 20 },
              top: { xs: 24, md: 9 },
              width: { xs: 2, md: "calc(100% - 20px)" },
              height: { xs: "100%", md: 2 },
            },
          }),
        }}
      >
        <Typography component="span" sx={{ fontWeight: 800, fontSize: { xs: 20, md: 22 } }}>
          {year}
        </Typography>
      </Box>
    ))}
  </Box>
);

const approach = [
  { icon: <TeamIcon />, title: words.teamChemistry, text: words.playersWhoTrust },
  { icon: <ApproachIcon />, title: words.fundamentals, text: words.theRoutinePlay },
  { icon: <HeadIcon />, title: words.mentalPreparation, text: words.aPlanBefore },
];

const services: readonly { type: ServiceType; title: string; text: string }[] = [
  { type: "board-meeting", title: words.boardSupportSession, text: words.yourBoardAndUs },
  { type: "coaching-clinic", title: words.coachesClinic, text: words.yourCoachesLeave },
  { type: "camp", title: words.oneDayMiniCamp, text: words.yourPlayersGet },
];

/** Who comes to a league's field, and what for. */
const CoachingCredentialsPage = () => (
  <Page title={words.coachingCredentials} intro={words.whoComesToYour}>
    <Coach />
    <Part title={words.sevenWorldSeriesAppearances}>
      <Timeline />
    </Part>
    <Part title={words.howWeCoach}>
      <Box sx={threeColumns}>
        {approach.map(({ icon, title, text }) => (
          <Box key={title}>
            <Box aria-hidden sx={{ color: "primary.main", "& svg": { fontSize: 32 } }}>
              {icon}
            </Box>
            <Typography variant="h3" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 1, color: "text.secondary" }}>{text}</Typography>
          </Box>
        ))}
      </Box>
    </Part>
    <Part title={words.whatWeBring}>
      <Box sx={threeColumns}>
        {services.map(({ type, title, text }) => (
          <Card key={type} sx={{ p: 3, display: "flex", flexDirection: "column", alignItems: "start" }}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 1, mb: 2, color: "text.secondary" }}>{text}</Typography>
            <Button component={Link} to={formUrl(type)} variant="outlined" sx={{ mt: "auto" }}>
              {words.request(title)}
            </Button>
          </Card>
        ))}
      </Box>
    </Part>
  </Page>
);
export default CoachingCredentialsPage;
