import AddIcon from "@mui/icons-material/Add";
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Skeleton } from "@mui/material";
import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useGetList } from "react-admin";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import { availabilityOf, PublishSlot, SlotView } from "../../../backend/scheduling/contract.ts";
import { query } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { checkedBy } from "../data/useActForm.ts";
import { Cleared } from "../overview/Cleared.tsx";
import { allSlots } from "../data/allSlots.ts";
import { AddSlotDialog } from "./AddSlotDialog.tsx";
import { SlotCard } from "./SlotCard.tsx";
import { ChooseWhose, ScheduleTab } from "./ScheduleTab.tsx";
import { newSlot, type SlotDraft } from "./slotDraft.ts";
import { WeekBoard } from "./WeekBoard.tsx";
import { availabilityWords as words } from "./words.ts";

/** One's own slots, or those of the instructor whom an admin chose: "" while nobody is. */
const useSlots = (chosen: string | undefined) => {
  const isOwn = chosen === undefined;
  const own = useGetList<SlotView>("slots", allSlots, { enabled: isOwn, refetchOnMount: "always" });
  const theirs = useQuery({
    queryKey: [availabilityOf(chosen ?? "")],
    queryFn: ({ signal }) => query(availabilityOf(chosen ?? ""), SlotView.array(), { signal }),
    enabled: Boolean(chosen),
    refetchOnMount: "always",
  });
  return isOwn ? own : theirs;
};

const Availability = () => {
  const [address] = useSearchParams();
  const chosen = useMe().role === "admin" ? (address.get("instructor") ?? "") : undefined;
  const isChosen = chosen !== "";
  const { data: slots, error, refetch } = useSlots(chosen);
  const [adding, setAdding] = useState(isChosen && address.has("add"));
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
    <ScheduleTab
      title={words.availability}
      lead={words.theWeeklyTimes}
      actions={
        isChosen && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => add()}>
            {words.addAvailability}
          </Button>
        )
      }
    >
      <ChooseWhose />
      {!isChosen && <Empty picture={<Cleared />} title={words.chooseAnInstructor} text={words.chooseWhose} />}
      {error && <Problem title={words.failedToFetchAvailability} error={error} onRetry={() => void refetch()} />}
      {isChosen && !slots && !error && <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />}
      {slots && valid.length === 0 && (
        <Empty
          picture={<Cleared />}
          title={chosen ? words.playersCantBookThem : words.playersCantBookYou}
          text={chosen ? words.addTheHoursTheyTeach : words.addTheHoursYouTeach}
          action={
            <Button variant="contained" color="stitch" onClick={() => add()}>
              {words.addFirstTime}
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
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{words.pastTimes(ended.length)}</AccordionSummary>
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
      <AddSlotDialog open={adding} form={form} instructorId={chosen} onClose={() => setAdding(false)} />
    </ScheduleTab>
  );
};
export default Availability;
