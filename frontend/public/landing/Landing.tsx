import { Box } from "@mui/material";
import { useEffect } from "react";
import { useSettings } from "../../shared/settings.ts";
import { useFocusOnArrival } from "../frame/Page.tsx";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { LastCall } from "./LastCall.tsx";
import { Pennants } from "./Pennants.tsx";
import { WaysToTrain } from "./WaysToTrain.tsx";

const Landing = () => {
  const { productName } = useSettings();
  const heading = useFocusOnArrival();
  useEffect(() => {
    document.title = `${productName}: baseball and softball training`;
  }, [productName]);
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
