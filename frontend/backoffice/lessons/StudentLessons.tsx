import { Box, Card, List, ListItem, ListItemButton, Skeleton, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { longDate } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useMe } from "../access/me.ts";
import { Section } from "../frame/Section.tsx";
import { lessonsWith } from "./lessonsWith.ts";
import { PaidChip } from "./payment/PaidChip.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { givenBy } from "./waiting.ts";
import { instructorName, lessonClock, lessonWords, studentLessonsWords as words } from "./words.ts";
import { place } from "../place.ts";

const shown = 20;

/** A student's lessons, the latest first; each leads to its own page and timeline. */
export const StudentLessons = ({ studentId }: { studentId: string }) => {
  const filter = { studentId, ...givenBy(useMe()) };
  const { data, total, error, refetch } = useGetList<LessonView>(
    "lessons",
    { filter, sort: { field: "scheduledDate", order: "DESC" }, pagination: { page: 1, perPage: shown } },
    { refetchOnMount: "always" },
  );
  return (
    <Section title={words.lessonsAndRequests} count={total} all={(total ?? 0) > shown && lessonsWith({ studentId })}>
      {error && <Problem title={lessonWords.failedToFetchLessons} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={180} sx={{ borderRadius: "16px" }} />}
      {data?.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.noLessonsYet}</Typography>}
      {data && data.length > 0 && (
        <Card>
          <List disablePadding>
            {data.map((lesson) => (
              <ListItem key={lesson.id} disablePadding sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
                <ListItemButton
                  component={Link}
                  to={`/lessons/${lesson.id}/show`}
                  sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, px: 2, py: 1.25 }}
                >
                  <Box sx={{ flex: "1 1 240px", fontVariantNumeric: "tabular-nums" }}>
                    <Typography sx={{ fontWeight: 650 }}>{longDate(lesson.date)}</Typography>
                    <Typography variant="body2" sx={{ color: "text.secondary" }}>
                      {lessonClock(lesson)}
                      {place === "admin" && ` · ${instructorName(lesson)}`}
                    </Typography>
                  </Box>
                  <PaidChip {...lesson} />
                  <StatusChip status={lesson.status} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </Section>
  );
};
