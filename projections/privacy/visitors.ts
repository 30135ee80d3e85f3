import type { Knex } from "knex";
import { entrySubject, registrationSubject } from "../../eventstore/camps/events.ts";
import { senderSubject } from "../../eventstore/clinics/events.ts";
import { lessonSubject } from "../../eventstore/lessons/events.ts";
import { visitorSubject } from "../../eventstore/lessons/requestEvents.ts";

const idsOf = (db: Knex, email: string) => (from: { table: string; account: string; address: string }) =>
  db(`read.${from.table}`)
    .whereNull(from.account)
    .whereRaw(`lower(??) = lower(?)`, [from.address, email])
    .orderBy("id");

/**
 * Subjects of what was sent without an account under an address, however it is spelled: registrations for camps, places on
 * waitlists, requests for lessons, inquiries, and lessons that came of them or were entered for a walk-in.
 */
export const visitorsOfAddress = async (db: Knex, email: string): Promise<string[]> => {
  const ids = idsOf(db, email.trim());
  const [registrations, entries, requests, inquiries, lessons] = await Promise.all([
    ids({ table: "campRegistrations", account: "payerId", address: "parentEmail" }).pluck<string[]>("id"),
    ids({ table: "campWaitlist", account: "payerId", address: "parentEmail" }).pluck<string[]>("id"),
    ids({ table: "lessonRequests", account: "requesterId", address: "email" }).pluck<string[]>("id"),
    ids({ table: "coachingInquiries", account: "senderId", address: "email" }).pluck<string[]>("id"),
    ids({ table: "lessons", account: "studentId", address: "email" }).select("id", "requestId") as Promise<
      { id: string; requestId: string | null }[]
    >,
  ]);
  const subjects = [
    ...registrations.map((registrationId) => registrationSubject({ payerId: null, registrationId })),
    ...entries.map((entryId) => entrySubject({ payerId: null, entryId })),
    ...requests.map(visitorSubject),
    ...inquiries.map((inquiryId) => senderSubject({ senderId: null, inquiryId })),
    ...lessons.map(({ id: lessonId, requestId }) =>
      lessonSubject({ studentId: null, lessonId, requestId: requestId ?? undefined }),
    ),
  ];
  return [...new Set(subjects)];
};
