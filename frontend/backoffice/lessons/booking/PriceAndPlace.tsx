import { Box, Typography } from "@mui/material";
import { useGetOne } from "react-admin";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { dollarsOf } from "../../../../backend/payments/amountRule.ts";
import { seriesPrice } from "../../../../backend/lessons/payingRule.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { type Schedule, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { settings } from "../../../shared/settings.ts";
import { tabular } from "../../../shared/theme.ts";
import { priceAndPlaceWords as words } from "../words.ts";
import { termsAt } from "./bookingTimes.ts";

/** As typed; what is blank is as usual. */
type Agreed = { price: string; location: string };
type Props = { schedule: Schedule; dates: readonly string[]; time: string; agreed?: Agreed };
const asUsual: Agreed = { price: "", location: "" };

/** What the lessons cost and where they are, once that is known. */
export const PriceAndPlace = ({ schedule, dates, time, agreed = asUsual }: Props) => {
  const { data: slots } = useSlots(schedule);
  const { data: instructor } = useGetOne<InstructorView>("instructors", { id: schedule.instructorId });
  if (!slots || !instructor) return null;
  const instantOf = instantIn(settings().facility.timeZone);
  const terms = dates.map((date) => {
    const usual = termsAt({ date, time }, { slots, instructor, instantOf });
    const isPriced = agreed.price !== "" && Number.isFinite(Number(agreed.price));
    const price = isPriced ? Number(agreed.price).toFixed(2) : usual.price;
    return { price, location: agreed.location.trim() || usual.location };
  });
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
