export { StudentProgress } from "./progress/StudentProgress.tsx";
export { StudentFocusPoints } from "./progress/StudentFocusPoints.tsx";
