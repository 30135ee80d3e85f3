import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../call.ts";
import {
  AnswerInquiry,
  inquirySpellings,
  InquiryStatus,
  InquiryView,
  SentInquiryView,
  ServiceType,
  SubmitInquiry,
} from "./contract.ts";

const staff = { who: ["instructor", "admin"] } as const;

/** The same calls under both spellings. */
export const inquiryList: ListParts = {
  sort: ["id", "organizationName", "contactName", "serviceType", "status", "createdAt"],
  filter: z.object({
    id: oneOrMore(z.string()),
    status: oneOrMore(InquiryStatus),
    serviceType: oneOrMore(ServiceType),
    q: z.string().optional().describe("part of the organization, contact, e-mail address, phone number or location"),
  }),
};

export const inquiryCalls: readonly Call[] = inquirySpellings.flatMap((url): Call[] => [
  {
    method: "POST",
    path: url,
    does: "Asks for a clinic for coaches, a camp for players, both, or a session with the board of a league.",
    who: "everybody",
    body: SubmitInquiry,
    answer: { status: 201, body: SentInquiryView },
    refused: { 429: "Five inquiries an hour from one address; `Retry-After` says how many seconds to wait." },
  },
  {
    method: "GET",
    path: url,
    does: "Lists coaching inquiries.",
    ...staff,
    list: inquiryList,
    answer: { status: 200, body: InquiryView.array() },
  },
  {
    method: "GET",
    path: `${url}/:id`,
    does: "Shows one coaching inquiry.",
    ...staff,
    answer: { status: 200, body: InquiryView },
  },
  {
    method: "PATCH",
    path: `${url}/:id/status`,
    does: "Says how far an inquiry is: pending, then contacted or at once scheduled, then completed.",
    ...staff,
    body: AnswerInquiry,
    answer: { status: 200, body: InquiryView },
    refused: { 409: "This status does not follow the present one." },
  },
]);
