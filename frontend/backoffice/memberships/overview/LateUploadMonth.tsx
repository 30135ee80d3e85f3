import { Button } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { UploadMonthView } from "../../../../backend/memberships/contract.ts";
import { monthAndYear, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { howLate, promptly } from "../promptly.ts";
import { lateUploadMonthWords as words, uploadMonthsWords } from "../words.ts";

const latest = { pagination: { page: 1, perPage: 1 }, sort: { field: "month", order: "DESC" as const } };

/** The month's new uploads count by the calendar; what can be late is that members hear of it. Nothing when it was in time. */
const LateUploadMonth = () => {
  const { data, error, refetch } = useGetList<UploadMonthView>("upload-resets", latest, { refetchOnMount: "always" });
  if (error) return <Problem title={uploadMonthsWords.failed} error={error} onRetry={() => void refetch()} />;
  const [last] = data ?? [];
  const now = today();
  if (!last) return null;
  const isMissing = last.month < now.slice(0, 7) && !now.endsWith("-01"); // on the first it may just not be midnight for long
  const isLate = last.month === now.slice(0, 7) && (last.late ?? 0) >= promptly;
  if (!isMissing && !isLate) return null;
  return (
    <Section title={words.title}>
      <ToDos>
        <ToDo
          name={monthAndYear(now)}
          about={isLate ? words.wasLate(howLate(last.late ?? 0)) : words.isMissing}
          act={
            <Button component={Link} size="small" variant="outlined" to="/upload-months">
              {words.see}
            </Button>
          }
        />
      </ToDos>
    </Section>
  );
};
export default LateUploadMonth;
