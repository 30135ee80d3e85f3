import { Box, Link } from "@mui/material";
import type { CampView } from "../../../backend/camps/contract.ts";
import { money } from "../../shared/formats.ts";
import { Fact, Facts } from "../frame/Fact.tsx";
import { campDetails } from "./addresses.ts";
import { campDates, campHours, campTypeLabel, coachName } from "./words.ts";

const texts = [
  ["playerChecklist", "What to bring"],
  ["arrivalInfo", "Arrival"],
  ["pickupInfo", "Pick-up"],
  ["safetyNotes", "Safety"],
  ["campSchedule", "Schedule"],
  ["agenda", "Agenda"],
] as const;

/** What a camp promises. */
export const CampFacts = ({ camp }: { camp: CampView }) => (
  <Facts>
    {camp.statusReason && <Fact name="Cancelled because">{camp.statusReason}</Fact>}
    <Fact name="Kind">{campTypeLabel[camp.campType]}</Fact>
    <Fact name="Dates">
      {campDates(camp)}
      {camp.days > 1 && `, ${camp.days} days`}
    </Fact>
    <Fact name="Hours">{campHours(camp)}</Fact>
    <Fact name="Location">{camp.location}</Fact>
    <Fact name="Coach">{coachName(camp)}</Fact>
    <Fact name="Ages">{camp.ageRange.replace("-", " – ")}</Fact>
    <Fact name="Price">
      {money(camp.fullCampPrice)} for the whole camp, {money(camp.dailyPrice)} a day
    </Fact>
    {camp.releaseUnpaidAfterHours !== null && (
      <Fact name="Unpaid places">Given free after {camp.releaseUnpaidAfterHours} hours</Fact>
    )}
    {camp.description && <Told name="Description" text={camp.description} />}
    {texts.map(([field, name]) => camp[field] && <Told key={field} name={name} text={camp[field]} />)}
    <Fact name="Page">
      <Link href={campDetails(camp.id)}>As parents see it</Link>
    </Fact>
  </Facts>
);

const Told = ({ name, text }: { name: string; text: string }) => (
  <Fact name={name}>
    <Box sx={{ whiteSpace: "pre-wrap" }}>{text}</Box>
  </Fact>
);
