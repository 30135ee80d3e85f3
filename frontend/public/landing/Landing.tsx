import { Box } from "@mui/material";
import { useSettings } from "../../shared/settings.ts";
import { useFocusOnArrival } from "../frame/Page.tsx";
import { useTabTitle } from "../frame/title.ts";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { LastCall } from "./LastCall.tsx";
import { Pennants } from "./Pennants.tsx";
import { WaysToTrain } from "./WaysToTrain.tsx";

const Landing = () => {
  const { productName } = useSettings();
  const heading = useFocusOnArrival();
  useTabTitle(`${productName}: baseball and softball training`);
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
