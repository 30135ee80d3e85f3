import DoneIcon from "@mui/icons-material/CheckCircleOutlined";
import { Box, Chip, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useSettings } from "../../shared/settings.ts";
import { ContactButtons } from "../frame/ContactButtons.tsx";
import { subscribePageWords as words } from "./words.ts";

const Features = () => {
  const { claims } = useSettings();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.25 }}>
      {[words.fourVideos, words.certifiedCoaches(claims.turnaround), words.annotations, words.progress].map(
        (feature) => (
          <Box component="li" key={feature} sx={{ display: "flex", gap: 1.25, alignItems: "flex-start" }}>
            <DoneIcon color="success" aria-hidden sx={{ mt: "1px" }} />
            <span>{feature}</span>
          </Box>
        ),
      )}
    </Box>
  );
};

type Props = { readonly children: ReactNode }; // the way to pay
/** What a membership gives. */
export const Offer = ({ children }: Props) => (
  <>
    <Box>
      <Chip color="secondary" size="small" label={words.mostPopular} />
    </Box>
    <Typography id="offer" variant="h2">
      {words.offer}
    </Typography>
    <Features />
    {children}
  </>
);

/** The same once more, at the end of the page. */
export const LastCall = ({ children }: Props) => (
  <Box
    component="section"
    aria-labelledby="last-call"
    sx={{ mt: { xs: 6, md: 8 }, p: { xs: 3, md: 5 }, borderRadius: "20px", bgcolor: "ground.sand" }}
  >
    <Typography id="last-call" variant="h2">
      {words.lastCall}
    </Typography>
    <Typography sx={{ mt: 1, mb: 2 }}>{words.lastCallText}</Typography>
    {children}
  </Box>
);

/** Where no cards are taken. */
export const Contact = () => (
  <Box sx={{ display: "grid", gap: 1.5 }}>
    <Typography>{words.notSoldOnline}</Typography>
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <ContactButtons subject={words.membership} isFirst />
    </Box>
  </Box>
);
