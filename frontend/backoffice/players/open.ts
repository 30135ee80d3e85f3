export { StudentLogin } from "./StudentLogin.tsx";
export { StudentGuardians } from "./StudentGuardians.tsx";
export { StudentNotes } from "./StudentNotes.tsx";
export { MessageFamilyButton, StudentMessages } from "./MessageFamily.tsx";
export { MergedStudent, MergeStudentLink } from "./MergeStudentLink.tsx";
