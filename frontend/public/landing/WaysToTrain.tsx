import { Box, Container, Typography } from "@mui/material";
import { Link } from "react-router";
import { waysToTrainWords as words } from "./words.ts";

const ways = [
  {
    picture: "/scenes/swing.svg",
    title: words.hitting,
    text: words.buildASwingThat,
    to: "/book-lesson",
    next: words.bookAHittingLesson,
  },
  {
    picture: "/scenes/diamond.svg",
    title: words.fielding,
    text: words.firstStepFootworkClean,
    to: "/book-lesson",
    next: words.bookAFieldingLesson,
  },
  {
    picture: "/scenes/video.svg",
    title: words.videoAnalysis,
    text: words.filmASwingSend,
    to: "/subscribe",
    next: words.aboutTheMembership,
  },
];

export const WaysToTrain = () => (
  <Container component="section" aria-labelledby="ways" maxWidth="xl" sx={{ py: { xs: 7, md: 11 } }}>
    <Typography id="ways" variant="h2">
      {words.threeWaysToGet}
    </Typography>
    <Box sx={{ mt: { xs: 3, md: 5 }, display: "grid", gap: 3, gridTemplateColumns: { md: "repeat(3, 1fr)" } }}>
      {ways.map(({ picture, title, text, to, next }) => (
        <Box
          key={title}
          sx={{
            display: "flex",
            flexDirection: "column",
            overflow: "hidden",
            borderRadius: "16px",
            border: "1px solid",
            borderColor: "divider",
            bgcolor: "background.paper",
          }}
        >
          <Box
            component="img"
            src={picture}
            alt=""
            width={640}
            height={420}
            loading="lazy"
            sx={{ display: "block", width: "100%", height: "auto", aspectRatio: "640 / 420" }}
          />
          <Box sx={{ p: 3, display: "flex", flexDirection: "column", flexGrow: 1, alignItems: "start" }}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 1, mb: 2, color: "text.secondary" }}>{text}</Typography>
            <Box
              component={Link}
              to={to}
              sx={{ mt: "auto", py: 1, color: "primary.main", fontWeight: 700, textUnderlineOffset: "0.25em" }}
            >
              {next}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
    <Typography sx={{ mt: 3, "& a": { color: "primary.main", fontWeight: 700 } }}>
      {words.lookingForATeam} <Link to="/find-team">{words.findATeam}</Link> {words.or}{" "}
      <Link to="/create-team">{words.createATeam}</Link>
    </Typography>
    <Typography sx={{ mt: 1, "& a": { color: "primary.main", fontWeight: 700 } }}>
      {words.trainingCoaches} <Link to="/coaching-credentials">{words.seeCredentials}</Link>
    </Typography>
  </Container>
);
