export { StudentGuardians } from "./StudentGuardians.tsx";
export { StudentNotes } from "./StudentNotes.tsx";
