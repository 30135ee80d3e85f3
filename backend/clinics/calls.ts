import { clinicLimits } from "./limits.ts";
import { randomUUID } from "node:crypto";
import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import { staffOf, type UserView } from "../../projections/accounts/open.ts";
import { inquiryById, inquiryList, listInquiries, sentInquiry } from "../../projections/clinics/queries.ts";
import type { SentInquiryView as Sent } from "../../projections/clinics/view.ts";
import type { Backend } from "../backend.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { sought } from "../sought.ts";
import { AnswerInquiry, inquirySpellings, InquiryView, SentInquiryView, SubmitInquiry } from "./contract.ts";
import { answerInquiry, coachingInquiry, noSuchInquiry } from "./inquiry.ts";
import { campOnly, sendInquiry } from "./sendInquiry.ts";

const staff = ["instructor", "admin"] as const;

const known = (backend: Backend, user: UserView, id: string) =>
  sought(backend, () => inquiryById(backend.db, staffOf(user), id), noSuchInquiry);

/** What a robot is answered: the same as people, so that it learns nothing. Nothing is stored. */
const asIfSent = (form: SubmitInquiry, now: string): Sent => ({
  id: randomUUID(),
  organizationName: form.organizationName,
  serviceType: form.serviceType,
  preferredDates: form.preferredDates,
  location: form.location,
  ...campOnly(form),
  additionalInfo: form.additionalInfo ?? null,
  status: "pending",
  createdAt: now,
});

/** The same calls under both spellings. */
export const inquiryCalls: readonly Call[] = inquirySpellings.flatMap((url) => [
  call(
    "POST",
    url,
    {
      does: "Requests a clinic for coaches, a camp for players, both, or a session with a league's board.",
      who: "everybody",
      keyedForVisitors: true,
      body: SubmitInquiry,
      limit: clinicLimits.inquireFromAddress,
      answer: { status: 201, body: SentInquiryView },
      refused: { 429: "Five inquiries an hour from one address. `Retry-After` says how many seconds to wait." },
    },
    async ({ body: form, user, command }, backend) => {
      if (form.topic) return asIfSent(form, command.now);
      const inquiryId = await sendInquiry(backend, command, { senderId: user?.id ?? null, form });
      return created(inquiryId, await sentInquiry(backend.db, inquiryId));
    },
  ),
  call(
    "GET",
    url,
    {
      does: "Lists coaching inquiries.",
      who: staff,
      list: inquiryList,
      answer: { status: 200, body: InquiryView.array() },
    },
    ({ user, list }, { db }) => listInquiries(db, staffOf(user), list),
  ),
  call(
    "GET",
    `${url}/:id`,
    { does: "Shows one coaching inquiry.", who: staff, answer: { status: 200, body: InquiryView } },
    ({ user, params }, backend) => known(backend, user, params.id),
  ),
  call(
    "PATCH",
    `${url}/:id/status`,
    {
      does: "Sets an inquiry's status: pending, then contacted or directly scheduled, then completed.",
      who: staff,
      body: AnswerInquiry,
      answer: { status: 200, body: InquiryView },
      refused: { 409: "This status can't follow the current one." },
    },
    async ({ user, params, body: { status }, command }, backend) => {
      const { id: inquiryId } = await known(backend, user, params.id);
      const target = { fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command };
      await backend.handle(target, answerInquiry({ inquiryId, status }));
      return inquiryById(backend.db, staffOf(user), inquiryId);
    },
  ),
]);
