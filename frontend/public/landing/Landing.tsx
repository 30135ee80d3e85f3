import { Box, Button, Container, Typography } from "@mui/material";
import { Link } from "react-router";
import { useSettings } from "../../shared/settings.ts";
import { useFocusOnArrival } from "../frame/Page.tsx";
import { useTabTitle } from "../frame/title.ts";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { Pennants } from "./Pennants.tsx";
import { WaysToTrain } from "./WaysToTrain.tsx";
import { landingWords as words } from "./words.ts";

const LastCall = () => (
  <Container component="section" aria-labelledby="cage" maxWidth="xl" sx={{ py: { xs: 7, md: 11 } }}>
    <Box
      sx={{ display: "grid", gap: { xs: 3, md: 7 }, alignItems: "center", gridTemplateColumns: { md: "1.1fr 1fr" } }}
    >
      <Box
        component="img"
        src="/scenes/cage.svg"
        alt=""
        width={640}
        height={420}
        loading="lazy"
        sx={{ width: "100%", height: "auto", aspectRatio: "640 / 420", borderRadius: "16px", display: "block" }}
      />
      <Box>
        <Typography id="cage" variant="h2">
          {words.theCageIsLit}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, color: "text.secondary", maxWidth: "46ch" }}>
          {words.meetTheCoachesWho}
        </Typography>
        <Button component={Link} to="/instructors" variant="contained" size="large" sx={{ mt: 3 }}>
          {words.meetOurInstructors}
        </Button>
      </Box>
    </Box>
  </Container>
);

const Landing = () => {
  const { productName } = useSettings();
  const heading = useFocusOnArrival();
  useTabTitle(words.productNameBaseballAnd(productName));
  return (
    <Box>
      <Hero heading={heading} />
      <WaysToTrain />
      <HowItWorks />
      <Pennants />
      <LastCall />
    </Box>
  );
};
export default Landing;
