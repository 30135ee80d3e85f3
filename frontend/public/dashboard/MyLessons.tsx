import { Box, Button, Skeleton, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { UndoLines } from "../../shared/Undo.tsx";
import { LessonRow, sortLessons, useMyLessons } from "../lessons/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { usePlayerFilter } from "../players/open.ts";
import { NextLesson } from "./NextLesson.tsx";
import { myLessonsWords as words } from "./words.ts";

const list = { listStyle: "none", p: 0, m: 0, mt: 2, display: "grid", gap: 2 };
const shownAtFirst = 5;
type ForWhom = (lesson: LessonView) => string | undefined;

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
    <Typography id={id} variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
);

const Past = ({ lessons, now, forWhom }: { lessons: LessonView[]; now: number; forWhom: ForWhom }) => {
  const [all, setAll] = useState(false);
  return (
    <Section id="past" title={words.pastDeclinedAndCanceled}>
      <Box component="ul" sx={list}>
        {(all ? lessons : lessons.slice(0, shownAtFirst)).map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} now={now} forWhom={forWhom(lesson)} />
        ))}
      </Box>
      {!all && lessons.length > shownAtFirst && (
        <Button sx={{ mt: 2 }} onClick={() => setAll(true)}>
          {words.showAllCount(lessons.length)}
        </Button>
      )}
    </Section>
  );
};

/** The next lesson, then requests that need another time, then the others to come, then the past ones. */
export const MyLessons = ({ isStaff }: { isStaff: boolean }) => {
  const { data, error, isPending, refetch, dataUpdatedAt } = useMyLessons();
  const awake = useAwake();
  const who = usePlayerFilter();
  if (isPending || who.isLoading || !awake)
    return (
      <Box aria-busy aria-label={words.loadingLessons}>
        <Skeleton variant="rounded" height={236} sx={{ borderRadius: "20px" }} />
        <Skeleton width={220} height={44} sx={{ mt: 5 }} />
        <Skeleton variant="rounded" height={132} sx={{ mt: 1.5, borderRadius: "16px" }} />
        <Skeleton variant="rounded" height={132} sx={{ mt: 2, borderRadius: "16px" }} />
      </Box>
    );
  if (!data) return <Problem title={words.failedToFetchLessons} error={error} onRetry={() => void refetch()} />;
  const now = dataUpdatedAt;
  const shown = who.chosen ? data.filter(({ studentId }) => studentId === who.chosen) : data;
  const { taken, upcoming, past } = sortLessons(shown, now);
  const forWhom = (lesson: LessonView) => who.nameOf(lesson.studentId);
  return (
    <>
      {who.chips}
      {(upcoming.length > 0 || (taken.length === 0 && !isStaff)) && (
        <NextLesson lesson={upcoming[0]} now={now} forWhom={upcoming[0] && forWhom(upcoming[0])} />
      )}
      {taken.length > 0 && (
        <Section id="taken" title={words.timeTaken}>
          <Box component="ul" sx={list}>
            {taken.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} now={now} forWhom={forWhom(lesson)} />
            ))}
          </Box>
        </Section>
      )}
      <Section id="upcoming" title={words.upcomingLessons}>
        {upcoming.length ? (
          <Box component="ul" sx={list}>
            {upcoming.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} now={now} forWhom={forWhom(lesson)} />
            ))}
          </Box>
        ) : (
          <Box sx={{ mt: 2 }}>
            <Empty
              title={words.noUpcomingLessons}
              text={words.anHourAWeek}
              picture={<img src="/scenes/empty-plate.svg" alt="" width={200} height={120} />}
              action={
                <Button component={Link} to="/book-lesson" variant="contained">
                  {words.seeOpenings}
                </Button>
              }
            />
          </Box>
        )}
      </Section>
      <Box sx={{ mt: 3 }}>
        <UndoLines shown={data.map(({ id }) => id)} undone={refetch} />
      </Box>
      {past.length > 0 && <Past lessons={past} now={now} forWhom={forWhom} />}
    </>
  );
};
