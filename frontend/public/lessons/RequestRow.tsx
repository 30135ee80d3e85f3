import BlockIcon from "@mui/icons-material/Block";
import DoneAllIcon from "@mui/icons-material/DoneAll";
import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import ForumIcon from "@mui/icons-material/ForumOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import { Box, Card, Chip, type ChipProps, Typography } from "@mui/material";
import type { LessonRequestStatus, OwnLessonRequestView } from "../../../backend/lessons/contract.ts";
import { dateAt, dayAgo, longDateAndTime } from "../../shared/formats.ts";
import { customFocusWords, travelChoiceWords } from "../../shared/lessons/words.ts";
import { requestRowWords as words, requestStatusWords } from "./words.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<LessonRequestStatus, Look> = {
  pending: { label: requestStatusWords.pending, color: "warning", icon: <HourglassIcon /> },
  contacted: { label: requestStatusWords.contacted, color: "info", icon: <ForumIcon /> },
  scheduled: { label: requestStatusWords.scheduled, color: "success", icon: <EventAvailableIcon /> },
  completed: { label: requestStatusWords.completed, color: "info", icon: <DoneAllIcon /> },
  declined: { label: requestStatusWords.declined, color: "error", icon: <BlockIcon /> },
};

/** A custom request's status in words, colour and icon. */
const RequestStatusChip = ({ status }: { status: LessonRequestStatus }) => (
  <Chip size="small" variant="outlined" {...looks[status]} />
);

const nextOf = ({ status, replyDueAt, lesson }: OwnLessonRequestView) => {
  if (lesson && status === "scheduled") return words.yourLessonWhen(longDateAndTime(lesson.scheduledDate));
  if (status === "pending" && Date.parse(replyDueAt) > Date.now())
    return words.youllHearBackBy(longDateAndTime(replyDueAt));
  return null;
};

/** Where a request stands on the page that lists it. */
export const requestAnchor = (id: string) => `request-${id}`;

/** One custom request of a player, and what comes next. `forWhom`: said among several. */
export const RequestRow = ({ request, forWhom }: { request: OwnLessonRequestView; forWhom?: string | undefined }) => {
  const { instructorName, status, submittedAt, travelPreference, sessionFocus } = request;
  const { preferredDates, preferredTimes, location } = request;
  const wishes = [
    forWhom,
    preferredDates,
    preferredTimes,
    location,
    travelChoiceWords[travelPreference],
    sessionFocus && customFocusWords[sessionFocus],
  ];
  const next = nextOf(request);
  return (
    <Card component="li" id={requestAnchor(request.id)} sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: 96 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {instructorName ? words.customLessonWithName(instructorName) : words.customLessonWithAny}
        </Typography>
        <RequestStatusChip status={status} />
      </Box>
      <Typography sx={{ color: "text.secondary" }}>{wishes.filter(Boolean).join(" · ")}</Typography>
      {next && <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{next}</Typography>}
      <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
        {words.sentDayAgo(dayAgo(dateAt(submittedAt)).toLowerCase())}
      </Typography>
    </Card>
  );
};
