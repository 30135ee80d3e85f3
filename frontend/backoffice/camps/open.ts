export { isForCamp } from "./form/campForInquiry.ts";
export { CreateCampFromThis } from "./CreateCampFromThis.tsx";
export { useRevenue } from "./money/useRevenue.ts";
