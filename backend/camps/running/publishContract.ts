import { z } from "zod";
import { CampType } from "../../../projections/camps/view.ts";
import { requiredText, tooLong } from "../../textContract.ts";
import { divisionSports, newDivision } from "./newCampContract.ts";
import { endsBeforeItStarts, faultsIn, neededToPublish, priceAboveNothing } from "../termsRule.ts";

export const cancelCampUrl = (id: string) => `/api/camps/${id}/cancel`;
export const archiveCampUrl = (id: string) => `/api/camps/${id}/archive`;
export const publishCampUrl = (id: string) => `/api/camps/${id}/publish`;
export const duplicateCampUrl = (id: string) => `/api/camps/${id}/duplicate`;
export const restoreCampUrl = (id: string) => `/api/camps/${id}/restore`;
/** Who is affected by cancelling a camp. */
export const consequencesUrl = (id: string) => `/api/camps/${id}/consequences`;

/** So that no sum overflows: ten children on every day of the longest camp. */
const mostDollars = 5000;
const mostChildren = 10_000;

const freeText = z
  .string()
  .trim()
  .max(5000, tooLong(5000))
  .nullable()
  .transform((text) => text || null);
const numberIn = (value: string | number) =>
  typeof value === "number" ? value : Number(value.replaceAll(/[$,\s]/g, "") || Number.NaN);
/** A number, also as a form field sends it. */
const number = (please: string) => z.union([z.number(), z.string()], please).transform(numberIn);
const wallTime = (please: string) =>
  z
    .string(please)
    .trim()
    .regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: please, abort: true })
    .transform((time) => time.split(":").slice(0, 2).join(":").padStart(5, "0"));
/** In a year that all our clocks and calendars can represent. */
const day = (please: string) =>
  z.iso
    .date({ error: please, abort: true })
    .refine((date) => "2000" < date && date < "2500", { error: "Please check the year", abort: true });
const optionalNumber = (please: string, most: number) =>
  z
    .union([z.number(), z.string(), z.null()], please)
    .transform((value) => (value === null || value === "" ? null : numberIn(value)))
    .pipe(z.int(please).min(1, please).max(most, please).nullable());

const wholeNumber = (please: string, most: number) =>
  z.int(please).min(1, please).max(most, "Please check the capacity");

const atLeastOne = "Capacity must be at least 1";
const anAge = "Please enter an age from 1 to 99";
export const askedReason = "Please tell families why";
export const incompleteDivision = "Please fill in all required fields for each division.";

const DivisionFields = z.object({
  id: z.string().max(100).optional(), // an existing one's; else it is found by sport and age group
  sport: z.enum(divisionSports, "Please choose coed, baseball or softball"),
  ageGroup: requiredText(incompleteDivision, 50),
  startTime: wallTime(incompleteDivision),
  endTime: wallTime(incompleteDivision),
  field: requiredText(incompleteDivision, 100),
  capacity: number(atLeastOne).pipe(wholeNumber(atLeastOne, 1000)),
});

/** A division's age groups also under their other name, and both times also as one text: "09:00-10:00". */
const alsoSpelled = (value: unknown) => {
  if (value === null || typeof value !== "object") return value;
  const { ageGroups, time, ...division } = value as Record<string, unknown>;
  const [startTime, endTime] = typeof time === "string" ? time.split(/[-–]/) : []; // trimmed with all times
  const ageGroup = Array.isArray(ageGroups) ? ageGroups.join(", ") : ageGroups;
  return { sport: newDivision.sport, capacity: newDivision.capacity, ageGroup, startTime, endTime, ...division };
};
export const CampDivision = z
  .preprocess(alsoSpelled, DivisionFields)
  .refine(({ startTime, endTime }) => startTime < endTime, { path: ["endTime"], message: endsBeforeItStarts });
export type CampDivision = z.infer<typeof CampDivision>;

const price = (please: string) =>
  number(please).pipe(z.number(please).min(0, please).max(mostDollars, "Please check the price"));

type Asked = "title" | "location" | "startDate" | "endDate" | "startTime" | "endTime" | "capacity";
/** The fields of a camp, in the words of the form that asks for them. */
const fields = (say: Record<Asked | "fullCampPrice" | "dailyPrice", string>) => ({
  title: requiredText(say.title, 255),
  description: freeText.optional(),
  campType: z.enum(CampType.options, "Please choose camp or clinic").optional(),
  location: requiredText(say.location, 255),
  startDate: day(say.startDate),
  endDate: day(say.endDate),
  startTime: wallTime(say.startTime),
  endTime: wallTime(say.endTime),
  ageMin: optionalNumber(anAge, 99).optional(),
  ageMax: optionalNumber(anAge, 99).optional(),
  capacity: number(say.capacity).pipe(wholeNumber(say.capacity, mostChildren)),
  fullCampPrice: price(say.fullCampPrice), // for one child
  dailyPrice: price(say.dailyPrice), // for one child and one day
  divisions: z.array(CampDivision).max(60, "Please use 60 divisions or fewer").optional(),
  playerChecklist: freeText.optional(),
  arrivalInfo: freeText.optional(),
  pickupInfo: freeText.optional(),
  safetyNotes: freeText.optional(),
  campSchedule: freeText.optional(),
  agenda: freeText.optional(),
  releaseUnpaidAfterHours: optionalNumber("Please enter a whole number of hours, or leave it empty", 8760).optional(),
});

const ofNew = {
  ...fields({
    ...neededToPublish,
    title: "Title is required",
    startTime: "Start time is required",
    endTime: "End time is required",
    capacity: atLeastOne,
    fullCampPrice: "Full camp price must be positive",
    dailyPrice: "Daily price must be positive",
  }),
  instructorId: z.union([z.string(), z.number()]).optional(),
  inquiryId: z.string().optional().describe("the coaching inquiry it is for"),
};
const withoutFaults = (camp: Parameters<typeof faultsIn>[0], ctx: z.RefinementCtx) => {
  for (const fault of faultsIn(camp)) ctx.addIssue({ code: "custom", ...fault });
};

/** A new camp. The session says whose it is; only an admin names another instructor. */
export const PublishCamp = z.object({ ...ofNew, draft: z.literal(false).optional() }).superRefine(withoutFaults);
export type PublishCamp = z.infer<typeof PublishCamp>;

const orLater = (date: typeof ofNew.startDate) => z.union([z.literal(""), date], "Please check the date").default("");
/** The same, kept for those who run it until they publish it. */
export const DraftCamp = z
  .object({
    ...ofNew,
    location: z.string().trim().max(255, tooLong(255)).default(""),
    startDate: orLater(ofNew.startDate),
    endDate: orLater(ofNew.endDate),
    draft: z.literal(true),
  })
  .superRefine(withoutFaults);
export type DraftCamp = z.infer<typeof DraftCamp>;

export const NewCamp = z.discriminatedUnion("draft", [PublishCamp, DraftCamp], "Please say whether it's a draft");

const required = "Please fill in all required fields";
const revisable = fields({
  title: required,
  location: required,
  startDate: required,
  endDate: required,
  startTime: required,
  endTime: required,
  capacity: "Capacity must be greater than 0",
  fullCampPrice: priceAboveNothing,
  dailyPrice: "Daily price must be positive",
});
const Revision = z.object({ ...revisable, price: revisable.fullCampPrice }).partial();
const { location, startDate, endDate } = revisable;
const orNothing = <T extends z.ZodType>(field: T) => z.union([z.literal(""), field]).optional();
/** A draft may have lacked these. */
const Seen = Revision.extend({
  location: orNothing(location),
  startDate: orNothing(startDate),
  endDate: orNothing(endDate),
});
/**
 * What is to change; omitted fields stay. `price` is the full camp's, under its other name. `from`: what whoever changes
 * it saw in these fields, so that they overwrite nothing that they have not seen.
 */
export const ReviseCamp = Revision.extend({ from: Seen.optional() }).refine(
  ({ price: one, fullCampPrice: other }) => one === undefined || other === undefined || one === other,
  {
    path: ["price"],
    message: "The price and the full camp price are the same thing. Please send only one",
  },
);
export type ReviseCamp = z.infer<typeof ReviseCamp>;

const reason = z.string().trim().max(1000, tooLong(1000));
export const CancelCamp = z.object({
  reason: z.string(askedReason).pipe(reason.min(1, askedReason)),
});
export type CancelCamp = z.infer<typeof CancelCamp>;
export const ArchiveCamp = z.object({ reason: reason.nullish() });
export type ArchiveCamp = z.infer<typeof ArchiveCamp>;
