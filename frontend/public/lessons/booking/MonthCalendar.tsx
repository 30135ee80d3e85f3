import ChevronLeftIcon from "@mui/icons-material/ChevronLeft";
import ChevronRightIcon from "@mui/icons-material/ChevronRight";
import { Box, IconButton, Typography } from "@mui/material";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { dayNames, mondayFirst } from "../../../../backend/scheduling/contract.ts";
import { longDate, monthAndYear } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { addDays, addMonths, firstOfMonth, startOfWeek, weeksOf } from "./calendarDays.ts";
import { monthCalendarWords as words } from "../words.ts";

/** A day of the calendar: filled where there is a free time, dark when chosen, flat when there is nothing to choose. */
const dayButton = {
  display: "grid",
  placeItems: "center",
  width: "100%",
  minHeight: { xs: 44, sm: 52 },
  p: 0,
  border: "2px solid transparent",
  borderRadius: "10px",
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
  color: "primary.main",
  bgcolor: "color-mix(in oklab, var(--mui-palette-primary-light) 24%, var(--mui-palette-background-paper))",
  "&:hover:not([aria-disabled=true])": { borderColor: "primary.main" },
  "[aria-selected=true] > &": { bgcolor: "primary.main", color: "primary.contrastText" },
  "&[aria-current=date]": { borderColor: "currentColor", borderStyle: "dashed" },
  "@media (forced-colors: active)": { "&[aria-disabled=false]": { borderColor: "ButtonText" } },
  "&[aria-disabled=true]": { bgcolor: "transparent", color: "text.disabled", fontWeight: 500, cursor: "default" },
};

type TurnProps = { label: string; isOff: boolean; onTurn: () => void; children: ReactNode };

/** Where no month follows it does nothing, but isn't disabled: whoever turned to that month would lose the focus. */
const TurnButton = ({ label, isOff, onTurn, children }: TurnProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => isOff || onTurn()}
    sx={isOff ? { color: "action.disabled", cursor: "default", "&:hover": { bgcolor: "transparent" } } : {}}
  >
    {children}
  </IconButton>
);

type Props = {
  today: string;
  last: string; // no month after this day's is offered
  chosen: string | undefined;
  first: string; // the day it opens at while none is chosen
  freeOn: (date: string) => number;
  isClosed: (date: string) => boolean; // the instructor is away, or runs a camp
  onChoose: (date: string) => void;
};

const moves: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => startOfWeek(date),
  End: (date) => addDays(startOfWeek(date), 6),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** A month, from this week on, as an ARIA grid: arrow keys walk the days, Page Up and Page Down the months, Enter chooses. */
export const MonthCalendar = ({ today, last, chosen, first, freeOn, isClosed, onChoose }: Props) => {
  const end = last > today ? last : today;
  const within = (date: string) => (date < today ? today : date > end ? end : date);
  const [focused, setFocused] = useState(within(chosen ?? first)); // an old link chooses a day that is over
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  const heading = useId();
  const month = firstOfMonth(focused);
  const isAway = (date: string) => date >= today && isClosed(date);
  const weeks = weeksOf(month).filter((week) => week.some((date) => date && date >= startOfWeek(today)));
  const away = weeks.some((week) => week.some((date) => date && isAway(date)));

  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    walked.current = false;
  }, [focused]);

  const walk = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    walked.current = true;
    setFocused(within(move(focused)));
  };
  const turn = (months: number) => setFocused(within(firstOfMonth(addMonths(month, months))));

  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1.5 }}>
        <Typography variant="h4" component="h3" id={heading} aria-live="polite">
          {monthAndYear(month)}
        </Typography>
        <Box>
          <TurnButton label={words.previousMonth} isOff={month <= firstOfMonth(today)} onTurn={() => turn(-1)}>
            <ChevronLeftIcon />
          </TurnButton>
          <TurnButton label={words.nextMonth} isOff={month >= firstOfMonth(end)} onTurn={() => turn(1)}>
            <ChevronRightIcon />
          </TurnButton>
        </Box>
      </Box>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-labelledby={heading}
        onKeyDown={walk}
        sx={{
          width: "100%",
          tableLayout: "fixed",
          borderCollapse: "separate",
          borderSpacing: "4px",
          m: "-4px",
          ...tabular,
        }}
      >
        <thead>
          <tr>
            {mondayFirst.map((day) => (
              <Box
                component="th"
                key={day}
                scope="col"
                abbr={dayNames[day]}
                sx={{ py: 1, typography: "caption", fontWeight: 700, color: "text.secondary" }}
              >
                {dayNames[day].slice(0, 3)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) => {
                if (!date) return <td key={mondayFirst[place]} aria-label={words.notInThisMonth} />;
                const free = date < today ? 0 : freeOn(date);
                const closed = isAway(date);
                const why = date < today ? words.past : closed ? words.notAvailable : words.openings(free);
                return (
                  <td key={date} aria-selected={date === chosen}>
                    <Box
                      component="button"
                      type="button"
                      data-day={date}
                      tabIndex={date === focused ? 0 : -1}
                      aria-disabled={!free}
                      aria-label={`${longDate(date)}, ${why}`}
                      {...(date === today && { "aria-current": "date" as const })}
                      onFocus={() => setFocused(date)}
                      onClick={() => free && onChoose(date)}
                      sx={{ ...dayButton, ...(closed && { textDecoration: "line-through" }) }}
                    >
                      {Number(date.slice(8))}
                    </Box>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ minHeight: { xs: 44, sm: 24 }, mt: 1, typography: "caption", color: "text.secondary" }}>
        {words.shadedDaysHaveOpenings}
        {away && words.yourCoachIsntAvailable}
      </Box>
    </Box>
  );
};
