import { Box, Card, CardActionArea, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { CampDayView, campDayUrl } from "../../../../backend/camps/days/dayContract.ts";
import { dayNumber } from "../../../../backend/camps/daysRule.ts";
import { query } from "../../../shared/api.ts";
import { today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { Section } from "../../frame/Section.tsx";
import { place } from "../../place.ts";
import { campDayPath } from "../addresses.ts";
import { TapsNotice } from "../day/TapsNotice.tsx";
import { type Tap, withTaps } from "../day/taps.ts";
import { useTaps } from "../day/useTaps.ts";
import { campHours, campTodayWords as words, failedToFetchCamps } from "../words.ts";
import { useActiveCamps } from "./useActiveCamps.ts";

/** The camps of today, each one tap away. What was tapped on their screens without a connection is sent from here, too. */
const CampToday = () => {
  const { data: camps = [], isLoading, error, refetch } = useActiveCamps();
  const { waiting, refused, isStalled } = useTaps();
  const now = camps.filter((camp) => dayNumber(camp, today()) !== undefined);
  // Admins have all camps further down, with what went wrong.
  if (error && place === "instructor")
    return <Problem title={failedToFetchCamps} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <TapsNotice waiting={waiting.length} refused={refused} isOffline={isStalled && waiting.length > 0} />
      {isLoading && <Box sx={unmoved} />}
      {now.length > 0 && (
        <Section title={words.today}>
          <Box sx={{ display: "grid", gap: 2 }}>
            {now.map((camp) => (
              <Camp key={camp.id} camp={camp} waiting={waiting} />
            ))}
          </Box>
        </Section>
      )}
    </>
  );
};
export default CampToday;

/** Acts further down would move under a thumb as a camp comes above them: they show once that is known. */
const unmoved = { "& ~ * ul": { visibility: "hidden" } };

const Camp = ({ camp, waiting }: { camp: CampView; waiting: readonly Tap[] }) => {
  const url = campDayUrl(camp.id, today());
  const { data } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, CampDayView, { signal }),
    refetchOnMount: "always",
  });
  const players = data && withTaps(data, waiting).players;
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={campDayPath(camp.id)}
        sx={{ p: 2, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}
      >
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Typography variant="h3">{camp.title}</Typography>
          <Typography sx={{ color: "text.secondary" }}>
            {[words.dayOf(dayNumber(camp, today())!, camp), campHours(camp), camp.location].join(" · ")}
          </Typography>
        </Box>
        <Typography sx={{ ...tabular, fontWeight: 650, minHeight: "1.55em" }}>
          {players && words.hereOf(players.filter(({ state }) => state === "here").length, players.length)}
        </Typography>
      </CardActionArea>
    </Card>
  );
};
