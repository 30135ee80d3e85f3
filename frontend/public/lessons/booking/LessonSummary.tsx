import CalendarIcon from "@mui/icons-material/CalendarMonthOutlined";
import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import ScheduleIcon from "@mui/icons-material/Schedule";
import { Box, Button, Card, Divider, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { lessonMinutes } from "../../../../backend/lessons/contract.ts";
import { clock, fullName, longDate, shortMoney } from "../../../shared/formats.ts";
import { drawnCoach } from "../../../shared/accounts/drawnCoach.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { tabular } from "../../../shared/theme.ts";
import type { Time } from "./freeTimes.ts";
import { bookingStepsWords, lessonSummaryWords as words, openingsWords } from "../words.ts";

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: "flex", gap: 1.5, alignItems: "center", color: "text.secondary" }}>
    {icon}
    <Box component="span" sx={{ color: "text.primary", overflowWrap: "anywhere" }}>
      {children}
    </Box>
  </Box>
);

type Props = {
  instructor: InstructorView;
  time: Time;
  onChangeInstructor: () => void;
  onChangeTime: () => void;
};

/** What is about to be booked. */
export const LessonSummary = ({ instructor, time, onChangeInstructor, onChangeTime }: Props) => {
  const name = fullName(instructor.user);
  return (
    <Card component="section" aria-label={words.yourLesson} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Portrait name={name} src={instructor.user.profileImageUrl ?? drawnCoach} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {words.oneHourWithName(name)}
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>{words.hittingAndFieldingLesson}</Typography>
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: "none", p: 0, my: 2.5, display: "grid", gap: 1.25, ...tabular }}>
        <Line icon={<CalendarIcon />}>{longDate(time.date)}</Line>
        <Line icon={<ScheduleIcon />}>{words.startTimeMinutes(clock(time.startTime), lessonMinutes)}</Line>
        <Line icon={<PlaceIcon />}>{time.location}</Line>
        {time.seats > 1 && (
          <Line icon={<GroupsIcon />}>{words.groupOfUpTo(time.seats, openingsWords.spotsLeft(time.left))}</Line>
        )}
      </Box>
      <Divider />
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline", my: 2 }}>
        <Typography>{words.price}</Typography>
        <Typography variant="h3" component="p" sx={tabular}>
          {shortMoney(time.price)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onChangeInstructor}>
          {bookingStepsWords.changeInstructor}
        </Button>
        <Button size="small" variant="outlined" color="inherit" onClick={onChangeTime}>
          {words.changeTime}
        </Button>
      </Box>
    </Card>
  );
};
