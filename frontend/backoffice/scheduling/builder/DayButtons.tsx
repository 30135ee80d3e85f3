import { Box } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { dayNames, mondayFirst } from "../../../../backend/scheduling/contract.ts";
import { tabular } from "../../../shared/theme.ts";
import { dayButtonsWords as words } from "../words.ts";

type Props = { chosen: number; countOf: (dayOfWeek: number) => number; onChoose: (dayOfWeek: number) => void };

/** Monday to Sunday, each with how many slots it has. */
export const DayButtons = ({ chosen, countOf, onChoose }: Props) => (
  <Box
    component="fieldset"
    aria-label={words.dayOfTheWeek}
    sx={{
      border: 0,
      m: 0,
      p: 0,
      minWidth: 0,
      display: "grid",
      gap: { xs: 0.5, sm: 1 },
      gridTemplateColumns: "repeat(7, 1fr)",
    }}
  >
    {mondayFirst.map((day) => {
      const count = countOf(day);
      return (
        <Box
          key={day}
          component="button"
          type="button"
          aria-pressed={day === chosen}
          onClick={() => onChoose(day)}
          sx={dayButton}
        >
          <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
            {dayNames[day]}
          </Box>
          <Box component="span" sx={{ display: { md: "none" } }}>
            {dayNames[day].slice(0, 3)}
          </Box>
          <Box component="span" sx={{ fontWeight: 500, fontSize: "0.875rem", ...tabular }}>
            {count}
            <Box component="span" sx={visuallyHidden}>
              {" "}
              {count === 1 ? words.timeSlot : words.timeSlots}
            </Box>
          </Box>
        </Box>
      );
    })}
  </Box>
);

const dayButton = {
  display: "grid",
  justifyItems: "center",
  gap: 0.25,
  px: 0.5,
  py: 1,
  minHeight: 60,
  font: "inherit",
  fontSize: { xs: "0.9375rem", md: "1rem" },
  fontWeight: 700,
  color: "text.primary",
  bgcolor: "background.paper",
  border: "1.5px solid",
  borderColor: "ground.line",
  borderRadius: "10px",
  cursor: "pointer",
  "&:hover": { borderColor: "primary.main" },
  "&[aria-pressed=true]": { bgcolor: "primary.main", borderColor: "primary.main", color: "primary.contrastText" },
};
