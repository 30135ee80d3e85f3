import { adultAge } from "../accounts/open.ts";
import { isPhone } from "../list.ts";
import { isContactOf } from "./answering.ts";

/** Who looks: null for admins; and when, on which day at the facility. */
export interface Looker {
  readonly instructor: string | null;
  readonly now: string;
  readonly today: string;
}

const has = (column: string) => isPhone(column, ":phone");
/** A parent's number, as given with the player's own account, is shown until the player is an adult: see `guardianOf`. */
const isMinor = `u.role = 'student' and coalesce(u."youngerAge", u.age) + extract(year from age(
  cast(:today as date),
  cast(coalesce(u."youngerAgeRecordedOn", u."ageRecordedOn", cast(:today as text)) as date))) < ${adultAge}`;

/**
 * For a query of players `p` and their accounts `u`: a phone number that staff are shown with the player has these
 * digits. Instructors know only those of lessons they give. Bind `:phone` and what a `Looker` has.
 */
export const isReachedAt = `(${has('u."phoneNumber"')}
  or ${isMinor} and ${has('u."parentPhone"')}
  or not p."isOwn" and p."declaredBy" is null and ${has('p."parentPhone"')}
     and not exists (select from read.guardians g where g."playerId" = p.id and g.until is null)
  or exists (select from read.guardians g join read.users gu on gu.id = g."userId"
              where g."playerId" = p.id and g.until is null and ${has('gu."phoneNumber"')})
  or p.id in (select k."keptAs" from read.lessons l join read.players k on k.id = l."studentId"
               where ${has("l.phone")} and ${isContactOf('k."keptAs"', 'l."bookedBy"')}
                 and (cast(:instructor as text) is null or l."instructorId" = :instructor)))`;

const starts = (column: string) => `${column} ilike :email`;
/**
 * For a query of players `p`, their accounts `u`, and whoever declared them, `d`: an email address that staff are shown
 * with the player starts with this. Bind `:email`, a pattern, and what a `Looker` has.
 */
export const isEmailedAt = `((d.id is null or p."isOwn" and not p."isNamed") and ${starts("u.email")}
  or ${isMinor} and ${starts('u."parentEmail"')}
  or not p."isOwn" and p."declaredBy" is null and ${starts('p."parentEmail"')}
     and not exists (select from read.guardians g where g."playerId" = p.id and g.until is null)
  or exists (select from read.guardians g join read.users gu on gu.id = g."userId"
              where g."playerId" = p.id and g.until is null and ${starts("gu.email")}))`;
