import { z } from "zod";
import { WaitingParticipantView, RegistrationOption } from "./registrationView.ts";
import { CampView } from "./view.ts";

const text = z.string().nullable();

/** Declined, lapsed and left: a turn that is over. */
export const WaitlistState = z.enum(["waiting", "offered", "accepted", "declined", "lapsed", "left"]);
export type WaitlistState = z.infer<typeof WaitlistState>;

/** What the holder of a place on a waitlist sees. Children's last names only when logged in as who joined. */
export const OwnWaitlistEntryView = z.object({
  id: z.string(),
  campId: z.string(),
  state: WaitlistState,
  position: z.int().nullable(), // from 1, among those who wait for the same divisions; null: not waiting
  offeredUntil: z.iso.datetime().nullable(), // while a spot is held for it
  joinedAt: z.iso.datetime(),
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.int()), // from 1
  participantCount: z.int(),
  places: z.array(
    z.object({
      id: z.string(), // the participant's
      playerId: text, // the family's player, if logged in as who joined
      playerName: text, // the first name if not logged in; null once removed
      ageGroup: text,
      divisionId: text, // null: the camp has none, or the owner still decides
    }),
  ),
  registrationId: text, // the registration it became
  camp: CampView,
});
export type OwnWaitlistEntryView = z.infer<typeof OwnWaitlistEntryView>;

/** A waiting family, as the camp's owner and admins see it. */
export const WaitlistEntryView = OwnWaitlistEntryView.pick({
  id: true,
  campId: true,
  state: true,
  position: true,
  offeredUntil: true,
  joinedAt: true,
  registrationOption: true,
  selectedDays: true,
  participantCount: true,
  registrationId: true,
}).extend({
  parentName: text, // null: removed
  parentEmail: text,
  parentPhone: text,
  playerName: text, // of the first child; all of them are listed below
  playerAge: z.int().nullable(),
  notified: z.boolean(), // a spot was offered
  canBeOffered: z.boolean(), // staff can offer it a spot now: one is open for each of its players, on days that take place
  isSkipped: z.boolean(), // waits behind others who joined later
  skipReason: text, // null: not skipped, or removed
  participants: z.array(WaitingParticipantView.omit({ emergencyContact: true, emergencyPhone: true })),
});
export type WaitlistEntryView = z.infer<typeof WaitlistEntryView>;
