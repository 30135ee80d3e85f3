export {
  adminIds,
  countAdmins,
  instructorName,
  instructorsToMail,
  instructorTerms,
  namesOf,
  paymentHandlesOf,
  roleOf,
  staffToMail,
  userById,
  userFrom,
  userOf,
} from "./queries.ts";
export type { Staff } from "./studentQueries.ts";
export { PaymentHandles, Role, UserView } from "./view.ts";
