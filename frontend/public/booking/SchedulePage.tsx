/** An instructor's schedule is the booking page with that instructor chosen; without one, the chooser. */
export { default, ready } from "./BookLessonPage.tsx";
