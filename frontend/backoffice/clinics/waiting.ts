import { useGetList } from "react-admin";
import type { InquiryView } from "../../../backend/clinics/contract.ts";
import { listWith } from "../frame/list/listWith.ts";

type Options = { refetchOnMount?: "always" };

const oldestWaiting = {
  filter: { status: "pending" },
  sort: { field: "createdAt", order: "ASC" as const },
  pagination: { page: 1, perPage: 5 },
};
const firstOfTheList = {
  filter: {},
  sort: { field: "createdAt", order: "DESC" as const },
  pagination: { page: 1, perPage: 3 },
};

/** Inquiries nobody has answered, the longest waiting first. The frame's count and the queue share this one read. */
export const useWaitingInquiries = (options: Options = {}) =>
  useGetList<InquiryView>("coaching-inquiries", oldestWaiting, options);

/** The newest three, and how many there are in all. */
export const useFirstInquiries = (options: Options = {}) =>
  useGetList<InquiryView>("coaching-inquiries", firstOfTheList, options);

export const inquiriesWith = (filter: object) => listWith("coaching-inquiries", filter);
