import { z } from "zod";
import { CustomSessionFocus, LessonView, paidBy, TravelPreference } from "../../projections/lessons/view.ts";
import { agreedTo, requiredText } from "../textContract.ts";

export type { LessonFact } from "../../projections/lessons/view.ts";
export { lessonMinutes } from "../../projections/scheduling/freeTimesRule.ts";
export {
  openRequestStatuses,
  CustomSessionFocus,
  LessonRequestStatus,
  LessonRequestView,
  LessonStatus,
  LessonView,
  OccupiedView,
  OwnLessonRequestView,
  paidBy,
  PaymentView,
  ProposalView,
  ReviewView,
  TravelPreference,
} from "../../projections/lessons/view.ts";

export const lessonsUrl = "/api/lessons";
export const lessonUrl = (id: string) => `${lessonsUrl}/${id}`;
export const paymentNoteUrl = (lessonId: string) => `${lessonUrl(lessonId)}/payment-note`;
export const paymentSentUrl = (lessonId: string) => `${lessonUrl(lessonId)}/payment-sent`;
export const instructorLessonsUrl = "/api/instructor/lessons";
export const simpleLessonsUrl = "/api/simple/lessons";
/** The lessons that the caller takes, whoever they are: what their own dashboard shows. */
export const myLessonsUrl = `${lessonsUrl}?side=player`;
/** An instructor's taken times: confirmed and scheduled lessons. */
export const occupiedUrl = (instructorId: string) =>
  `${lessonsUrl}?instructorId=${encodeURIComponent(instructorId)}&status=confirmed`;

export const sessionFocuses = ["hitting", "fielding", "both"] as const;
export const weeklyWishes = ["yes", "no", "maybe"] as const;

const phone = z
  .string("Please enter your phone number")
  .trim()
  .min(1, "Please enter your phone number")
  .max(30, "This phone number is too long")
  .regex(/^[+()\d\s.x-]+$/i, "Please enter a phone number like 555-010-0100")
  .refine((text) => text.replace(/\D/g, "").length >= 7, "Please enter a phone number like 555-010-0100");
const contactEmail = z
  .string("Please enter your email address")
  .trim()
  .min(1, "Please enter your email address")
  .max(254, "This email address is too long")
  .pipe(z.email("Please enter an email address like name@example.com"));

/** Absent: the caller's own player. */
const playerId = z.string().max(100).optional();

/** What the wizard asks for in its third step. */
export const BookingContact = z.object({
  studentPhone: phone,
  studentEmail: contactEmail,
  sessionFocus: z.enum(sessionFocuses, "Please choose what to work on"),
  weeklyRecurring: z.enum(weeklyWishes, "Please say if you'd like this time every week"),
});
export type BookingContact = z.infer<typeof BookingContact>;

/** The most weeks that are booked as one. */
export const mostWeeks = 12;
const alsoOn = z
  .array(z.iso.date("Please choose a day"))
  .min(1, "Please choose at least two weeks")
  .max(mostWeeks - 1, `Please choose up to ${mostWeeks} weeks`)
  .optional()
  .describe("further weeks of a series: days at the facility, the same time on each");

/**
 * Location and duration in the body are for display; the slot decides. A price that differs from the slot's is refused.
 */
export const BookLesson = BookingContact.extend({
  playerId,
  instructorId: z.string("Please select an instructor and time slot.").min(1),
  scheduledDate: z.iso.datetime({ offset: true, error: "Please select an instructor and time slot." }),
  alsoOn,
  price: z.union([z.number(), z.string()]).optional(),
  location: z.string().optional(),
  duration: z.number().optional(),
  notes: z.string().trim().max(1000, "Please use at most 1,000 characters").optional(),
  agreedTo,
});
export type BookLesson = z.infer<typeof BookLesson>;

const duringCamp = z
  .boolean()
  .optional()
  .describe("true: the caller knows that the instructor runs a camp then, as `DuringCamp` said; for staff only");

const samePlace = z
  .literal("ask")
  .optional()
  .describe("ask: answer `SamePlace` and change nothing if another coach has a lesson there then; for staff only");

const askName = "Please enter the player's name";
const chooseDay = "Please choose a day"; // in every branch: a union may answer with one of its own
/**
 * The short form of the scheduling screen. An instructor books into their own calendar, whatever `instructorId` says. A
 * day with its time is enough; of an instant only the day counts.
 */
const Simple = z.object({
  instructorId: z.string().max(100).optional(),
  playerId: playerId.describe("a known player; then no name is needed"),
  studentName: requiredText(askName, 100).optional(),
  studentEmail: z
    .preprocess((value) => (value === "" || value === null ? undefined : value), contactEmail.optional())
    .optional(),
  scheduledDate: z.union([z.iso.date(chooseDay), z.iso.datetime({ offset: true, error: chooseDay })], chooseDay),
  timeSlot: z
    .string("Please choose a time")
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?( ?- ?([01]\d|2[0-3]):[0-5]\d(:00)?)?$/, "Please choose a time")
    .transform((text) => text.slice(0, 5)),
  notes: z.string().trim().max(1000, "Please use at most 1,000 characters").optional(),
  alsoOn,
  duringCamp,
  samePlace,
});
export const SimpleLesson = Simple.refine(({ playerId: known, studentName }) => known ?? studentName, {
  path: ["studentName"],
  message: askName,
});
export type SimpleLesson = z.infer<typeof SimpleLesson>;

/** A player books for themselves, whatever `studentName` says. What the wizard would have asked for may be left out. */
export const OwnSimpleLesson = Simple.extend({
  studentName: requiredText(askName, 100),
  ...BookingContact.omit({ studentEmail: true }).partial().shape,
  instructorId: z.string("Please choose an instructor").min(1, "Please choose an instructor").max(100),
});
export type OwnSimpleLesson = z.infer<typeof OwnSimpleLesson>;

const mostDollars = 10_000;
const amountWords = "Please enter the amount in dollars";

/** What someone records about a payment. Without an amount it is the lesson's price. */
export const NotePayment = z
  .object({
    how: z.enum(paidBy, "Please choose how it was paid"),
    amount: z
      .union(
        [
          z.number(),
          z
            .string()
            .trim()
            .regex(/^\$?\d+(\.\d{1,2})?$/, amountWords),
        ],
        amountWords,
      )
      .transform((value) => Math.round(Number(String(value).replace("$", "")) * 100) / 100)
      .pipe(
        z.number(amountWords).positive("Please enter an amount above $0").max(mostDollars, "Please check the amount"),
      )
      .optional(),
    words: z.string().trim().max(200, "Please use at most 200 characters").optional(),
  })
  .refine(({ how, words }) => how !== "other" || words, {
    path: ["words"],
    message: "Please describe how it was paid",
  });
export type NotePayment = z.input<typeof NotePayment>;

const reason = z
  .string()
  .trim()
  .max(500, "Please use at most 500 characters")
  .optional()
  .describe("the other side reads it; required when an instructor cancels");
/** What a player says about a payment that is on its way. */
export const PaymentSent = z.object({ how: NotePayment.shape.how });
export type PaymentSent = z.infer<typeof PaymentSent>;

/** A confirmation may include that it was paid: both are recorded, or neither. */
export const ChangeLesson = z
  .object({
    status: z.enum(["confirmed", "declined", "cancelled", "completed"], "This status can't be set"),
    payment: NotePayment.optional(),
    reason,
    duringCamp,
    samePlace,
  })
  .refine(({ status, payment }) => !payment || status === "confirmed", {
    path: ["payment"],
    message: "A payment can only be recorded with a confirmation",
  });
export type ChangeLesson = z.infer<typeof ChangeLesson>;

export const cancelLessonUrl = (lessonId: string) => `${lessonUrl(lessonId)}/cancel`;
export const CancelLesson = z.object({ reason });
export const noShowUrl = (lessonId: string) => `${lessonUrl(lessonId)}/no-show`;

export const lessonRequestsUrl = "/api/custom-lesson-requests";
export const lessonRequestUrl = (id: string) => `${lessonRequestsUrl}/${id}`;
export const lessonRequestStatusUrl = (id: string) => `${lessonRequestUrl(id)}/status`;
/** The requests the caller sent. */
export const ownLessonRequestsUrl = "/api/my/custom-lesson-requests";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString("en-US")} characters`)
    .nullish()
    .transform((text) => text || undefined);

/** What the wizard asks for in its fourth step: a lesson at a time or place not on offer. */
export const RequestLesson = z.object({
  playerId,
  instructorId: z
    .string()
    .nullish()
    .transform((id) => id || null), // omitted: open to any instructor
  instructorName: z.string().optional().describe("ignored: the id says who it is"),
  name: requiredText("Please enter your name", 100),
  phone,
  email: contactEmail,
  travelPreference: z.enum(TravelPreference.options, "Please choose who travels"),
  sessionFocus: z
    .enum([...CustomSessionFocus.options, ""], "Please choose from the list")
    .nullish()
    .transform((focus) => focus || null),
  preferredDates: optionalText(500),
  preferredTimes: optionalText(500),
  location: optionalText(200),
  additionalNotes: optionalText(2000),
  topic: z.string().optional().describe("people don't see this field; only bots fill it in"),
});
export type RequestLesson = z.infer<typeof RequestLesson>;
/** The same before validation: as forms have it. */
export type TypedRequest = z.input<typeof RequestLesson>;

/** `date` and `startTime` put a lesson on the calendar in the same step, with `alsoOn` one every week. */
export const AnswerRequest = z
  .object({
    status: z.enum(["contacted", "scheduled", "completed", "declined"], "This status can't be set"),
    date: z.iso.date("Please choose a day").optional(), // at the facility
    startTime: z
      .string("Please choose a time")
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time")
      .optional(), // HH:MM at the facility
    instructorId: z.string().optional().describe("whose calendar, when an admin schedules; else the caller's own"),
    price: z
      .preprocess(
        (typed) => (typed === "" || typed === null ? undefined : typed),
        z.coerce
          .number("Please enter a price in dollars")
          .min(0, "The price can't be below $0")
          .max(mostDollars, "Please check the price")
          .optional(),
      )
      .describe("of each lesson, in dollars, as agreed; else the slot's, or the instructor's own"),
    location: optionalText(200).describe("as agreed; else the slot's, or the instructor's own"),
    notes: optionalText(1000).describe("for the lesson"),
    lastLessonId: z
      .string()
      .nullish()
      .describe("the last lesson that came of it, as far as the caller knows; null: none. Another one is refused."),
    alsoOn,
    duringCamp,
    samePlace,
  })
  .refine(({ date, startTime }) => date !== undefined || startTime === undefined, {
    path: ["date"],
    message: "Please choose a day",
  })
  .refine(({ date, startTime }) => startTime !== undefined || date === undefined, {
    path: ["startTime"],
    message: "Please choose a time",
  })
  .refine(({ date, alsoOn }) => date !== undefined || alsoOn === undefined, {
    path: ["date"],
    message: "Please choose a day",
  })
  .refine(({ status, date }) => status === "scheduled" || date === undefined, {
    path: ["status"],
    message: "Only a scheduled request can have a day and a time",
  });
export type AnswerRequest = z.infer<typeof AnswerRequest>;
/** Another time, or a cancellation, that one side proposes to the other. */
export const proposalsUrl = (lessonId: string) => `${lessonUrl(lessonId)}/proposals`;
export const proposalUrl = <Lesson extends string, Proposal extends string>(lessonId: Lesson, proposalId: Proposal) =>
  `${lessonsUrl}/${lessonId}/proposals/${proposalId}` as const;

/** A player requests a free time or describes which times would work; an instructor offers an exact time. */
export const Propose = z
  .object({
    kind: z.enum(["move", "cancel"]),
    scheduledDate: z.iso.datetime({ offset: true, error: "Please choose a time." }).optional(),
    date: z.iso.date("Please choose a day").optional().describe("with startTime: the facility's local time"),
    startTime: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time")
      .optional(),
    words: z.string().trim().max(500, "Please use at most 500 characters").optional(),
    duringCamp,
    samePlace,
  })
  .refine(({ date, startTime }) => !date === !startTime, { path: ["startTime"], error: "Please choose a day and time" })
  .refine(({ kind, scheduledDate, date, words }) => kind === "cancel" || scheduledDate || date || words, {
    path: ["scheduledDate"],
    error: "Please choose a time, or tell us which times work for you.",
  });
export type Propose = z.infer<typeof Propose>;

/** At once where the player has no account to answer from; else as a proposal. */
export const moveLessonUrl = (lessonId: string) => `${lessonUrl(lessonId)}/move`;
export const MoveLesson = z.object({
  date: Propose.shape.date.unwrap(),
  startTime: Propose.shape.startTime.unwrap(),
  words: Propose.shape.words,
  duringCamp,
  samePlace,
});
export type MoveLesson = z.infer<typeof MoveLesson>;

export const AnswerProposal = z.object({
  answer: z.enum(["accepted", "declined", "withdrawn"]),
  duringCamp,
  samePlace,
});
export type AnswerProposal = z.infer<typeof AnswerProposal>;

/** A coach cannot come on these days. */
export const sickDayUrl = "/api/schedule/sick-day";
export const SickDay = z.object({
  instructorId: z.string().max(100).optional().describe("whose schedule, when an admin changes it"),
  dates: z
    .array(z.iso.date("Please choose a day"))
    .min(1, "Please choose a day")
    .max(14, "Please choose up to 14 days"),
  message: optionalText(500).describe("to the families; needed if there are lessons on these days"),
  offer: z.boolean("Please say whether to offer other times").describe("else every lesson is canceled"),
});
export type SickDay = z.infer<typeof SickDay>;
/** What became of the lessons. Those without an opening or an account were canceled in any case. */
export const SickDayTold = z.object({ canceled: LessonView.array(), offered: LessonView.array() });
export type SickDayTold = z.infer<typeof SickDayTold>;

/** A lesson of a series and all later ones. */
export const laterLessonsUrl = (lessonId: string) => `${lessonUrl(lessonId)}/and-later`;
export const LaterLessons = z.discriminatedUnion("what", [
  z.object({ what: z.literal("confirmed"), samePlace }),
  z.object({ what: z.enum(["canceled", "declined"]), reason }),
  z.object({ what: z.enum(["cancellation accepted", "cancellation declined"]) }),
  MoveLesson.omit({ words: true }).extend({
    what: z.literal("moved"),
    without: z.array(z.string().max(100)).max(mostWeeks).optional().describe("lessons that stay where they are"),
  }),
]);
export type LaterLessons = z.infer<typeof LaterLessons>;
/** `left`: those it couldn't be done to, with the reason. */
export const LaterLessonsTold = z.object({
  lessons: LessonView.array(),
  left: z.array(z.object({ id: z.string(), date: z.iso.date(), why: z.string() })),
});
export type LaterLessonsTold = z.infer<typeof LaterLessonsTold>;

export const calendarFileUrl = (lessonId: string) => `${lessonUrl(lessonId)}/calendar.ics`;

/** The caller's private calendar address; whoever knows it reads at calendarUrl what calendar programs show. */
export const calendarFeedUrl = "/api/calendar-feed";
export const calendarUrl = <Token extends string>(token: Token) => `/calendar/${token}.ics` as const;
export const CalendarFeed = z.object({
  since: z.iso.datetime().nullable(), // null: there is none
  path: z.string().nullable().describe("shown once, when it's made; only a hash is kept"),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
