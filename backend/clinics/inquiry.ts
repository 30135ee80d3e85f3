import { CoachingInquiryEvent, inquiryStatusAfter, type SubmittedInquiry } from "../../eventstore/clinics/events.ts";
import { openInquiryStatuses } from "../../projections/clinics/view.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { type InquiryStatus, statusesAfter } from "./contract.ts";

/** An organization's inquiry, as far as decisions need it. */
interface Inquiry {
  readonly status: InquiryStatus;
  readonly campId?: string | undefined; // of the camp that was created for it last
}
type State = Inquiry | undefined;

export const coachingInquiry: Fold<State, CoachingInquiryEvent> = {
  events: CoachingInquiryEvent,
  initial: undefined,
  evolve: (inquiry, { type, data }) => ({
    ...inquiry,
    status: inquiryStatusAfter[type],
    ...(type === "CoachingInquiryScheduled" && data.campId !== undefined && { campId: data.campId }),
  }),
};

export const noSuchInquiry = () => new Rejection("missing", "NoSuchInquiry", "We couldn't find this inquiry.");

export const submitInquiry =
  ({ inquiry }: { inquiry: SubmittedInquiry }) =>
  (known: State): CoachingInquiryEvent[] =>
    known ? [] : [{ type: "CoachingInquirySubmitted", data: inquiry }];

const answers = {
  contacted: "CoachingInquiryContacted",
  scheduled: "CoachingInquiryScheduled",
  completed: "CoachingInquiryCompleted",
} as const;

const mayFollow = (before: InquiryStatus, status: InquiryStatus): status is keyof typeof answers =>
  statusesAfter[before].some((next) => next === status);

const neverFollows = (before: InquiryStatus, status: InquiryStatus) =>
  new Rejection("conflict", "StatusOrder", `This inquiry is ${before}, so it can't be set to ${status}.`);

/** Whoever handles an inquiry says how far it is. */
export const answerInquiry =
  ({ inquiryId, status }: { inquiryId: string; status: InquiryStatus }) =>
  (inquiry: State): CoachingInquiryEvent[] => {
    if (!inquiry) throw noSuchInquiry();
    if (inquiry.status === status) return [];
    if (!mayFollow(inquiry.status, status)) throw neverFollows(inquiry.status, status);
    return [{ type: answers[status], data: { inquiryId } }];
  };

/** Staff wrote to the sender. */
export const noteContact =
  ({ inquiryId }: { inquiryId: string }) =>
  (inquiry: State): CoachingInquiryEvent[] =>
    inquiry?.status === "pending" ? [{ type: answers.contacted, data: { inquiryId } }] : [];

/** A camp was created for it, so it is scheduled. */
export const scheduleWithCamp =
  ({ inquiryId, campId }: { inquiryId: string; campId: string }) =>
  (inquiry: State): CoachingInquiryEvent[] => {
    if (!inquiry) throw noSuchInquiry();
    if (inquiry.campId === campId) return [];
    if (inquiry.status === "completed") throw neverFollows(inquiry.status, "scheduled");
    return [{ type: "CoachingInquiryScheduled", data: { inquiryId, campId } }];
  };

/** No one is left to be answered, so nothing is left to do. */
export const closeInquiry =
  ({ inquiryId }: { inquiryId: string }) =>
  (inquiry: State): CoachingInquiryEvent[] =>
    openInquiryStatuses.some((open) => open === inquiry?.status)
      ? [{ type: "CoachingInquiryCompleted", data: { inquiryId } }]
      : [];
