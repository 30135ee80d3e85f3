import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { scheduleOf } from "../../shared/scheduling/useSchedule.ts";
import { useMe } from "../access/me.ts";
import { addressFrom } from "../frame/navigation/destinations.ts";
import { Page } from "../frame/Page.tsx";
import { Views } from "../frame/Views.tsx";
import { InstructorFilter } from "../lessons/open.ts";
import { place } from "../place.ts";
import { scheduleTabWords as words } from "./words.ts";

/** Whose schedule the area shows: one's own, or that of the instructor whom an admin chose. The address remembers it. */
export const useWhose = () => {
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const chosen = address.get("instructor");
  return {
    schedule: scheduleOf(me, chosen),
    chooses: me.role === "admin",
    choose: (instructor: string) => {
      const { instructor: _, ...shown } = Object.fromEntries(address);
      setAddress(instructor ? { ...shown, instructor } : shown, { replace: true });
    },
    search: chosen ? `?${new URLSearchParams({ instructor: chosen }).toString()}` : "",
  };
};

type Props = { title: string; lead: string; actions?: ReactNode; tight?: boolean; children: ReactNode };

/** One of the area's tabs. Those with an address of their own are in both dashboards too. */
export const ScheduleTab = ({ title, lead, actions, tight = false, children }: Props) => {
  const { role } = useMe();
  const { search } = useWhose();
  const inDashboard = (to: string) => ({ to: addressFrom({ place, role, to }), isAway: place === "tools", search });
  return (
    <Page wide {...{ title, lead, actions, tight }}>
      <Views
        label={words.schedule}
        views={[
          { label: words.calendar, ...inDashboard("/schedule") },
          { label: words.availability, ...inDashboard("/availability") },
          { label: words.scheduleBuilder, to: "/schedule-builder", search },
          { label: words.lessonScheduling, to: "/scheduling", search },
        ]}
      />
      {children}
    </Page>
  );
};

/** For admins: whose schedule to work on. */
export const ChooseWhose = () => {
  const { schedule, chooses, choose } = useWhose();
  if (!chooses) return null;
  return (
    <Box sx={{ maxWidth: 280, mb: 3, "& > *": { width: "100%" } }}>
      <InstructorFilter value={schedule?.instructorId ?? ""} none={words.chooseAnInstructor} onChange={choose} />
    </Box>
  );
};
