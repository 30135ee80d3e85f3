import type { Knex } from "knex";

/**
 * Erased subjects of whom something is left: their key (also one that an old backup brought back), a way to log in, a
 * mailed link, a role, mails, open slots, lessons that somebody still waits for, requests and inquiries that nobody can
 * answer any more, places in camps to come or on their waitlists, or what was told about a child's health.
 */
export const erasedButNotGone = async (db: Knex, { now, today }: { now: string; today: string }): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { subject: string }[] }>(
    `select e.subject from read.erasures e
      where not exists (select from vault.subject_key k where k.subject = e.subject and k.destroyed_at is not null)
         or exists (select from account.credential c where c.user_id = e.subject)
         or exists (select from account.mailed_link m where m.user_id = e.subject)
         or exists (select from web.session s where s.user_id = e.subject)
         or exists (select from account.calendar_feed f where f.user_id = e.subject)
         or exists (select from mail.outbox m where m.subjects @> array[e.subject] and m.recipient is not null)
         or exists (select from read.users u where u.id = e.subject and u.role <> 'student')
         or exists (select from read.slots s where s."instructorId" = e.subject and not s."isWithdrawn")
         or exists (select from read.lessons l
                     where e.subject in (l."studentId", l."instructorId")
                       and (l.status = 'pending' or l.status in ('confirmed', 'scheduled') and l."startsAt" > :now))
         or exists (select from read."lessonRequests" r
                     where (r."requesterId" = e.subject
                            or r."requesterId" is null and r.id = substring(e.subject from '^lessonRequest-(.+)$'))
                       and r.status in ('pending', 'contacted'))
         or exists (select from read."coachingInquiries" q
                     where (q."senderId" = e.subject
                            or q."senderId" is null and q.id = substring(e.subject from '^clinicInquiry-(.+)$'))
                       and q.status in ('pending', 'contacted'))
         or exists (select from read."campWaitlist" w
                     where (w."payerId" = e.subject
                            or w."payerId" is null and w.id = substring(e.subject from '^waitlist-(.+)$'))
                       and w.state in ('waiting', 'offered'))
         or exists (select from read."campRegistrations" g join read.camps c on c.id = g."campId"
                     where (g."payerId" = e.subject
                            or g."payerId" is null and g.id = substring(e.subject from '^registration-(.+)$'))
                       and (g."hasMedicalText" or not g."isWithdrawn" and c."endDate" >= :today))
      order by e.subject`,
    { now, today },
  );
  return rows.map(({ subject }) => subject);
};

/** Whether nothing can be written about this subject any more. */
export const wasErased = async (db: Knex, subject: string) =>
  (await db("read.erasures").where({ subject }).first("subject")) !== undefined;
