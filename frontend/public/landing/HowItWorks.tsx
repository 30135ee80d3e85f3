import { Box, Container, Typography } from "@mui/material";
import { howItWorksWords as words } from "./words.ts";

const steps = [
  { title: words.pickYourCoach, text: words.seeWhoTheyAre },
  { title: words.chooseADayAnd, text: words.seeEveryOpening },
  { title: words.tellUsWhatTo, text: words.hittingFieldingOrBoth },
  { title: words.showUpAndSwing, text: words.comeFiveMinutesEarly },
];

/** A seam: the curve of a ball's stitches, along which the four steps lie. */
const Seam = () => (
  <Box
    component="svg"
    viewBox="0 0 1200 120"
    preserveAspectRatio="none"
    aria-hidden
    sx={{ position: "absolute", top: 0, left: 0, width: "100%", height: 120, display: { xs: "none", md: "block" } }}
  >
    <path
      d="M0 92C260-14 420 104 620 62S1000 4 1200 84"
      fill="none"
      stroke="#c2202e"
      strokeWidth="2.500"
      opacity=".55"
    />
    <path
      d="M0 92C260-14 420 104 620 62S1000 4 1200 84"
      fill="none"
      stroke="#c2202e"
      strokeWidth="17"
      strokeDasharray="2.500 22"
      opacity=".55"
    />
  </Box>
);

export const HowItWorks = () => (
  <Box component="section" aria-labelledby="how" sx={{ bgcolor: "ground.sand", py: { xs: 7, md: 11 } }}>
    <Container maxWidth="xl">
      <Typography id="how" variant="h2">
        {words.aLessonFromHere}
      </Typography>
      <Box sx={{ position: "relative", mt: { xs: 3, md: 5 }, pt: { md: "132px" } }}>
        <Seam />
        <Box
          component="ol"
          sx={{
            listStyle: "none",
            p: 0,
            m: 0,
            display: "grid",
            gap: { xs: 3, md: 4 },
            gridTemplateColumns: { sm: "1fr 1fr", md: "repeat(4, 1fr)" },
          }}
        >
          {steps.map(({ title, text }, index) => (
            <Box component="li" key={title}>
              <Box
                aria-hidden
                sx={{
                  display: "grid",
                  placeItems: "center",
                  width: 44,
                  height: 44,
                  mb: 1.5,
                  borderRadius: "50%",
                  bgcolor: "secondary.main",
                  color: "secondary.contrastText",
                  typography: "h4",
                }}
              >
                {index + 1}
              </Box>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 0.75, color: "text.secondary", maxWidth: "32ch" }}>{text}</Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Container>
  </Box>
);
