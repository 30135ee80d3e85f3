import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import {
  copyDayUrl,
  DayCopied,
  dayNames,
  mondayFirst,
  type SlotView,
} from "../../../../backend/scheduling/contract.ts";
import { fitting } from "../../../../backend/scheduling/overlapRule.ts";
import { ApiError, command, Withheld } from "../../../shared/api.ts";
import { today } from "../../../shared/formats.ts";
import { plusDays } from "../../../shared/scheduling/calendar.ts";
import { useChange } from "../../../shared/scheduling/useChange.ts";
import { undoIn, useUndo } from "../../../shared/Undo.tsx";
import { undoOf } from "../../../shared/undos.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { copyDayWords as words } from "../words.ts";
import { daysInWords, slotCount } from "./CopiedNotice.tsx";

/** What copying a day would add, and what it would leave out. */
const copiesOf = (slots: readonly SlotView[], dayOfWeek: number, now = today()) =>
  fitting(
    mondayFirst
      .filter((day) => day !== dayOfWeek)
      .flatMap((day) =>
        slots
          .filter((slot) => slot.dayOfWeek === dayOfWeek)
          .map((slot) => ({
            ...slot,
            dayOfWeek: day,
            validFrom: now,
            validUntil: plusDays(now, slot.weeksDuration * 7),
          })),
      ),
    slots,
  );

type Props = {
  dayOfWeek: number;
  instructorId: string;
  slots: readonly SlotView[]; // of the whole week
  onCopied: (told: DayCopied) => void;
  onUndone: () => unknown;
};

/** Says what it would add before it does. */
export const CopyDayButton = ({ dayOfWeek, instructorId, slots, onCopied, onUndone }: Props) => {
  const [asking, setAsking] = useState(false);
  const [inTheWay, setInTheWay] = useState<string | null>(null); // another coach, once the server has said so
  const close = () => {
    setAsking(false);
    setInTheWay(null);
  };
  const { undo } = useUndo(onUndone);
  const copy = useChange(
    async (day: number) => {
      const ask = inTheWay === null && { samePlace: "ask" };
      try {
        return DayCopied.parse(await command("POST", copyDayUrl, { dayOfWeek: day, instructorId, ...ask }));
      } catch (error) {
        if (!ask || !(error instanceof ApiError) || error.code !== "SamePlace") throw error;
        setInTheWay(error.said);
        throw new Withheld();
      }
    },
    {
      done: ({ copied }) => ({ title: words.dayCopied, text: words.slotsAddedToThe(slotCount(copied.length)) }),
      failed: words.failedToCopyThe,
      undo: () => undoIn(undoOf(instructorId), undo),
    },
  );
  const { fits, skipped } = copiesOf(slots, dayOfWeek);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        disabled={!slots.some((slot) => slot.dayOfWeek === dayOfWeek)}
        onClick={() => setAsking(true)}
      >
        {words.copyToAllDays}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={copy.isPending}
        title={words.copyQuestion(dayNames[dayOfWeek])}
        action={inTheWay === null ? words.copyToAllDays : words.copyAnyway}
        onConfirm={() =>
          copy.mutate(dayOfWeek, {
            onSuccess: onCopied,
            onSettled: (_, error) => !(error instanceof Withheld) && close(),
          })
        }
        onClose={close}
      >
        {fits.length > 0 ? words.adds(slotCount(fits.length)) : words.addsNothing}
        <Times label={words.added} times={fits} />
        {skipped.length > 0 && words.skipsBecause}
        <Times label={words.skipped} times={skipped} />
        {inTheWay !== null && (
          <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
            {inTheWay}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
};

const Times = ({ label, times }: { label: string; times: readonly SlotView[] }) =>
  times.length > 0 && (
    <Box component="ul" aria-label={label} sx={{ mt: 0.5, mb: 1.5, pl: 2.5 }}>
      {daysInWords(times).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
