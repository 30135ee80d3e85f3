import { type CoachingInquiryEvent, inquiryOfSender, inquiryStatusAfter } from "../../eventstore/clinics/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { table, text } from "../table.ts";
import type { AvailableVolunteers, InquiryStatus, SeparateFields, ServiceType } from "./view.ts";

export const coachingInquiries = table("coachingInquiries", {
  key: "id",
  columns: {
    id: "text",
    senderId: "text?",
    serviceType: text<ServiceType>(),
    separateFields: text<SeparateFields>("?"),
    availableVolunteers: text<AvailableVolunteers>("?"),
    organizationName: "text?",
    contactName: "text?",
    email: "text?",
    phone: "text?",
    preferredDates: "text?",
    location: "text?",
    additionalInfo: "text?",
    campId: "text?", // of the camp that was created for it last
    status: text<InquiryStatus>(),
    createdAt: "text",
  },
  indexes: [["createdAt"], ["status", "createdAt"], ["senderId"], ["campId"]],
});

const answered = ({
  type,
  data,
}: {
  type: Exclude<CoachingInquiryEvent["type"], "CoachingInquirySubmitted">;
  data: { inquiryId: string; campId?: string | undefined };
}) =>
  changed(coachingInquiries, data.inquiryId, {
    status: inquiryStatusAfter[type],
    ...(data.campId !== undefined && { campId: data.campId }),
  });

const nothingPersonal = {
  organizationName: null,
  contactName: null,
  email: null,
  phone: null,
  preferredDates: null,
  location: null,
  additionalInfo: null,
};

/** Every organization's request for a clinic, a camp or a session with its board, with its current status. */
export const coachingInquiriesProjector = projector<CoachingInquiryEvent | PrivacyEvent>({
  name: "coachingInquiries",
  version: 2,
  tables: [coachingInquiries],
  on: {
    CoachingInquirySubmitted: ({ type, data: { inquiryId, personal, ...rest }, meta }) =>
      created(coachingInquiries, inquiryId, {
        ...rest,
        ...personal,
        status: inquiryStatusAfter[type],
        createdAt: meta.occurredAt,
      }),
    CoachingInquiryContacted: answered,
    CoachingInquiryScheduled: answered,
    CoachingInquiryCompleted: answered,
    PersonErased: ({ data: { subject } }) => {
      const inquiryId = inquiryOfSender(subject);
      return inquiryId
        ? changed(coachingInquiries, inquiryId, nothingPersonal)
        : changedWhere(coachingInquiries, { senderId: subject }, nothingPersonal);
    },
  },
});
