import { Box, Skeleton, Typography } from "@mui/material";
import { Problem } from "../../../shared/Problem.tsx";
import { ProgressFigures } from "../../../shared/videos/ProgressFigures.tsx";
import { ThenAndNow } from "../../../shared/videos/ThenAndNow.tsx";
import { Section } from "../../frame/Section.tsx";
import { studentProgressWords as words } from "../words.ts";
import { useStudentProgress } from "./useStudentProgress.ts";

/** How a student has come along. */
export const StudentProgress = ({ studentId }: { studentId: string }) => {
  const { data, error, isOthers, refetch } = useStudentProgress(studentId);
  if (isOthers) return null;
  return (
    <Section title={words.progress}>
      {error && <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ borderRadius: "16px" }} />}
      {data?.months.length === 0 && <Typography sx={{ color: "text.secondary" }}>{words.noMonthsYet}</Typography>}
      {data && data.months.length > 0 && <ProgressFigures {...data} />}
      {data && data.firstAndLatest.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ThenAndNow pairs={data.firstAndLatest} link={{ component: "a", by: "href" }} />
        </Box>
      )}
    </Section>
  );
};
