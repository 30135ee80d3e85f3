import type { Knex } from "knex";
import { z } from "zod";
import { read } from "../read.ts";
import { inPages } from "../inPages.ts";
import { containing, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { coachingInquiries } from "./coachingInquiries.ts";
import { InquiryStatus, InquiryView, openInquiryStatuses, SentInquiryView, ServiceType } from "./view.ts";

export const inquiryList = list({
  name: "inquiries",
  sortable: {
    organizationName: "organizationName",
    contactName: "contactName",
    serviceType: "serviceType",
    status: "status",
    createdAt: "createdAt",
  },
  id: "id",
  otherwise: ["createdAt", "desc"],
  filter: {
    status: oneOrMore(InquiryStatus),
    serviceType: oneOrMore(ServiceType),
    q: z.string().optional().describe("part of the organization, contact, email address, phone number, or location"),
  },
});

/** All of them: they are addressed to the business, and any instructor or admin answers. */
export const listInquiries = async (db: Knex, query: QueryOf<typeof inquiryList>): Promise<Listed<InquiryView>> => {
  const { id, status, serviceType, q } = query.filter;
  const rows = read(db, coachingInquiries).modify((found) => {
    if (texts(id)) void found.whereIn("id", texts(id)!);
    if (texts(status)) void found.whereIn("status", texts(status)!);
    if (texts(serviceType)) void found.whereIn("serviceType", texts(serviceType)!);
    if (q?.trim())
      void found.whereRaw(`concat_ws(' ', "organizationName", "contactName", email, phone, location) ilike ?`, [
        containing(q.trim()),
      ]);
  });
  const page = await listed(rows, query, inquiryList);
  return { ...page, rows: InquiryView.array().parse(page.rows) };
};

export const inquiryById = async (db: Knex, id: string): Promise<InquiryView | undefined> =>
  InquiryView.optional().parse(await read(db, coachingInquiries).where({ id }).first());

/** An inquiry as returned to its sender, who may have no account. */
export const sentInquiry = async (db: Knex, id: string): Promise<SentInquiryView | undefined> =>
  SentInquiryView.optional().parse(await read(db, coachingInquiries).where({ id }).first());

const HeldInquiry = InquiryView.omit({ senderId: true });

/** What someone sent while logged in, for their data export. */
export async function* inquiriesHeldOn(db: Knex, senderId: string) {
  for await (const row of inPages(read(db, coachingInquiries).where({ senderId }), { key: "id" }))
    yield HeldInquiry.parse(row);
}

/** Inquiries of someone who is gone that no one scheduled. */
export const inquiriesLeftOpen = (
  db: Knex,
  { subject, inquiryId }: { subject: string; inquiryId?: string | undefined },
) =>
  read(db, coachingInquiries)
    .where(inquiryId ? { id: inquiryId, senderId: null } : { senderId: subject })
    .whereIn("status", openInquiryStatuses)
    .select("id");

/** Whose inquiry it is. */
export const locateInquiry = (db: Knex, id: string) =>
  read(db, coachingInquiries).where({ id }).first("id", "senderId");
