import CalendarMonthIcon from "@mui/icons-material/CalendarMonthOutlined";
import { lazy } from "react";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import type { Context } from "../context.ts";
import { scheduleVerbs } from "./verbs.ts";

export const scheduling = {
  resources: [{ name: "slots", readAt: ownAvailabilityUrl }],
  pages: [
    { path: "/schedule", screen: lazy(() => import("./calendar/Schedule.tsx")), at: ["instructor", "admin"] },
    {
      path: "/availability",
      screen: lazy(() => import("./Availability.tsx")),
      at: ["instructor", "admin"],
      under: "/schedule",
    },
    {
      path: "/schedule-builder",
      screen: lazy(() => import("./builder/ScheduleBuilder.tsx")),
      under: "/schedule",
    },
    {
      path: "/scheduling",
      screen: lazy(() => import("./bookings/LessonScheduling.tsx")),
      under: "/schedule",
    },
  ],
  destinations: [{ to: "/schedule", label: "Schedule", icon: CalendarMonthIcon, group: "today", order: 2 }],
  verbs: scheduleVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
