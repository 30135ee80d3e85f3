import AddIcon from "@mui/icons-material/Add";
import { Box, IconButton, Typography } from "@mui/material";
import { type PointerEvent, type ReactNode, useState } from "react";
import { clock, today } from "../../../shared/formats.ts";
import { minutesOf } from "../../../shared/scheduling/calendar.ts";
import { asClock } from "../../../shared/scheduling/slotTimes.ts";
import { wallClock } from "../../../shared/scheduling/wallClock.ts";
import { soft, tabular } from "../../../shared/theme.ts";
import { timeGridWords as words } from "../words.ts";
import type { Column } from "./entries.ts";
import { headHeight, hourHeight, minuteAt } from "./useMoving.ts";

/** A free time, and where on the screen it was chosen. */
export type FreeTime = Column & { startTime: string; endTime: string; at: { top: number; left: number } };

export type GridColumn = Column & {
  key: string;
  title: ReactNode;
  label: string; // for readers: "Wed, May 1", "Ana Delgado"
  hasLeft?: boolean; // whose it is doesn't coach anymore, so nothing can be added
};

const lessonLength = 60;
export const head = {
  position: "sticky",
  top: 0,
  zIndex: 3,
  height: headHeight,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
/** Where something would be. */
export const ghost = {
  position: "absolute",
  insetInline: 2,
  zIndex: 2,
  pointerEvents: "none",
  border: "2px dashed",
  borderColor: "primary.main",
  bgcolor: soft("primary", 20),
  color: "primary.main",
  borderRadius: "6px",
  px: 0.75,
  fontSize: "0.8125rem",
  fontWeight: 700,
  ...tabular,
} as const;

type HeadProps = { column: GridColumn; isToday: boolean; isOver: boolean; onFree: (time: FreeTime) => void };
/** Whose or which column it is, and for the keyboard, the way to what a tap on a free time offers. */
export const ColumnHead = ({ column, isToday, isOver, onFree }: HeadProps) => (
  <Box
    sx={{
      ...head,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      borderLeft: 1,
      borderLeftColor: "divider",
      pl: 1,
    }}
  >
    <Typography
      component="h3"
      sx={{
        fontSize: "0.9375rem",
        lineHeight: 1.2,
        maxHeight: "2.4em", // a name has two lines
        overflow: "hidden",
        overflowWrap: "anywhere",
        fontWeight: isToday ? 700 : 600,
        ...(isToday && { color: "primary.main" }),
        ...tabular,
      }}
    >
      {column.title}
    </Typography>
    {!isOver && (
      <IconButton
        aria-label={words.addOn(column.label)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { bottom, left } = currentTarget.getBoundingClientRect();
          const start =
            column.date === today() ? Math.min(22 * 60, Math.ceil(minutesOf(wallClock()) / 60) * 60) : 9 * 60;
          onFree({
            ...column,
            startTime: asClock(start),
            endTime: asClock(start + lessonLength),
            at: { top: bottom, left },
          });
        }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    )}
  </Box>
);

/** The column's free times: a tap takes an hour, a drag with the mouse as long as it goes. */
export const FreeCells = ({
  column,
  hours,
  onFree,
}: {
  column: GridColumn;
  hours: { from: number; until: number };
  onFree: (time: FreeTime) => void;
}) => {
  const [range, setRange] = useState<{ from: number; until: number } | null>(null);
  const minuteOf = (event: PointerEvent<HTMLElement>) =>
    minuteAt(event.clientY - event.currentTarget.getBoundingClientRect().top, hours);
  return (
    <Box
      tabIndex={-1} // what a tap opens gives the focus back here
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const from = minuteOf(event);
        setRange({ from, until: from + lessonLength });
        if (event.pointerType !== "touch") event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (!range || event.pointerType === "touch") return;
        const until = minuteOf(event) + 30;
        if (until > range.from + lessonLength || range.until > range.from + lessonLength)
          setRange({ ...range, until: Math.max(range.from + lessonLength, until) });
      }}
      onPointerCancel={() => setRange(null)}
      onPointerUp={({ clientX: left, clientY: top }: PointerEvent<HTMLElement>) => {
        if (range)
          onFree({ ...column, startTime: asClock(range.from), endTime: asClock(range.until), at: { top, left } });
        setRange(null);
      }}
      sx={{ position: "absolute", inset: 0, cursor: "copy", "&:focus-visible": { outlineOffset: -3 } }}
    >
      {range && (
        <Box
          sx={{
            ...ghost,
            top: ((range.from - hours.from) / 60) * hourHeight,
            height: ((range.until - range.from) / 60) * hourHeight,
          }}
        >
          {clock(asClock(range.from))}
        </Box>
      )}
    </Box>
  );
};
