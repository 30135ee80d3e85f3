import { Box, Container, Typography } from "@mui/material";
import { Link } from "react-router";
import { waysToTrainWords as words } from "./words.ts";

const ways = [
  {
    picture: "/scenes/swing.svg",
    title: words.hitting,
    text: words.buildASwingThat,
    to: "/book-lesson",
    then: words.bookAHittingLesson,
  },
  {
    picture: "/scenes/diamond.svg",
    title: words.fielding,
    text: words.firstStepFootworkClean,
    to: "/book-lesson",
    then: words.bookAFieldingLesson,
  },
  {
    picture: "/scenes/video.svg",
    title: words.videoAnalysis,
    text: words.filmASwingSend,
    to: "/subscribe",
    then: words.aboutTheMembership,
  },
];

const next = { py: 1, color: "primary.main", fontWeight: 700, textUnderlineOffset: "0.25em" };

export const WaysToTrain = () => (
  <Container component="section" aria-labelledby="ways" maxWidth="xl" sx={{ py: { xs: 7, md: 11 } }}>
    <Typography id="ways" variant="h2">
      {words.threeWaysToGet}
    </Typography>
    <Box sx={{ mt: { xs: 3, md: 5 }, display: "grid", gap: 3, gridTemplateColumns: { md: "repeat(3, 1fr)" } }}>
      {ways.map(({ picture, title, text, to, then }) => (
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
            <Box component={Link} to={to} sx={{ mt: "auto", ...next }}>
              {then}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
    <Typography sx={{ mt: 3 }}>
      {words.moreThanTraining}
      <Box component={Link} to="/find-team" sx={next}>
        {words.findATeam}
      </Box>
      {words.or}
      <Box component={Link} to="/create-team" sx={next}>
        {words.createATeam}
      </Box>
    </Typography>
  </Container>
);
