export { replyClock } from "./requests/replyClock.ts";
export { Clock } from "./requests/ReplyClock.tsx";
export { StatusChip } from "./StatusChip.tsx";
export { StudentLessons } from "./StudentLessons.tsx";
