import AddIcon from "@mui/icons-material/Add";
import { Button, Skeleton } from "@mui/material";
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
      {slots?.length === 0 && (
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
      {slots && slots.length > 0 && <WeekBoard slots={slots} onAdd={add} />}
      <AddSlotDialog open={adding} form={form} instructorId={chosen} onClose={() => setAdding(false)} />
    </ScheduleTab>
  );
};
export default Availability;
