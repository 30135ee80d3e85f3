export { StudentLessons } from "./StudentLessons.tsx";
