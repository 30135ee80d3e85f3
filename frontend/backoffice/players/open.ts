export { StudentNotes } from "./StudentNotes.tsx";
