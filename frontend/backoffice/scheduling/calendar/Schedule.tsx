import ClosedIcon from "@mui/icons-material/EventBusyOutlined";
import BlockIcon from "@mui/icons-material/EventBusy";
import SickIcon from "@mui/icons-material/SickOutlined";
import MoreHorizIcon from "@mui/icons-material/MoreHoriz";
import { Box, Button, IconButton, ListItemIcon, Menu, MenuItem } from "@mui/material";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { today } from "../../../shared/formats.ts";
import { settings } from "../../../shared/settings.ts";
import { useMe } from "../../access/me.ts";
import { InstructorFilter, NewLessonButton } from "../../lessons/open.ts";
import { place } from "../../place.ts";
import { ScheduleTab } from "../ScheduleTab.tsx";
import { BlockDialog } from "../builder/BlockDialog.tsx";
import { closedDaysWords, scheduleBuilderWords, scheduleWords as words } from "../words.ts";
import { ScheduleCalendar, useScheduleAddress } from "./ScheduleCalendar.tsx";
import { visibleDays } from "./visibleDays.ts";
import { SickDayDialog } from "./SickDayDialog.tsx";

/** "America/New_York" → "Eastern" */
const zoneName = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")
    ?.value.replace(/ Time$/, "") ?? timeZone;

type Act = { label: string; icon: ReactNode; run: () => void };

/** On a phone: what is seldom done. */
const MoreActions = ({ acts }: { acts: readonly Act[] }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={words.moreActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.map(({ label, icon, run }) => (
          <MenuItem
            key={label}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const ClosedDays = lazy(() => import("./ClosedDays.tsx"));

/** An instructor's own schedule, or the facility's. */
const Schedule = () => {
  const me = useMe();
  const [sick, setSick] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const { instructor, shown, narrow, change } = useScheduleAddress();
  const coach = me.role === "instructor" ? me.id : instructor;
  const { from } = visibleDays(shown);
  const day = from > today() ? from : today(); // of what is in view, nothing that is past
  const seldom: Act[] = [
    ...(me.role === "admin"
      ? [{ label: closedDaysWords.closedDays, icon: <ClosedIcon />, run: () => setClosing(true) }]
      : []),
    ...(coach
      ? [{ label: scheduleBuilderWords.blockTimeRange, icon: <BlockIcon />, run: () => setBlocking(true) }]
      : []),
    {
      label: me.role === "admin" ? words.markCoachOut : words.callInSick,
      icon: <SickIcon />,
      run: () => setSick(true),
    },
  ];
  return (
    <ScheduleTab
      tight
      title={words.schedule}
      lead={words.timesAre(zoneName(settings().facility.timeZone), settings().facility.name)}
      actions={
        <>
          {!narrow &&
            seldom.map(({ label, icon, run }) => (
              <Button key={label} variant="outlined" startIcon={icon} onClick={run}>
                {label}
              </Button>
            ))}
          <NewLessonButton instructorId={instructor} />
          {narrow && <MoreActions acts={seldom} />}
        </>
      }
    >
      <ScheduleCalendar
        instructor={place === "instructor" ? me.id : instructor}
        filter={
          place === "admin" && (
            <Box
              sx={{
                flex: { xs: "1 1 120px", md: "0 1 190px" },
                minWidth: { xs: 0, md: 180 },
                "& > *": { width: "100%" },
              }}
            >
              <InstructorFilter value={instructor} onChange={(instructor) => change({ instructor })} />
            </Box>
          )
        }
      />
      {sick && <SickDayDialog instructorId={coach} onClose={() => setSick(false)} />}
      {isBlocking && (
        <BlockDialog
          instructorId={coach}
          range={{ firstDay: day, lastDay: day, startTime: "", endTime: "" }}
          onClose={() => setBlocking(false)}
        />
      )}
      {isClosing && (
        <Suspense>
          <ClosedDays onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </ScheduleTab>
  );
};
export default Schedule;
