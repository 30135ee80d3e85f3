import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import type { CampView } from "../../../../backend/camps/contract.ts";
import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { money } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { useMe } from "../../access/me.ts";
import { campCreation, campDetails, editCamp } from "../addresses.ts";
import { FillBar } from "../FillBar.tsx";
import {
  campDates,
  campTypeLabel,
  coachName,
  facilityCampsWords as words,
  failedToFetchCamps,
  moneyWords,
  spotsInWords,
} from "../words.ts";
import { Section } from "../../frame/Section.tsx";
import { useRevenue } from "../money/useRevenue.ts";
import { campStatistics, spotsOnCard } from "./campStatistics.ts";
import { useActiveCamps } from "./useActiveCamps.ts";

const shown = 6;

/** The active camps, their registrations and their revenue; instructors see their own. */
const FacilityCamps = () => {
  const me = useMe();
  const camps = useActiveCamps();
  const revenue = useRevenue();
  const error = camps.error ?? revenue.error;
  const retry = () => void Promise.all([camps.refetch(), revenue.refetch()]);
  return (
    <Section
      title={me.role === "admin" ? words.camps : words.yourCamps}
      more={
        <Button size="small" href={campCreation}>
          {words.createNewCamp}
        </Button>
      }
    >
      {error ? (
        <Problem title={failedToFetchCamps} error={error} onRetry={retry} />
      ) : !camps.data || !revenue.data ? (
        <Skeleton variant="rounded" height={220} sx={{ borderRadius: "16px" }} />
      ) : camps.data.length === 0 ? (
        <Empty title={words.noCampsAvailable} text={words.noUpcomingCamps} />
      ) : (
        <>
          <Statistics {...campStatistics(camps.data, revenue.data.camps)} />
          <Box
            sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))" }}
          >
            {camps.data.slice(0, shown).map((camp) => (
              <CampCard
                key={camp.id}
                camp={camp}
                brings={revenue.data.camps.find(({ campId }) => campId === camp.id)}
              />
            ))}
          </Box>
          {camps.data.length > shown && (
            <Typography sx={{ mt: 1.5, color: "text.secondary" }}>{words.more(camps.data.length, shown)}</Typography>
          )}
        </>
      )}
    </Section>
  );
};

export default FacilityCamps;

const Statistics = (sums: ReturnType<typeof campStatistics>) => (
  <Box
    component="dl"
    aria-label={words.activeCamps}
    sx={{ m: 0, mb: 2, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, ...tabular }}
  >
    {(
      [
        [words.activeCamps, sums.camps],
        [words.registered, sums.children],
        [moneyWords.revenue, money(sums.revenue)],
        [moneyWords.collected, money(sums.collected)],
        [moneyWords.outstanding, money(sums.outstanding)],
      ] as const
    ).map(([name, value]) => (
      <Box key={name}>
        <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
          {name}
        </Typography>
        <Box component="dd" sx={{ m: 0, typography: "h3" }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);

const CampCard = ({ camp, brings }: { camp: CampView; brings: CampRevenueView["camps"][number] | undefined }) => {
  const spots = spotsOnCard(camp);
  return (
    <Card component="article" sx={{ p: 2, display: "flex", flexDirection: "column", gap: 1 }}>
      <Typography variant="h3">{camp.title}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {campTypeLabel[camp.campType]} · {campDates(camp)} · {coachName(camp)}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 650, ...tabular }}>{words.registeredOf(camp.registeredCount, spots)}</Typography>
        <FillBar taken={camp.registeredCount} of={spots} />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {spotsInWords(camp)}
        </Typography>
      </div>
      <Typography variant="body2" sx={tabular}>
        {words.sums(money(brings?.revenue ?? 0), money(brings?.collected ?? 0), money(brings?.outstanding ?? 0))}
      </Typography>
      <Box sx={{ display: "flex", gap: 1, mt: "auto", ml: -1.5 }}>
        <Button size="small" href={campDetails(camp.id)} aria-label={words.detailsOf(camp.title)}>
          {words.details}
        </Button>
        <Button size="small" href={editCamp(camp.id)} aria-label={words.editNamed(camp.title)}>
          {words.edit}
        </Button>
      </Box>
    </Card>
  );
};
