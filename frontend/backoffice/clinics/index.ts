import { lazy } from "react";

/** What organizations ask for: a list with filters, and one inquiry with its next steps. */
export const coachingInquiries = {
  name: "coaching-inquiries",
  list: lazy(() => import("./InquiryList.tsx")),
  show: lazy(() => import("./InquiryShow.tsx")),
};
