export { isForCamp } from "./form/campForInquiry.ts";
export { CreateCampFromThis } from "./CreateCampFromThis.tsx";
