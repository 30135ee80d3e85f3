import CloseIcon from "@mui/icons-material/Close";
import { Box, Dialog, DialogContent, DialogTitle, IconButton, type Theme, useMediaQuery } from "@mui/material";
import { useId, useState } from "react";
import { scheduleOf, useBlocks, useSlots } from "../../../shared/scheduling/useSchedule.ts";
import { useMe } from "../../access/me.ts";
import { InstructorFilter } from "../instructors/InstructorFilter.tsx";
import { newLessonWords as words } from "../words.ts";
import { BookLessonForm, type NewLesson } from "./BookLessonForm.tsx";

/** Whoever is on the phone starts typing at once. */
const focusFirst = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>("input, [role=combobox]")?.focus();

type Props = NewLesson & { instructorId?: string | undefined; onClose: () => void };

/** A lesson that somebody phoned in. An admin says for whose calendar. */
export const NewLessonDialog = ({ instructorId, onClose, ...start }: Props) => {
  const id = useId();
  const me = useMe();
  const [chosen, setChosen] = useState(instructorId ?? "");
  const [isMissing, setMissing] = useState(false);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const schedule = scheduleOf(me, chosen);
  const { data: slots = [] } = useSlots(schedule);
  const { data: blocks = [] } = useBlocks(schedule);
  return (
    <Dialog
      open
      onClose={(_, why) => why !== "backdropClick" && onClose()}
      fullWidth
      maxWidth="xs"
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={id} sx={{ pr: 8 }}>
        {words.newLesson}
      </DialogTitle>
      <IconButton aria-label={words.close} onClick={onClose} sx={{ position: "absolute", right: 12, top: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        {me.role === "admin" && (
          <Box sx={{ pt: 1 }}>
            <InstructorFilter
              value={chosen}
              none={words.chooseAnInstructor}
              onChange={setChosen}
              required
              {...(isMissing && !chosen && { missing: words.pleaseChooseAnInstructor })}
            />
          </Box>
        )}
        <BookLessonForm
          instructorId={schedule?.instructorId}
          own={me.role !== "admin"}
          slots={slots}
          blocks={blocks}
          start={start}
          onBooked={onClose}
          onNoInstructor={() => setMissing(true)}
        />
      </DialogContent>
    </Dialog>
  );
};
