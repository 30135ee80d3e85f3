import type { Knex } from "knex";
import { z } from "zod";
import type { Staff } from "../accounts/open.ts";
import { camps } from "../camps/tables.ts";
import { read } from "../read.ts";
import { inPages } from "../inPages.ts";
import { containing, isPhone, list, type Listed, listed, oneOrMore, phoneIn, type QueryOf, texts } from "../list.ts";
import { coachingInquiries } from "./coachingInquiries.ts";
import { InquiryStatus, InquiryView, openInquiryStatuses, SentInquiryView, ServiceType } from "./view.ts";

/** Each with the camp that was created for it. */
const inquiries = (db: Knex) =>
  read(db, coachingInquiries.as("q"))
    .leftJoin(camps.as("c"), "c.id", "q.campId")
    .select("q.*", "c.title as campTitle", "c.isDraft as campIsDraft", "c.instructorId as campOf");
type Row = Awaited<ReturnType<typeof inquiries>>[number];

/** A draft is known to those who run it. */
const maySeeCamp = ({ campIsDraft, campOf }: Row, staff: Staff) =>
  !campIsDraft || staff === "admin" || campOf === staff.instructor;
const inquiryView = (row: Row, staff: Staff): InquiryView =>
  InquiryView.parse({
    ...row,
    camp: row.campTitle !== null && maySeeCamp(row, staff) ? { id: row.campId, title: row.campTitle } : null,
  });

export const inquiryList = list({
  name: "inquiries",
  sortable: {
    organizationName: "q.organizationName",
    contactName: "q.contactName",
    serviceType: "q.serviceType",
    status: "q.status",
    createdAt: "q.createdAt",
  },
  id: "q.id",
  otherwise: ["q.createdAt", "desc"],
  filter: {
    status: oneOrMore(InquiryStatus),
    serviceType: oneOrMore(ServiceType),
    campId: oneOrMore(z.string()).describe("the camp that was created for it"),
    q: z.string().optional().describe("part of the organization, contact, email address, phone number, or location"),
  },
});

/** All of them: they are addressed to the business, and any instructor or admin answers. */
export const listInquiries = async (
  db: Knex,
  staff: Staff,
  query: QueryOf<typeof inquiryList>,
): Promise<Listed<InquiryView>> => {
  const { id, status, serviceType, campId, q } = query.filter;
  const found = inquiries(db).modify((all) => {
    if (texts(id)) void all.whereIn("q.id", texts(id)!);
    if (texts(status)) void all.whereIn("q.status", texts(status)!);
    if (texts(serviceType)) void all.whereIn("q.serviceType", texts(serviceType)!);
    if (texts(campId)) void all.whereIn("q.campId", texts(campId)!);
    if (q?.trim())
      void all.whereRaw(
        `(concat_ws(' ', q."organizationName", q."contactName", q.email, q.phone, q.location) ilike ?
          or ${isPhone("q.phone")})`,
        [containing(q.trim()), phoneIn(q)],
      );
  });
  const page = await listed(found, query, inquiryList);
  return { ...page, rows: page.rows.map((row) => inquiryView(row, staff)) };
};

export const inquiryById = async (db: Knex, staff: Staff, id: string): Promise<InquiryView | undefined> => {
  const row = await inquiries(db).where("q.id", id).first();
  return row && inquiryView(row, staff);
};

/** An inquiry as returned to its sender, who may have no account. */
export const sentInquiry = async (db: Knex, id: string): Promise<SentInquiryView | undefined> =>
  SentInquiryView.optional().parse(await read(db, coachingInquiries).where({ id }).first());

const HeldInquiry = InquiryView.omit({ senderId: true, camp: true });

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
