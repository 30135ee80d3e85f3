export { StatusChip } from "./StatusChip.tsx";
export { StudentLessons } from "./StudentLessons.tsx";
