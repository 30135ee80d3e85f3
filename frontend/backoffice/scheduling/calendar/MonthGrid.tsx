import { Box, Card, Link, Tooltip, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { Link as RouterLink } from "react-router";
import { type BlockView, type ClosureView, dayNames, mondayFirst } from "../../../../backend/scheduling/contract.ts";
import { clock, clockRange, longDate, today } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { playerName } from "../../lessons/open.ts";
import { blocksWords, closedDaysWords, monthGridWords as words } from "../words.ts";
import { groupInWords, hatched, lookOf } from "./Blocks.tsx";
import { entriesOf, type Entry, type Told } from "./entries.ts";
import { type Days, daysOf } from "./visibleDays.ts";

const most = 4; // entries of a day, before the rest is counted

const entryInWords = (entry: Entry) => {
  if (entry.kind === "camp") return `${blocksWords.camp}: ${entry.camp.title}`;
  const [lesson] = entry.lessons;
  return entry.seats > 1
    ? groupInWords(entry.lessons, entry.seats).replace(":00", "")
    : `${clock(lesson.startTime).replace(":00", "")} ${playerName(lesson)}${lesson.status === "pending" ? ` (${words.requested})` : ""}`;
};
/** Its own screen; none for a group, whose names the day has. */
const screenOf = (entry: Entry) => {
  if (entry.kind === "camp") return `/camps/${entry.camp.id}/show`;
  return entry.seats > 1 ? undefined : `/lessons/${entry.lessons[0].id}/show`;
};

const isAway = ({ closedFor, firstDay, lastDay }: BlockView, date: string) =>
  closedFor === null && firstDay <= date && date <= lastDay;
const blockInWords = ({ startTime, endTime }: BlockView) =>
  startTime && endTime ? words.blockedHours(clockRange(startTime, endTime)) : words.blocked;

type Coach = { id: string; name: string };
type Off = { inWords: string[]; inShort: string };
/** Of one coach, that the day is blocked; of several, who is away. */
const offOf = (away: readonly BlockView[], coaches: readonly Coach[]): Off => {
  if (coaches.length < 2) return { inWords: [...new Set(away.map(blockInWords))], inShort: words.blocked };
  const whose = coaches.flatMap(({ id, name }) => {
    const own = away.filter(({ instructorId }) => instructorId === id);
    const isAllDay = own.some(({ startTime, endTime }) => !startTime || !endTime);
    const hours = isAllDay ? [] : own.map(({ startTime, endTime }) => clockRange(startTime!, endTime!));
    return own.length > 0 ? [[name, hours.join(" and ")].filter(Boolean).join(" ")] : [];
  });
  return { inWords: whose.length > 0 ? [words.away(whose)] : [], inShort: words.awayCount(whose.length) };
};

type Props = {
  coaches: readonly Coach[]; // whose blocks
  days: Days;
  month: string;
  told: Told;
  closures: readonly ClosureView[];
  blocks: readonly BlockView[];
  dayAt: (date: string) => string;
};

/** A month's weeks from Monday: what is on, day by day. On a phone it is counted, and a tap leads to the day. */
export const MonthGrid = ({ days, month, told, closures, blocks, coaches, dayAt }: Props) => (
  <Card sx={{ overflow: "hidden" }}>
    <Box aria-hidden sx={{ ...week, borderBottom: 1, borderColor: "divider" }}>
      {mondayFirst.map((day) => (
        <Typography key={day} variant="body2" sx={{ p: { xs: 0.5, md: 1 }, fontWeight: 600, color: "text.secondary" }}>
          {dayNames[day].slice(0, 3)}
        </Typography>
      ))}
    </Box>
    <Box component="ol" sx={{ ...week, listStyle: "none", m: 0, p: 0 }}>
      {daysOf(days).map((date) => (
        <Day
          key={date}
          date={date}
          isOther={!date.startsWith(month)}
          path={dayAt(date)}
          off={offOf(
            blocks.filter((block) => isAway(block, date)),
            coaches,
          )}
          closed={closures.find(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)?.name}
          entries={entriesOf({ date, instructorId: undefined }, told)}
        />
      ))}
    </Box>
  </Card>
);

const count = {
  width: 24,
  borderRadius: 99,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  textAlign: "center",
  fontSize: "0.8125rem",
  lineHeight: "22px",
} as const;
const week = { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))" } as const;

type DayProps = {
  date: string;
  isOther: boolean;
  path: string;
  closed: string | undefined;
  off: Off;
  entries: Entry[];
};
const Day = ({ date, isOther, path, closed, off, entries }: DayProps) => {
  const isToday = date === today();
  const offInWords = [...(closed ? [closedDaysWords.closedFor(closed)] : []), ...off.inWords];
  const inDashboard = useDashboardLink();
  const linkOf = (screen: string | undefined) => (screen ? inDashboard(screen) : { component: RouterLink, to: path });
  return (
    <Box
      component="li"
      sx={{
        minHeight: { xs: 64, md: 116 },
        p: { xs: 0.25, md: 0.75 },
        borderLeft: 1,
        borderTop: 1,
        borderColor: "divider",
        ml: "-1px",
        mt: "-1px",
        ...(isOther && { bgcolor: "ground.sand" }),
      }}
    >
      <Link
        component={RouterLink}
        to={path}
        underline="hover"
        color={isToday ? "primary" : "text.primary"}
        {...(isToday && { "aria-current": "date" as const })}
        sx={{ display: "block", minHeight: { xs: 56, md: 28 }, px: 0.5, fontWeight: isToday ? 800 : 600, ...tabular }}
      >
        <Box component="span" sx={visuallyHidden}>
          {[longDate(date), ...offInWords, words.entries(entries.length)].join(", ")}
        </Box>
        <span aria-hidden>{Number(date.slice(8))}</span>
        {offInWords.length > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{ display: { xs: "block", md: "none" }, mx: -0.5, fontSize: "0.75rem" }}
          >
            {closed ? closedDaysWords.isClosed : off.inShort}
          </Box>
        )}
        {entries.length > 0 && (
          <Box component="span" aria-hidden sx={{ display: { xs: "block", md: "none" }, ...count }}>
            {entries.length}
          </Box>
        )}
      </Link>
      <Box
        component="ul"
        sx={{ display: { xs: "none", md: "block" }, listStyle: "none", m: 0, p: 0, fontSize: "0.8125rem", ...tabular }}
      >
        {offInWords.map((text) => (
          <Box
            component="li"
            key={text}
            aria-hidden
            sx={{ ...hatched, px: 0.5, mb: "2px", fontWeight: 650, overflowWrap: "anywhere" }}
          >
            {text}
          </Box>
        ))}
        {entries.slice(0, entries.length > most ? most - 1 : most).map((entry) => (
          <Box component="li" key={entry.key} sx={{ mb: "2px" }}>
            <Tooltip title={entryInWords(entry)} enterDelay={400}>
              <Link
                {...linkOf(screenOf(entry))}
                underline="hover"
                sx={{
                  ...lookOf(entry),
                  display: "block",
                  minHeight: 24,
                  px: 0.5,
                  pt: "1px",
                  overflow: "hidden",
                  textOverflow: "ellipsis",
                  whiteSpace: "nowrap",
                }}
              >
                {entry.kind === "camp" ? entry.camp.title : entryInWords(entry)}
              </Link>
            </Tooltip>
          </Box>
        ))}
        {entries.length > most && (
          <li>
            <Link component={RouterLink} to={path} sx={{ display: "inline-block", minHeight: 24, px: 0.5 }}>
              {words.more(entries.length - most + 1)}
            </Link>
          </li>
        )}
      </Box>
    </Box>
  );
};
