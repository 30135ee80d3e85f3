import { z } from "zod";
import type { AttendanceEvent, CampEvent, CampReadingEvent } from "../../eventstore/camps/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type CampFact = (CampEvent | CampReadingEvent | AttendanceEvent)["type"];

/** Active once published until its last day is over, then completed, unless it was cancelled or archived. */
export const CampStatus = z.enum(["draft", "active", "cancelled", "completed", "archived"]);
export type CampStatus = z.infer<typeof CampStatus>;
export const CampType = z.enum(["camp", "clinic"]);
export type CampType = z.infer<typeof CampType>;

const dollars = z.string(); // with two decimals
const text = z.string().nullable();
const day = z.iso.date().or(z.literal("")); // empty only while a draft does not say

export const DivisionView = z.object({
  id: z.string(),
  sport: z.enum(["coed", "baseball", "softball"]),
  ageGroup: z.string(),
  time: z.string(), // "09:00-10:00" at the facility
  startTime: z.string(), // HH:MM
  endTime: z.string(),
  field: z.string(),
  capacity: z.int(),
  registered: z.int(), // children who come, and those a spot is held for by an offer
  left: z.int(), // never below 0
});
export type DivisionView = z.infer<typeof DivisionView>;

/** A camp as everyone sees it: counts, but no one who comes. */
export const CampView = z.object({
  id: z.string(),
  instructorId: z.string(),
  instructor: z
    .object({
      id: z.string(),
      user: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
    })
    .nullable(), // null: removed
  title: z.string(),
  description: text,
  campType: CampType,
  location: z.string(),
  startDate: day,
  endDate: day,
  days: z.int(), // 0 while they are not known
  dates: z.array(z.iso.date()), // of each day, by its number; startDate and endDate are the first and the last
  movedDays: z.array(z.int()), // numbers of days that aren't where they were planned
  canceledDays: z.array(z.iso.date()), // single ones that don't take place
  startTime: z.string(), // HH:MM at the facility
  endTime: z.string(),
  ageMin: z.int().nullable(),
  ageMax: z.int().nullable(),
  ageRange: z.string(), // "3-18", with the defaults if none is set
  capacity: z.int(), // children, all divisions together
  fullCampPrice: dollars, // for one child
  dailyPrice: dollars, // for one child and one day
  price: dollars, // the full camp's, under its other name
  divisions: z.array(DivisionView),
  playerChecklist: text, // null texts: the default is shown
  arrivalInfo: text,
  pickupInfo: text,
  safetyNotes: text,
  campSchedule: text,
  agenda: text,
  status: CampStatus,
  statusReason: text, // why it was cancelled
  registeredCount: z.int(), // children who come
  heldCount: z.int(), // children on the waitlist whom an offer holds a spot for
  registrationCount: z.int(), // families
  spotsAvailable: z.int(), // never below 0
  isFull: z.boolean(),
  waitlistCount: z.int(), // children who wait
  releaseUnpaidAfterHours: z.int().nullable(),
  stripeProductId: text,
  stripePriceId: text,
});
export type CampView = z.infer<typeof CampView>;

/** When a camp takes place, for whoever isn't told the rest of it. */
export const CampDaysView = CampView.pick({ startDate: true, endDate: true, dates: true, canceledDays: true });
export type CampDaysView = z.infer<typeof CampDaysView>;

/** Who is affected when a camp is cancelled: families and children who come or wait, and what is due back. */
export const ConsequencesView = z.object({
  families: z.int(),
  children: z.int(),
  waitingFamilies: z.int(),
  waitingChildren: z.int(),
  paidFamilies: z.int(), // families whose money has not been refunded yet
  refundDue: dollars, // everything they paid
  refundDueByCard: dollars, // the part of it the card provider refunds
});
export type ConsequencesView = z.infer<typeof ConsequencesView>;

/** The same where one day is canceled: who comes on it, and what each family's share of it comes to. */
export const DayConsequencesView = z.object({
  families: z.int(),
  children: z.int(),
  paidFamilies: z.int(), // families to whom a share is due
  refundDue: dollars, // beyond what was due before
  lessOwed: dollars, // what families who haven't paid owe less
});
export type DayConsequencesView = z.infer<typeof DayConsequencesView>;

export const MessageAudience = z.enum(["paid", "unpaid", "waitlist", "everybody"], "Please choose who gets it");
export type MessageAudience = z.infer<typeof MessageAudience>;

/** What staff wrote to families of a camp. */
export const CampMessageView = z.object({
  id: z.string(),
  to: MessageAudience,
  subject: text, // null: its author was removed
  text,
  families: z.int(),
  players: z.int(),
  sentAt: z.iso.datetime(),
  by: text, // null: removed
});
export type CampMessageView = z.infer<typeof CampMessageView>;

export const AttendanceState = z.enum(["expected", "here", "left"]);
export type AttendanceState = z.infer<typeof AttendanceState>;

/** A player on one day of a camp, as those who run it need it at the gate. */
export const DayPlayerView = z.object({
  id: z.string(), // the participant's
  registrationId: z.string(),
  playerName: text, // null: removed
  playerAge: z.int().nullable(),
  divisionId: text,
  parentName: text,
  parentPhone: text,
  otherParents: z.array(z.object({ name: z.string(), phone: text })), // who answer for the player, too
  emergencyContact: text,
  emergencyPhone: text,
  mayPickUp: text, // names, as the parent wrote them
  mayNotPickUp: text,
  hasHealthNotes: z.boolean(),
  hasWaiver: z.boolean().nullable(), // signed, as the text is now; null: nobody could, without an account
  owed: z.string().nullable(), // dollars; by the family, for all it registered; null: not known at this moment
  state: AttendanceState,
  checkedInAt: z.iso.datetime().nullable(), // of the last visit, if there were several
  broughtBy: text,
  checkedOutAt: z.iso.datetime().nullable(),
  pickedUpBy: text,
});
export type DayPlayerView = z.infer<typeof DayPlayerView>;

export const CampDayView = z.object({
  campId: z.string(),
  title: z.string(),
  location: z.string(),
  day: z.iso.date(),
  number: z.int().nullable(), // from 1; null: it was moved away while somebody was being checked in
  days: z.int(),
  canceledDays: z.array(z.iso.date()), // of them
  startTime: z.string(),
  endTime: z.string(),
  isCanceled: z.boolean(), // this day alone
  divisions: z.array(
    DivisionView.pick({ id: true, sport: true, ageGroup: true, startTime: true, endTime: true, field: true }),
  ),
  players: z.array(DayPlayerView), // by name
});
export type CampDayView = z.infer<typeof CampDayView>;
