import { Box, Typography } from "@mui/material";
import { useGetOne } from "react-admin";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { dollarsOf, seriesPrice } from "../../../../backend/lessons/payingRule.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { type Schedule, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { settings } from "../../../shared/settings.ts";
import { tabular } from "../../../shared/theme.ts";
import { priceAndPlaceWords as words } from "../words.ts";
import { termsAt } from "./bookingTimes.ts";

type Props = { schedule: Schedule; dates: readonly string[]; time: string };

/** What the lessons cost and where they are, once that is known. */
export const PriceAndPlace = ({ schedule, dates, time }: Props) => {
  const { data: slots } = useSlots(schedule);
  const { data: instructor } = useGetOne<InstructorView>("instructors", { id: schedule.instructorId });
  if (!slots || !instructor) return null;
  const instantOf = instantIn(settings().facility.timeZone);
  const terms = dates.map((date) => termsAt({ date, time }, { slots, instructor, instantOf }));
  const prices = terms.map(({ price }) => price);
  const [one = ""] = prices;
  return (
    <Box aria-live="polite" sx={{ ...tabular, overflowWrap: "anywhere" }}>
      <Typography sx={{ fontWeight: 700 }}>
        {terms.length > 1 ? words.lessonsFor(terms.length, seriesPrice(prices)) : words.priceOf(dollarsOf(one))}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>
        {words.where([...new Set(terms.map(({ location }) => location))].join(" · "))}
      </Typography>
    </Box>
  );
};
