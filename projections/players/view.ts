import { z } from "zod";
import type { PlayerEvent } from "../../eventstore/players/events.ts";
import type { PlayerMessageEvent } from "../../eventstore/players/messageEvents.ts";
import type { PlayerNoteEvent } from "../../eventstore/players/noteEvents.ts";

/** The names of its facts; the history has a sentence for each. */
export type PlayerFact = PlayerEvent["type"] | PlayerNoteEvent["type"] | PlayerMessageEvent["type"];

export const Sport = z.enum(["baseball", "softball"]);
export type Sport = z.infer<typeof Sport>;

/** What is still needed from a parent or guardian. */
export const Consent = z.enum(["none needed", "asked", "confirmed"]);
export type Consent = z.infer<typeof Consent>;

/** An account that may act for a player, as others who may see it: never with its address. */
export const GuardianView = z.object({
  userId: z.string(),
  firstName: z.string().nullable(),
  erasureAskedUntil: z.iso.datetime().nullable(), // wants the player erased; counts until then
});

/** Who was asked to answer for a player, as long as the answer is open. */
export const InvitationView = z.object({
  id: z.string(),
  by: z.string().nullable(), // first name
  isMine: z.boolean(), // the caller sent it
  email: z.string().nullable(), // one's own alone
  name: z.string().nullable(),
  sentAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type InvitationView = z.infer<typeof InvitationView>;

/** A player as those who may act for one see it. */
export const PlayerView = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.iso.date().nullable(), // null: only the age was given
  age: z.int().nullable(), // today
  position: z.string().nullable(),
  experience: z.string().nullable(),
  sport: Sport.nullable(), // this and the emergency contact as last given
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  isOwn: z.boolean(), // the account's own
  hasAccount: z.boolean(), // the caller's, or the player's own
  plays: z.boolean(), // false: the own player of a parent, who brings others
  consent: Consent,
  guardians: GuardianView.array(), // the accounts that may act for the player, the caller's and the player's own apart
  erasureAskedUntil: z.iso.datetime().nullable(), // the caller wants it erased, and others have yet to
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PlayerView = z.infer<typeof PlayerView>;

/** Who signed the waiver for a player, and which text. */
export const SignatureView = z.object({
  version: z.string(),
  name: z.string().nullable(), // as typed; null: removed
  signedAt: z.iso.datetime(),
});
export type SignatureView = z.infer<typeof SignatureView>;

/** A player who comes to lessons or camps, and whether somebody has signed for them. */
export const WaiverView = PlayerView.pick({ id: true, firstName: true, lastName: true }).extend({
  next: z.string(), // when the player comes next: the lesson's start, or the day of a camp
  isSigned: z.boolean(), // the text as it is now
  signature: SignatureView.nullable(), // the latest one
});
export type WaiverView = z.infer<typeof WaiverView>;

/** A student as the staff's pick lists show them. */
export const StudentView = PlayerView.pick({ id: true, firstName: true, lastName: true });
export type StudentView = z.infer<typeof StudentView>;

const Appointment = z.object({ id: z.string(), instructorId: z.string(), scheduledDate: z.iso.datetime() });

/** A student as seen by those who teach them: who to call, and their lessons with the viewer. */
export const RosterView = StudentView.extend({
  age: z.int().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(), // the account's, or else the latest one given for a lesson
  isMovedIn: z.boolean(), // from a file, and no account answers for the player yet
  guardian: z // only for minors: who confirmed, or whose account added them; of players moved in: the parent named in the file
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  /** The accounts that answer for the player, the first one first. */
  guardians: z.array(
    z.object({ userId: z.string(), name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  ),
  hasWaiver: z.boolean().nullable(), // signed, as the text is now; null: nobody is asked to
  lessons: z.int(), // agreed ones, past and future
  nextLesson: Appointment.nullable(),
  lastLesson: Appointment.nullable(),
});
export type RosterView = z.infer<typeof RosterView>;

/** What staff wrote about a player for each other. Null words were deleted. */
export const PlayerNoteView = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenByName: z.string().nullable(), // null: removed
  at: z.iso.datetime(),
  words: z.string().nullable(),
});
export type PlayerNoteView = z.infer<typeof PlayerNoteView>;

/** What staff emailed a player's family. Null words were erased with the player. */
export const PlayerMessageView = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenByName: z.string().nullable(), // null: removed
  at: z.iso.datetime(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
export type PlayerMessageView = z.infer<typeof PlayerMessageView>;

const Adult = z.object({ userId: z.string(), name: z.string(), email: z.string().nullable() });

/** One of two records that may be the same player's, as an admin compares them. */
export const RecordView = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.iso.date().nullable(), // null: only the age was given
  age: z.int().nullable(), // today
  hasLogin: z.boolean(), // of the player's own
  createdAt: z.iso.datetime(),
  guardians: Adult.array(), // the accounts that answer for the player, their own apart
  lessons: z.int(), // whatever became of them
  lessonsToCome: z.int(),
  camps: z.int(), // spots in camps that were not given up
  videos: z.int(),
  notes: z.int(), // of staff
  hadMembership: z.boolean(),
});
export type RecordView = z.infer<typeof RecordView>;
