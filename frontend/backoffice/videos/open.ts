export { StudentProgress } from "./progress/StudentProgress.tsx";
export { StudentFocusPoints } from "./progress/StudentFocusPoints.tsx";
export { useVideosToReview, videosWith } from "./review/waiting.ts";
