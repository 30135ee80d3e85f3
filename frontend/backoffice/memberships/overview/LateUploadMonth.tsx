import { Button } from "@mui/material";
import { Link } from "react-router";
import { monthAndYear, today } from "../../../shared/formats.ts";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { howLate, promptly } from "../promptly.ts";
import { useMembershipRevenue } from "../useMembershipRevenue.ts";
import { lateUploadMonthWords as words } from "../words.ts";

/** New uploads count by the calendar; what can be late is that members hear of them. Shows nothing when that was in time. */
const LateUploadMonth = () => {
  const { announced } = useMembershipRevenue().data ?? {};
  const now = today();
  if (!announced) return null;
  const isMissing = announced.month < now.slice(0, 7) && !now.endsWith("-01"); // that day it may be just past midnight
  const isLate = announced.month === now.slice(0, 7) && (announced.late ?? 0) >= promptly;
  if (!isMissing && !isLate) return null;
  return (
    <Section title={words.title}>
      <ToDos>
        <ToDo
          name={monthAndYear(now)}
          about={isLate ? words.wasLate(howLate(announced.late ?? 0)) : words.isMissing}
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
