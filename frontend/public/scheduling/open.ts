export { ScheduleManagement } from "./slots/ScheduleManagement.tsx";
