import AddIcon from "@mui/icons-material/Add";
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Skeleton } from "@mui/material";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { useState } from "react";
import { useGetList } from "react-admin";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { PublishSlot, type SlotView } from "../../../backend/scheduling/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { checkedBy } from "../data/useActForm.ts";
import { Page } from "../frame/Page.tsx";
import { Cleared } from "../overview/Cleared.tsx";
import { AddSlotDialog } from "./AddSlotDialog.tsx";
import { allSlots } from "./allSlots.ts";
import { SlotCard } from "./SlotCard.tsx";
import { newSlot, type SlotDraft } from "./slotDraft.ts";
import { WeekBoard } from "./WeekBoard.tsx";
import { availabilityWords as words } from "./words.ts";

const lead = words.theWeeklyTimesPlayers;

const Availability = () => {
  const { data: slots, error, refetch } = useGetList<SlotView>("slots", allSlots);
  const [address] = useSearchParams();
  const [adding, setAdding] = useState(address.has("add"));
  const form = useForm<SlotDraft>({
    resolver: checkedBy(PublishSlot),
    defaultValues: newSlot(),
  });

  const add = (day?: number) => {
    if (day !== undefined) form.setValue("dayOfWeek", String(day));
    setAdding(true);
  };
  const valid = slots?.filter(({ isActive }) => isActive) ?? [];
  const ended = slots?.filter(({ isActive }) => !isActive) ?? [];
  return (
    <Page
      wide
      title={words.availability}
      back={{ to: "/schedule", label: words.schedule }}
      lead={lead}
      actions={
        <>
          {/* Pages of the site: full page loads. */}
          <Button href="/schedule-builder">{words.scheduleBuilder}</Button>
          <Button href="/scheduling">{words.lessonScheduling}</Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => add()}>
            {words.addAvailability}
          </Button>
        </>
      }
    >
      {error && <Problem title={words.failedToFetchAvailability} error={error} onRetry={() => void refetch()} />}
      {!slots && !error && <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />}
      {slots && valid.length === 0 && (
        <Empty
          picture={<Cleared />}
          title={words.playersCannotBookYou}
          text={words.addTheHoursYou}
          action={
            <Button variant="contained" color="stitch" onClick={() => add()}>
              {words.addYourFirstTime}
            </Button>
          }
        />
      )}
      {valid.length > 0 && <WeekBoard slots={valid} onAdd={add} />}
      {ended.length > 0 && (
        <Accordion
          elevation={0}
          sx={{ mt: 4, border: 1, borderColor: "divider", borderRadius: "16px", "&::before": { display: "none" } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{words.endedTimesCount(ended.length)}</AccordionSummary>
          <AccordionDetails
            sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" }}
          >
            {ended.map((slot) => (
              <Box key={slot.id}>
                <SlotCard slot={slot} named />
              </Box>
            ))}
          </AccordionDetails>
        </Accordion>
      )}
      <AddSlotDialog open={adding} form={form} onClose={() => setAdding(false)} />
    </Page>
  );
};
export default Availability;
