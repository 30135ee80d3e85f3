import CalendarIcon from "@mui/icons-material/CalendarMonthOutlined";
import CanceledIcon from "@mui/icons-material/EventBusyOutlined";
import MovedIcon from "@mui/icons-material/EventRepeatOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import ScheduleIcon from "@mui/icons-material/Schedule";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { comingDays } from "../../../backend/camps/days/comingRule.ts";
import type { DayChoice } from "../../../backend/camps/daysRule.ts";
import { tabular } from "../../shared/theme.ts";
import { campFactsWords as words, movedDaysWords } from "./words.ts";

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: "flex", gap: 1.5, alignItems: "flex-start", color: "text.secondary" }}>
    {icon}
    <Box component="span" sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
      {children}
    </Box>
  </Box>
);

type Props = {
  camp: CampView;
  /** Whose dates it says: a family whose players' hours stand beside their names. */
  coming?: DayChoice | undefined;
};

/** When and where a camp is, and for whom. */
export const CampFacts = ({ camp, coming }: Props) => (
  <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.25, ...tabular }}>
    <Line icon={<CalendarIcon />}>{words.dates(coming ? comingDays(camp, coming) : camp)}</Line>
    {camp.canceledDays.length > 0 && (
      <Line icon={<CanceledIcon color="error" />}>{words.canceledDays(camp.canceledDays)}</Line>
    )}
    {camp.movedDays.map((number) => (
      <Line key={number} icon={<MovedIcon color="primary" />}>
        {movedDaysWords.moved(number, camp.dates[number - 1]!)}
      </Line>
    ))}
    {!coming && <Line icon={<ScheduleIcon />}>{words.times(camp)}</Line>}
    <Line icon={<PlaceIcon />}>{camp.location}</Line>
    <Line icon={<GroupsIcon />}>{words.ages(camp.ageRange)}</Line>
  </Box>
);
