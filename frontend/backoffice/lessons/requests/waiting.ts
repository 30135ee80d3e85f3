import { useGetList } from "react-admin";
import type { anew } from "../../data/anew.ts";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { listWith } from "../../frame/list/listWith.ts";

/** Requests nobody has replied to, the longest waiting first. The frame's count and the queue share this one read. */
const waitingRequests = {
  filter: { status: "pending" },
  sort: { field: "submittedAt", order: "ASC" as const },
  pagination: { page: 1, perPage: 5 },
};

export const useWaitingRequests = (options: { refetchOnMount?: typeof anew; enabled?: boolean } = {}) =>
  useGetList<LessonRequestView>("lesson-requests", waitingRequests, options);

export const requestsWith = (filter: object) => listWith("lesson-requests", filter);
