import CampIcon from "@mui/icons-material/EmojiEventsOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import { Box, Link, List, ListItem, Popover, Typography } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { LessonStatus, LessonView } from "../../../../backend/lessons/contract.ts";
import { clock, clockRange, fullName, longDate, removedPerson } from "../../../shared/formats.ts";
import { soft, tabular } from "../../../shared/theme.ts";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { instructorName, lessonClock, playerName, StatusChip, statusWords } from "../../lessons/open.ts";
import { blocksWords as words, closedDaysWords } from "../words.ts";
import type { Band, Entry } from "./entries.ts";
import type { Handles } from "./useMoving.ts";

const tones = { pending: "warning", confirmed: "success", scheduled: "info", completed: "primary" } as const;

/** Like the status chip: a quiet background, with the color in the text and at the edge. */
const lessonColors = (status: LessonStatus) => {
  const tone = status in tones ? tones[status as keyof typeof tones] : undefined;
  return tone
    ? { bgcolor: soft(tone, 14), color: `${tone}.main`, borderColor: `${tone}.main` }
    : { bgcolor: "ground.sand", color: "text.secondary", borderColor: "divider" };
};

const block = {
  display: "block",
  height: "100%",
  minHeight: 30,
  width: "100%",
  overflow: "hidden",
  textAlign: "left",
  font: "inherit",
  px: 0.75,
  py: 0.25,
  border: 0,
  borderLeft: 4,
  borderRadius: "6px",
  fontSize: "0.8125rem",
  lineHeight: 1.25,
  cursor: "pointer",
  userSelect: "none",
  ...tabular,
  "&:hover": { filter: "brightness(0.97)" },
} as const;
const name = { fontWeight: 700, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** A request has a dashed edge. */
const lessonLook = (status: LessonStatus) => ({
  ...lessonColors(status),
  ...(status === "pending" && { borderLeftStyle: "dashed" }),
});

type LessonProps = {
  lesson: LessonView;
  withCoach: boolean;
  handles?: Handles | undefined;
  describedBy?: string | undefined;
};

/** Three lines are what an hour has room for. */
const coachAndTime = (lesson: LessonView, withCoach: boolean) =>
  withCoach ? `${instructorName(lesson)} · ${lessonClock(lesson)}` : lessonClock(lesson);

let inHand = ""; // the lesson whose block has just gone with the focus on it
/** Moved to another day, a lesson's block goes there and comes here in one moment: the keyboard stays with it. */
const useInHand = (id: string) => {
  const block = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const here = block.current;
    if (inHand === id) here?.focus();
    return () => {
      if (here !== document.activeElement) return;
      inHand = id;
      queueMicrotask(() => {
        inHand = "";
      });
    };
  }, [id]);
  return block;
};

/** One lesson: who, when, and its status in words. */
export const LessonBlock = ({ lesson, withCoach, handles, describedBy }: LessonProps) => (
  <Box
    {...useDashboardLink()(`/lessons/${lesson.id}/show`)}
    ref={useInHand(lesson.id)}
    {...handles}
    {...(describedBy && { "aria-describedby": describedBy })}
    sx={{
      ...block,
      ...lessonLook(lesson.status),
      textDecoration: "none",
      ...(handles && { WebkitTouchCallout: "none", userSelect: "none" }), // a finger that holds it drags it
    }}
  >
    <Box sx={name}>{playerName(lesson)}</Box>
    <Box title={coachAndTime(lesson, withCoach)} sx={{ ...name, fontWeight: 400 }}>
      {coachAndTime(lesson, withCoach)}
    </Box>
    <Box title={statusWords[lesson.status]} sx={{ ...name, fontWeight: 400 }}>
      {statusWords[lesson.status]}
    </Box>
  </Box>
);

const isComing = ({ status }: LessonView) => status !== "pending";

/** "6:00 AM · 10 of 10" */
export const groupInWords = (lessons: readonly LessonView[], seats: number) =>
  `${clock(lessons[0]?.startTime ?? "")} · ${words.of(lessons.filter(isComing).length, seats)}`;

const groupLook = ([first]: readonly LessonView[]) =>
  lessonColors(first && isComing(first) ? first.status : "confirmed");

type GroupProps = { lessons: LessonView[]; seats: number; withCoach: boolean };

/** A group is one block, like a small stack of cards. Its names are a tap away. */
export const GroupBlock = ({ lessons, seats, withCoach }: GroupProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const inDashboard = useDashboardLink();
  const [first] = lessons;
  const requests = lessons.filter((lesson) => !isComing(lesson)).length;
  if (!first) return null;
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{
          ...block,
          ...groupLook(lessons),
          boxShadow: "3px 3px 0 -1px var(--mui-palette-background-paper), 3px 3px 0 0 currentColor",
        }}
      >
        <Box sx={name}>{groupInWords(lessons, seats)}</Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
          <GroupsIcon sx={{ fontSize: "1rem" }} />
          <Box sx={{ ...name, fontWeight: 400 }}>
            {withCoach ? `${words.group} · ${instructorName(first)}` : words.group}
          </Box>
        </Box>
        {requests > 0 && <div>{words.requests(requests)}</div>}
      </Box>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": groupInWords(lessons, seats), sx: { width: 300, maxWidth: "90vw" } },
        }}
      >
        <Box sx={{ px: 2, pt: 1.5 }}>
          <Typography sx={{ fontWeight: 700, ...tabular }}>{groupInWords(lessons, seats)}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {longDate(first.date)}, {first.location}
          </Typography>
        </Box>
        <List dense>
          {lessons.map((lesson) => (
            <ListItem key={lesson.id} sx={{ gap: 1, minHeight: 44 }}>
              <Link {...inDashboard(`/lessons/${lesson.id}/show`)} sx={{ flex: 1, minWidth: 0, py: 1 }}>
                {playerName(lesson)}
              </Link>
              <StatusChip status={lesson.status} />
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
};

/** A camp has a flagged head and square corners. */
const campLook = {
  bgcolor: "ground.sand",
  color: "text.primary",
  borderRadius: 0,
  borderLeft: 0,
  borderTop: 4,
  borderColor: "stitch.main",
} as const;

export const CampBlock = ({
  camp,
  withCoach,
}: {
  camp: Extract<Entry, { kind: "camp" }>["camp"];
  withCoach: boolean;
}) => (
  <Box
    {...useDashboardLink()(`/camps/${camp.id}/show`)}
    sx={{
      ...block,
      textDecoration: "none",
      ...campLook,
    }}
  >
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, fontWeight: 600 }}>
      <CampIcon sx={{ fontSize: "1rem" }} /> {words[camp.campType]}
    </Box>
    <Box sx={{ fontWeight: 700, hyphens: "auto", overflowWrap: "anywhere" }}>{camp.title}</Box>
    {withCoach && <div>{camp.instructor ? fullName(camp.instructor.user) : removedPerson}</div>}
    <div>{clockRange(camp.startTime, camp.endTime)}</div>
  </Box>
);

/** The look of its block for a line of a month, where whole blocks have no room. */
export const lookOf = (entry: Entry) => {
  if (entry.kind === "camp") return { ...campLook, borderTop: 2 };
  const look = entry.seats > 1 ? groupLook(entry.lessons) : lessonLook(entry.lessons[0].status);
  return { ...look, borderLeft: 4, borderRadius: "4px" };
};

/** Hours in which nobody books. */
export const hatched = {
  backgroundImage: "repeating-linear-gradient(135deg, var(--mui-palette-divider) 0 2px, transparent 2px 9px)",
} as const;

const bandLooks = {
  open: {
    border: "1.5px dashed",
    borderColor: "success.main",
    color: "success.main",
    borderRadius: "6px",
    mx: "2px",
  },
  blocked: {
    color: "text.secondary",
    ...hatched,
  },
} as const;

/** Behind the entries: an opening is a dashed frame, blocked hours are hatched, and each says so. */
export const BandBlock = ({ band }: { band: Band }) => (
  <Box
    sx={{
      ...bandLooks[band.kind],
      height: "100%",
      px: 0.75,
      py: 0.25,
      fontSize: "0.8125rem",
      fontWeight: 600,
      overflow: "clip", // not hidden: its words stay in sight as the grid scrolls
    }}
  >
    <Box
      component="span"
      sx={band.kind === "blocked" ? { bgcolor: "background.paper", px: 0.5, position: "sticky", top: 64 } : {}}
    >
      {band.kind === "open" ? words.open : band.closedFor ? closedDaysWords.closedFor(band.closedFor) : words.blocked}
    </Box>
    {band.kind === "open" && (
      <Box component="span" sx={visuallyHidden}>
        , {clockRange(band.slot.startTime, band.slot.endTime)}
      </Box>
    )}
  </Box>
);
