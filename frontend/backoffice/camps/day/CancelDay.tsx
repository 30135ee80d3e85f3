import BlockIcon from "@mui/icons-material/EventBusyOutlined";
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Skeleton,
  TextField,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { DayConsequencesView, dayConsequencesUrl, MoveDay } from "../../../../backend/camps/days/dayContract.ts";
import { CancelCamp } from "../../../../backend/camps/running/publishContract.ts";
import { undoSeconds } from "../../../../backend/undo/contract.ts";
import { query } from "../../../shared/api.ts";
import { counted, shortDate, shortMoney, today } from "../../../shared/formats.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { Conflicts } from "../form/Conflicts.tsx";
import type { CampVerbs } from "../verbs.ts";
import { campEndingWords, cancelDayWords as words } from "../words.ts";

type Camp = Pick<
  CampView,
  "id" | "instructorId" | "title" | "status" | "dates" | "startTime" | "endTime" | "canceledDays"
>;

/** The days of a camp that are still to come, and take place. */
const daysAhead = ({ dates, canceledDays }: Camp) =>
  dates
    .map((date, n) => ({ number: n + 1, date }))
    .filter(({ date }) => date >= today() && !canceledDays.includes(date))
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** The last day that is left isn't canceled: that ends the camp, which has a button of its own. */
const hasOthers = ({ dates, canceledDays }: Camp) => dates.length - canceledDays.length > 1;

/** Rain: one day takes place on another date, or not at all. */
export const CancelDayButton = ({ camp }: { camp: Camp }) => {
  const [isAsking, setAsking] = useState(false);
  const [first] = daysAhead(camp);
  if (camp.status !== "active" || !first) return null;
  return (
    <>
      <Button startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        {words.moveOrCancelADay}
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

export const movedLinesOf = ({ families, children }: DayConsequencesView) =>
  families === 0
    ? [words.nobodyComes]
    : [words.wellEmail(counted(families, "family", "families"), counted(children, "player")), words.nothingIsCharged];

/** Who is affected, read again for each day that is looked at. */
const DayConsequences = ({ campId, day, isMove }: { campId: string; day: string; isMove: boolean }) => {
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
      {(isMove ? movedLinesOf(data) : linesOf(data)).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
};

type How = "move" | "cancel";

const CancelDayDialog = ({ camp, first, onClose }: { camp: Camp; first: string; onClose: () => void }) => {
  const [day, setDay] = useState(first);
  const [how, setHow] = useState<How>("move");
  const isMove = how === "move";
  const { control, dialog, form } = useActForm(
    isMove ? MoveDay : CancelCamp,
    { reason: "", to: "" },
    ({ cancelDay, moveDay }: CampVerbs) =>
      ({ reason, to }) =>
        isMove ? moveDay({ campId: camp.id, day, to, reason }) : cancelDay({ campId: camp.id, day, reason }),
    isMove
      ? { done: words.dayMoved, meaning: words.wellEmailEveryFamily, failed: words.failedToMoveTheDay }
      : { done: words.dayCanceled, meaning: words.wellEmailEveryFamily, failed: words.failedToCancelTheDay },
    { sent: onClose, undoable: () => camp.id },
  );
  const to = useWatch({ control, name: "to" });
  return (
    <FormDialog
      title={words.moveOrCancelNamed(camp.title)}
      action={isMove ? words.moveDay : words.cancelDay}
      cancel={words.keepDay}
      danger={!isMove}
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
            {words.dayAndDate(number, shortDate(date))}
          </option>
        ))}
      </TextField>
      {hasOthers(camp) && (
        <FormControl component="fieldset">
          <FormLabel component="legend">{words.whatHappens}</FormLabel>
          <RadioGroup
            value={how}
            onChange={(_, value) => {
              setHow(value === "move" ? "move" : "cancel");
              form.clearErrors();
            }}
          >
            <FormControlLabel value="move" control={<Radio />} label={words.moveIt} />
            <FormControlLabel value="cancel" control={<Radio />} label={words.cancelIt} />
          </RadioGroup>
        </FormControl>
      )}
      {isMove && (
        <>
          <FormField
            control={control}
            name="to"
            type="date"
            label={words.newDate}
            required
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: plusDays(today(), 1) } }}
          />
          <Conflicts
            draft={{ startDate: to, endDate: to, startTime: camp.startTime, endTime: camp.endTime }}
            instructorId={camp.instructorId}
            campId={camp.id}
          />
        </>
      )}
      <DayConsequences campId={camp.id} day={day} isMove={isMove} />
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
        {isMove ? words.itKeepsItsNumber(undoSeconds) : words.nobodyRegistersForIt(undoSeconds)}
      </Typography>
    </FormDialog>
  );
};
