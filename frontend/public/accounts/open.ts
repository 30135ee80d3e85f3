export { AskGuardian } from "./AskGuardian.tsx";
export { GuardianFields } from "./GuardianFields.tsx";
