import { Alert, Box, Link } from "@mui/material";
import { skipToken, useQuery } from "@tanstack/react-query";
import { CampConflicts, campConflictsUrl, CampHours } from "../../../../backend/camps/running/conflictsContract.ts";
import { query } from "../../../shared/api.ts";
import { clock, clockRange, removedPerson, shortDate } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { StatusChip } from "../../lessons/open.ts";
import { homeOf } from "../../place.ts";
import type { CampDraft } from "./campDraft.ts";
import { conflictsWords as words } from "../words.ts";

type Hours = Pick<CampDraft, "startDate" | "endDate" | "startTime" | "endTime">;
const mostTimes = 6;

type Props = {
  draft: Hours;
  instructorId: string | undefined; // whose camp it is, if known
  campId: string | undefined; // undefined: a new one
};

/** What the coach has planned for the hours of the camp that is being typed. */
export const Conflicts = ({ draft, instructorId, campId }: Props) => {
  const me = useMe();
  const coach = instructorId ?? (me.role === "instructor" ? me.id : undefined);
  const { startDate, endDate, startTime, endTime } = draft;
  const hours = { startDate, endDate, startTime, endTime };
  const isKnown = coach !== undefined && CampHours.safeParse(hours).success;
  const asked = isKnown && new URLSearchParams({ ...hours, instructorId: coach, ...(campId && { campId }) });
  const url = asked && `${campConflictsUrl}?${asked.toString()}`;
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: url ? ({ signal }) => query(url, CampConflicts, { signal }) : skipToken,
    placeholderData: (before) => before, // while times are being typed, nothing jumps
    staleTime: 0,
    refetchOnWindowFocus: "always", // back from a lesson that was canceled or moved meanwhile
  });
  if (!url) return null;
  if (error) return <Problem title={words.failedToFetchLessons} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box aria-live="polite" sx={{ display: "grid", gap: 2 }}>
      {data.camps.length > 0 && <OtherCamps camps={data.camps} home={homeOf(me.role)} />}
      {data.blockedDates.length > 0 && <BlockedDates blocks={data.blockedDates} />}
      {data.lessons.length > 0 && <Lessons lessons={data.lessons} home={homeOf(me.role)} />}
      {data.openTimes.length > 0 && <OpenTimes times={data.openTimes} />}
    </Box>
  );
};

const when = ({ date, startTime }: { date: string; startTime: string }) => `${shortDate(date)}, ${clock(startTime)}`;

const listed = { listStyle: "none", p: 0, m: 0, mt: 1, overflowWrap: "anywhere" } as const;

const OtherCamps = ({ camps, home }: Pick<CampConflicts, "camps"> & { home: string }) => (
  <Alert severity="warning" variant="outlined" sx={{ alignItems: "flex-start" }}>
    <strong>{words.campsAtTheSameTime(camps.length)}</strong>
    <Box component="ul" aria-label={words.otherCamps} sx={listed}>
      {camps.map(({ id, title, dates, startTime, endTime }) => (
        <li key={id}>
          <Link href={`${home}/camps/${id}/show`} target="_blank" rel="noopener">
            {title}
          </Link>
          {`: ${dates.slice(0, mostTimes).map(shortDate).join("; ")}`}
          {dates.length > mostTimes && words.andMore(dates.length - mostTimes)}
          {`, ${clockRange(startTime, endTime)}`}
        </li>
      ))}
    </Box>
  </Alert>
);

const BlockedDates = ({ blocks }: { blocks: CampConflicts["blockedDates"] }) => (
  <Alert severity="warning" variant="outlined" sx={{ alignItems: "flex-start" }}>
    <strong>{words.fallsOnBlockedDates}</strong>
    <Box component="ul" aria-label={words.blockedDates} sx={listed}>
      {blocks.map(({ firstDay, lastDay, startTime, endTime, closedFor }) => {
        const days = firstDay === lastDay ? shortDate(firstDay) : words.fromTo(shortDate(firstDay), shortDate(lastDay));
        const hours = startTime !== null && endTime !== null ? `, ${clockRange(startTime, endTime)}` : "";
        return <li key={`${days}${hours}${closedFor ?? ""}`}>{`${days}${hours}${words.closedFor(closedFor)}`}</li>;
      })}
    </Box>
  </Alert>
);

/** Each opens beside the form, where it can be canceled or moved. */
const Lessons = ({ lessons, home }: Pick<CampConflicts, "lessons"> & { home: string }) => (
  <Alert severity="warning" variant="outlined" sx={{ alignItems: "flex-start" }}>
    <strong>{words.lessonsFallDuring(lessons.length)}</strong>
    {words.staysUnlessYou(lessons.length)}
    <Box component="ul" aria-label={words.lessonsDuringThisCamp} sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
      {lessons.map(({ id, studentName, status, ...time }) => {
        const what = `${when(time)}: ${studentName ?? removedPerson}`;
        return (
          <Box
            component="li"
            key={id}
            sx={{ py: 0.5, display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}
          >
            <Box component="span" sx={{ overflowWrap: "anywhere" }}>
              {what}
            </Box>
            <StatusChip status={status} />
            <Link
              href={`${home}/lessons/${id}/show`}
              target="_blank"
              rel="noopener"
              aria-label={words.cancelOrMoveLesson(what)}
              sx={{ minHeight: 24 }}
            >
              {words.cancelOrMove}
            </Link>
          </Box>
        );
      })}
    </Box>
  </Alert>
);

const OpenTimes = ({ times }: { times: CampConflicts["openTimes"] }) => {
  const beyond = times.length - mostTimes;
  return (
    <Alert severity="info" variant="outlined" icon={false}>
      <strong>{words.openTimesCloseDuring(times.length)}</strong> {times.slice(0, mostTimes).map(when).join("; ")}
      {beyond > 0 && words.andMore(beyond)}
      {words.playersCantBookThen}
    </Alert>
  );
};
