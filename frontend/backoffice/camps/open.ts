export { isForCamp } from "./form/campForInquiry.ts";
export { StudentCamps } from "./registrations/StudentCamps.tsx";
export { CreateCampFromThis } from "./CreateCampFromThis.tsx";
export { useRevenue } from "./money/useRevenue.ts";
