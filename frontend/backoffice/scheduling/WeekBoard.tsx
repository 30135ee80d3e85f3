import AddIcon from "@mui/icons-material/Add";
import { Box, IconButton, type Theme, Typography, useMediaQuery } from "@mui/material";
import type { SlotView } from "../../../backend/scheduling/contract.ts";
import { SlotCard, SlotRow } from "./Slot.tsx";
import { type Weekday, weekOf } from "./week.ts";
import { weekBoardWords as words } from "./words.ts";

type Props = { slots: SlotView[]; onAdd: (day: number) => void };

/** Seven columns on wide screens; on narrower ones the days are stacked. */
export const WeekBoard = ({ slots, onAdd }: Props) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up("lg"), { noSsr: true });
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 2.5, lg: 1 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(7, minmax(0, 1fr))" },
        alignItems: "start",
      }}
    >
      {weekOf(slots).map((weekday) => (
        <Day key={weekday.day} {...weekday} wide={wide} onAdd={() => onAdd(weekday.day)} />
      ))}
    </Box>
  );
};

const Day = ({ day, name, slots, wide, onAdd }: Weekday & { wide: boolean; onAdd: () => void }) => (
  <Box
    component="section"
    aria-labelledby={`day-${day}`}
    sx={wide ? { bgcolor: "ground.sand", borderRadius: "16px", p: 0.75, minHeight: 260 } : {}}
  >
    <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pl: wide ? 0.75 : 0, mb: 0.5 }}>
      <Typography variant="h3" component="h2" id={`day-${day}`} sx={{ fontSize: "1rem" }}>
        {name}
      </Typography>
      <IconButton size="small" aria-label={words.addATimeOn(name)} onClick={onAdd}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
    {slots.length === 0 && (
      <Typography variant="body2" sx={{ color: "text.secondary", pl: wide ? 0.75 : 0 }}>
        {words.notTeaching}
      </Typography>
    )}
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.75 }}>
      {slots.map((slot) => (
        <li key={slot.id}>{wide ? <SlotCard slot={slot} /> : <SlotRow slot={slot} />}</li>
      ))}
    </Box>
  </Box>
);
