import type { Knex } from "knex";
import { read } from "../read.ts";
import { CertificationView } from "./certificationView.ts";
import { certifications, users } from "./tables.ts";
import type { InstructorView } from "./view.ts";

/** A column for a query in which `u` is an instructor: what is verified of theirs on that day. */
export const verifiedOn = (db: Knex, date: string) =>
  db.raw<{ readonly verified: InstructorView["verified"] }>(
    `(select coalesce(jsonb_agg(jsonb_build_object('title', c.title, 'validUntil', c."validUntil")
                                order by lower(c.title)), '[]')
        from read.certifications c
       where c."instructorId" = u.id and c.title is not null and c."validUntil" >= ?) as verified`,
    [date],
  );

/** Everything an admin has seen of an instructor, by the alphabet. */
export const certificationsOf = async (db: Knex, instructorId: string): Promise<CertificationView[]> =>
  CertificationView.array().parse(
    await read(db, certifications).where({ instructorId }).whereNotNull("title").orderByRaw("lower(title)"),
  );

/** Those that instructors still need renewed: their last day is one of these. */
export const certificationsEnding = async (db: Knex, { from, until }: { from: string; until: string }) =>
  read(db, certifications.as("c"))
    .join(users.as("u"), "u.id", "c.instructorId")
    .where({ "u.role": "instructor", "u.erasedAt": null })
    .whereBetween("c.validUntil", [from, until])
    .whereNotNull("c.title")
    .orderBy("c.validUntil")
    .select("c.id", "c.instructorId", "c.title", "c.validUntil", "u.email", "u.firstName", "u.lastName");
