export {
  type AccountsOfMembers,
  adminIds,
  coachPhotoBy,
  coachPhotos,
  confirmedEmail,
  countAdmins,
  instructorName,
  instructorsToMail,
  instructorTerms,
  namesOf,
  photoOf,
  paymentHandlesOf,
  roleOf,
  staffToMail,
  userById,
  userFrom,
  userOf,
  wardsOf,
} from "./queries.ts";
export { guardianOf, isStaff } from "./guardian.ts";
export { type Staff, staffOf } from "./staff.ts";
export { AccountView } from "./accountView.ts";
export type { ManagedUserView } from "./accountView.ts";
export { adultAge, PaymentHandles, Role, UserView } from "./view.ts";
