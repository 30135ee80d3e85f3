import { Box, Button, Skeleton, Typography } from "@mui/material";
import { memo, type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { UndoLines } from "../../shared/Undo.tsx";
import { useFocusWhenFewer } from "../frame/useFocusWhenFewer.ts";
import { LessonRow, sortLessons, useMyLessons } from "../lessons/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { ConfirmEmail, usePlayerFilter } from "../players/open.ts";
import { Folded } from "../frame/phone/Folded.tsx";
import { NextLesson } from "./NextLesson.tsx";
import { myLessonsWords as words } from "./words.ts";
import { usePhone } from "../frame/phone/usePhone.ts";

const list = { listStyle: "none", p: 0, m: 0, mt: { xs: 1.5, sm: 2 }, display: "grid", gap: { xs: 1.25, sm: 2 } };
const shownAtFirst = { past: 5, upcomingOnPhone: 3 };
type ForWhom = (lesson: LessonView) => string | undefined;

/** `toAnswer`: how much there is to press in it that may go once it is pressed. */
type SectionProps = { id: string; title: string; toAnswer?: number; children: ReactNode };

const Section = ({ id, title, toAnswer = 0, children }: SectionProps) => (
  <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 2.5, sm: 5 } }}>
    <Typography id={id} variant="h3" component="h2" {...useFocusWhenFewer(toAnswer)}>
      {title}
    </Typography>
    {children}
  </Box>
);

interface Told {
  readonly lessons: readonly LessonView[];
  readonly now: number; // ms
  readonly forWhom: ForWhom;
}

/** The first of them, and all on demand. One more than those is shown at once. */
const Rows = ({ lessons, now, forWhom, atFirst = Infinity }: Told & { atFirst?: number }) => {
  const [all, setAll] = useState(false);
  const isWhole = all || lessons.length <= atFirst + 1;
  return (
    <>
      <Box component="ul" sx={list}>
        {(isWhole ? lessons : lessons.slice(0, atFirst)).map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} now={now} forWhom={forWhom(lesson)} />
        ))}
      </Box>
      {!isWhole && (
        <Button sx={{ mt: { xs: 1, sm: 2 } }} onClick={() => setAll(true)}>
          {words.showAllCount(lessons.length)}
        </Button>
      )}
    </>
  );
};

/** The next lesson, then requests that need another time, then the others to come, then the past ones. */
export const MyLessons = memo(({ isStaff }: { isStaff: boolean }) => {
  const { data, error, isPending, refetch, dataUpdatedAt } = useMyLessons();
  const awake = useAwake();
  const who = usePlayerFilter();
  const isPhone = usePhone();
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
  const toCome = [...taken, ...upcoming];
  const proposals = toCome.filter(({ proposal }) => proposal !== null);
  const forWhom = (lesson: LessonView) => who.nameOf(lesson.studentId);
  return (
    <>
      <ConfirmEmail sx={{ mb: 2 }} />
      {who.chips}
      {(upcoming.length > 0 || (taken.length === 0 && !isStaff)) && (
        <NextLesson lesson={upcoming[0]} now={now} forWhom={upcoming[0] && forWhom(upcoming[0])} />
      )}
      {taken.length > 0 && (
        <Section id="taken" title={words.timeTaken}>
          <Rows lessons={taken} now={now} forWhom={forWhom} />
        </Section>
      )}
      <Section id="upcoming" title={words.upcomingLessons} toAnswer={toCome.length + proposals.length}>
        {upcoming.length ? (
          <Rows
            lessons={upcoming}
            now={now}
            forWhom={forWhom}
            {...(isPhone && { atFirst: shownAtFirst.upcomingOnPhone })}
          />
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
      <Box sx={{ "&:not(:empty)": { mt: 3 } }}>
        <UndoLines shown={data.map(({ id }) => id)} undone={refetch} />
      </Box>
      {past.length > 0 && (
        <Folded title={words.pastCount(past.length)} mt={1.25}>
          <Section id="past" title={words.pastDeclinedAndCanceled}>
            <Rows lessons={past} now={now} forWhom={forWhom} atFirst={shownAtFirst.past} />
          </Section>
        </Folded>
      )}
    </>
  );
});
