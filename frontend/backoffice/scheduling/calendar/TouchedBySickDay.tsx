import { Alert, Box, Link, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useGetList } from "react-admin";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { LessonView } from "../../../../backend/lessons/contract.ts";
import { touchedLessonsUrl } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { cents, dollars, shortDate, shortMoney } from "../../../shared/formats.ts";
import { isToCome } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { tabular } from "../../../shared/theme.ts";
import { useMe } from "../../access/me.ts";
import { useDashboardLink } from "../../frame/navigation/useDashboardLink.ts";
import { lessonClock, playerName } from "../../lessons/open.ts";
import { sickDayDialogWords as words } from "../words.ts";
import { type CampDay, campDays, mostCamps } from "./useSchedule.ts";

type Sick = { instructorId: string; dates: readonly string[] };

/** The coach's camps on these days. A sick day leaves them on. */
export const useCampsStillOn = () => {
  const me = useMe();
  const whose = me.role === "instructor" && { instructorId: me.id };
  const { data = [] } = useGetList<CampView>("camps", {
    filter: { status: ["active"], ...whose },
    sort: { field: "startDate", order: "DESC" },
    pagination: { page: 1, perPage: mostCamps },
  });
  return ({ instructorId, dates }: Sick) =>
    campDays(
      data.filter((camp) => camp.instructorId === instructorId),
      dates,
    );
};

/** The lessons to come on these days, once that is known. */
export const useTouchedBySickDay = ({ instructorId, dates }: Sick) => {
  const [firstDay = "", lastDay = firstDay] = [dates[0], dates.at(-1)];
  const url = `${touchedLessonsUrl}?${new URLSearchParams({ instructorId, firstDay, lastDay }).toString()}`;
  const isAsked = instructorId !== "" && dates.length > 0;
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LessonView.array(), { signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  const lessons = isAsked ? data?.filter((lesson) => isToCome(lesson)) : undefined;
  return { isAsked, lessons, error, retry: () => void refetch() };
};

const emailOf = ({ studentEmail, student }: LessonView) => studentEmail ?? student?.email;
/** Without an email or a phone number, nobody can tell that two lessons are of one family. */
const families = (lessons: readonly LessonView[]) =>
  new Set(lessons.map((lesson) => emailOf(lesson)?.toLowerCase() ?? lesson.studentPhone ?? lesson.id)).size;
const paidFor = (lessons: readonly LessonView[]) =>
  lessons.reduce((sum, { payment }) => sum + (payment ? cents(payment.amount) : 0), 0);

type Props = ReturnType<typeof useTouchedBySickDay> & { camps: readonly CampDay[] };

/** What a sick day is about: the lessons, whose families no email reaches, what they paid, and the camps it leaves on. */
export const TouchedBySickDay = ({ isAsked, lessons, error, retry, camps }: Props) => {
  if (!isAsked) return null;
  if (error) return <Problem title={words.failedToFetchLessons} error={error} onRetry={retry} />;
  if (!lessons) return <Skeleton variant="rounded" height={56} />;
  const paid = paidFor(lessons);
  return (
    <>
      <Alert severity="info" variant="outlined" icon={false}>
        {lessons.length === 0 ? words.noLessonsOnTheseDays : words.lessonsOfFamilies(lessons.length, families(lessons))}
        {paid > 0 && ` ${words.isPaid(shortMoney(dollars(paid)))}`}
      </Alert>
      {lessons.length > 0 && <Lessons lessons={lessons} />}
      {camps.length > 0 && <Camps camps={camps} />}
    </>
  );
};

const Lessons = ({ lessons }: { lessons: readonly LessonView[] }) => (
  <Box component="ul" aria-label={words.lessonsOnTheseDays} sx={{ m: 0, p: 0, listStyle: "none" }}>
    {lessons.map((lesson) => (
      <Box
        component="li"
        key={lesson.id}
        sx={{ py: 1, display: "flex", flexWrap: "wrap", columnGap: 2, borderBottom: 1, borderColor: "divider" }}
      >
        <Typography sx={{ fontWeight: 650, flex: "1 1 140px" }}>{playerName(lesson)}</Typography>
        <Typography sx={tabular}>
          {shortDate(lesson.date)}, {lessonClock(lesson)}
        </Typography>
        {!emailOf(lesson) && (
          <Typography variant="body2" sx={{ flexBasis: "100%", color: "warning.main", fontWeight: 600 }}>
            {words.noEmailOnFile(lesson.studentPhone)}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);

const Camps = ({ camps }: { camps: readonly CampDay[] }) => {
  const inDashboard = useDashboardLink();
  return (
    <Alert severity="warning">
      {words.campsStayOn}
      <Box component="ul" aria-label={words.campsOnTheseDays} sx={{ m: 0, mt: 0.5, p: 0, listStyle: "none" }}>
        {camps.map(({ date, camp }) => (
          <Box component="li" key={`${camp.id} ${date}`} sx={{ py: 0.5, overflowWrap: "anywhere", ...tabular }}>
            {shortDate(date)}: {camp.title}, {words.players(camp.registeredCount)}
            <br />
            <Link {...inDashboard(`/camps/${camp.id}/show`)} color="inherit" sx={{ fontWeight: 650 }}>
              {words.moveOrCancelADay}
            </Link>
          </Box>
        ))}
      </Box>
    </Alert>
  );
};
