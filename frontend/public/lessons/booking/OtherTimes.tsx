import { Alert, AlertTitle, Box, Button } from "@mui/material";
import { clock, shortDate, today } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { nearestFreeTimes, type Offer, type Time } from "./freeTimes.ts";

type Props = {
  why: string;
  offer: Offer;
  refused: { date: string; time: string };
  onChoose: (time: Time) => void;
  onMore: () => void;
};

/** The chosen time cannot be had: why, and the free times nearest to it. */
export const OtherTimes = ({ why, offer, refused, onChoose, onMore }: Props) => {
  const others = nearestFreeTimes(refused, 5, offer, today());
  return (
    <Alert severity="warning" variant="outlined" sx={{ bgcolor: "background.paper", alignItems: "start" }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{why}</AlertTitle>
      {others.length ? "These times are free. What you typed stays." : "There is no other free time at the moment."}
      <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1, ...tabular }}>
        {others.map((time) => (
          <Button key={time.slotId + time.date} variant="outlined" color="inherit" onClick={() => onChoose(time)}>
            {shortDate(time.date)}, {clock(time.startTime)}
          </Button>
        ))}
        <Button color="inherit" onClick={onMore}>
          All times
        </Button>
      </Box>
    </Alert>
  );
};
