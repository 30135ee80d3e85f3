import BlockIcon from "@mui/icons-material/EventBusyOutlined";
import { Box, Button, Skeleton, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { DayConsequencesView, dayConsequencesUrl } from "../../../../backend/camps/days/dayContract.ts";
import { CancelCamp } from "../../../../backend/camps/running/publishContract.ts";
import { undoSeconds } from "../../../../backend/undo/contract.ts";
import { query } from "../../../shared/api.ts";
import { counted, longDate, shortMoney, today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { CampVerbs } from "../verbs.ts";
import { campEndingWords, cancelDayWords as words } from "../words.ts";

type Camp = Pick<CampView, "id" | "title" | "status" | "startDate" | "days" | "canceledDays">;

/** The days of a camp that are still to come, and take place. */
const daysAhead = ({ startDate, days, canceledDays }: Camp) =>
  Array.from({ length: days }, (_, n) => ({
    number: n + 1,
    date: new Date(Date.parse(startDate) + n * 86_400_000).toISOString().slice(0, 10),
  })).filter(({ date }) => date >= today() && !canceledDays.includes(date));

/** Rain: one day does not take place. The last day that is left ends the camp, which has a button of its own. */
export const CancelDayButton = ({ camp }: { camp: Camp }) => {
  const [isAsking, setAsking] = useState(false);
  const [first] = daysAhead(camp);
  if (camp.status !== "active" || !first || camp.days - camp.canceledDays.length < 2) return null;
  return (
    <>
      <Button color="error" startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        {words.cancelADay}
      </Button>
      {isAsking && <CancelDayDialog camp={camp} first={first.date} onClose={() => setAsking(false)} />}
    </>
  );
};

export const linesOf = ({ families, children, paidFamilies, refundDue, lessOwed }: DayConsequencesView) => {
  if (families === 0) return [words.nobodyComes];
  const lines = [words.wellEmail(counted(families, "family", "families"), counted(children, "player"))];
  if (Number(refundDue) > 0)
    lines.push(words.refundsDue(shortMoney(refundDue), counted(paidFamilies, "family", "families")));
  if (Number(lessOwed) > 0) lines.push(words.lessOwed(shortMoney(lessOwed)));
  return lines.length > 1 ? lines : [...lines, words.nothingChanges];
};

/** Who is affected, read again for each day that is looked at. */
const DayConsequences = ({ campId, day }: { campId: string; day: string }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [dayConsequencesUrl(campId, day)],
    queryFn: ({ signal }) => query(dayConsequencesUrl(campId, day), DayConsequencesView, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (error) return <Problem title={words.failedToCheck} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5, minHeight: 64 }}>
      {linesOf(data).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

const CancelDayDialog = ({ camp, first, onClose }: { camp: Camp; first: string; onClose: () => void }) => {
  const [day, setDay] = useState(first);
  const { control, dialog } = useActForm(
    CancelCamp,
    { reason: "" },
    ({ cancelDay }: CampVerbs) =>
      ({ reason }) =>
        cancelDay({ campId: camp.id, day, reason }),
    { done: words.dayCanceled, meaning: words.wellEmailEveryFamily, failed: words.failedToCancelTheDay },
    { sent: onClose, undoable: () => camp.id },
  );
  return (
    <FormDialog
      title={words.cancelNamed(camp.title)}
      action={words.cancelDay}
      cancel={words.keepDay}
      danger
      {...dialog}
      onClose={onClose}
    >
      <TextField
        select
        label={words.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {daysAhead(camp).map(({ number, date }) => (
          <option key={date} value={date}>
            {words.dayAndDate(number, longDate(date))}
          </option>
        ))}
      </TextField>
      <DayConsequences campId={camp.id} day={day} />
      <FormField
        control={control}
        name="reason"
        label={campEndingWords.reason}
        required
        multiline
        minRows={2}
        helperText={campEndingWords.familiesSeeThisIn}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.nobodyRegistersForIt(undoSeconds)}
      </Typography>
    </FormDialog>
  );
};
