import { z } from "zod";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { daysOf } from "../../../../backend/camps/daysRule.ts";
import { campDefaults, newDivision, presetDivisions } from "../../../../backend/camps/running/newCampContract.ts";
import { DraftCamp, PublishCamp, ReviseCamp } from "../../../../backend/camps/running/publishContract.ts";
import { faultsIn, priceFaults } from "../../../../backend/camps/termsRule.ts";

const DivisionDraft = z.object({
  id: z.string().optional(), // of one that is there
  sport: z.string(),
  ageGroup: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  field: z.string(),
  capacity: z.string(),
});
export type DivisionDraft = z.infer<typeof DivisionDraft>;

export const textFields = [
  "playerChecklist",
  "arrivalInfo",
  "pickupInfo",
  "safetyNotes",
  "campSchedule",
  "agenda",
] as const;
const plainFields = [
  "title",
  "description",
  "campType",
  "location",
  "startDate",
  "endDate",
  "startTime",
  "endTime",
  "ageMin",
  "ageMax",
  "capacity",
  "fullCampPrice",
  "dailyPrice",
  "releaseUnpaidAfterHours",
  ...textFields,
] as const;
/** A camp as it is being typed. */
export const CampDraft = z.record(z.enum(plainFields), z.string()).and(z.object({ divisions: z.array(DivisionDraft) }));
export type CampDraft = z.infer<typeof CampDraft>;

export const blankDivision = (): DivisionDraft => ({ ...newDivision, capacity: String(newDivision.capacity) });

export const newCamp = (): CampDraft => ({
  title: "",
  description: "",
  campType: campDefaults.campType,
  location: "",
  startDate: "",
  endDate: "",
  startTime: campDefaults.startTime,
  endTime: campDefaults.endTime,
  ageMin: "",
  ageMax: "",
  capacity: String(campDefaults.capacity),
  fullCampPrice: String(campDefaults.fullCampPrice),
  dailyPrice: String(campDefaults.dailyPrice),
  releaseUnpaidAfterHours: "",
  playerChecklist: "",
  arrivalInfo: "",
  pickupInfo: "",
  safetyNotes: "",
  campSchedule: "",
  agenda: "",
  divisions: [blankDivision()],
});

const Plain = z.union([z.string(), z.number(), z.null()]).transform((value) => (value === null ? "" : String(value)));
/** Fields as the server tells them, as they are typed. */
const Told = z.object({
  ...Object.fromEntries(plainFields.map((field) => [field, Plain.optional()])),
  divisions: z.array(DivisionDraft.extend({ capacity: z.coerce.string() })).optional(),
});
/** Some fields of a camp, whoever wrote them. */
export type SomeFields = Partial<CampDraft>;
export const fieldsTold = (told: object): SomeFields => {
  const { divisions, ...plain } = Told.parse(told);
  return { ...plain, ...(divisions && { divisions }) };
};

export const draftOf = (camp: CampView): CampDraft => ({ ...newCamp(), ...fieldsTold(camp) });

const isUntouched = ({ ageGroup, startTime, endTime, field }: DivisionDraft) =>
  [ageGroup, startTime, endTime, field].every((text) => text.trim() === "");

type Preset = (typeof presetDivisions)[number];
const isThere = (divisions: readonly DivisionDraft[], preset: Preset) =>
  divisions.some(({ sport, ageGroup }) => sport === preset.sport && ageGroup.trim().toLowerCase() === preset.ageGroup);
/** The usual divisions that are not there yet. */
export const missingPresets = (divisions: readonly DivisionDraft[]) =>
  presetDivisions.filter((preset) => !isThere(divisions, preset));
/** Adds these usual divisions; rows that nobody filled in make room for them. */
export const withPresets = (divisions: readonly DivisionDraft[], presets: readonly Preset[]) => [
  ...divisions.filter((division) => division.id !== undefined || !isUntouched(division)),
  ...presets.map((preset) => ({ ...preset, capacity: String(preset.capacity) })),
];

const fieldNames = [...plainFields, "divisions"] as const;
export type CampField = (typeof fieldNames)[number];

export const fieldsIn = (some: SomeFields) => fieldNames.filter((name) => some[name] !== undefined);

/** The fields that differ. */
export const changesIn = (draft: CampDraft, before: CampDraft): SomeFields => {
  const changed = fieldNames.filter((name) => JSON.stringify(draft[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, draft[name]]));
};
/** The fields to send, and what they were when somebody began to change them. */
export const revisionOf = (draft: CampDraft, before: CampDraft) => ({
  ...changesIn(draft, before),
  from: changesIn(before, draft),
});
/** What was typed into a camp that has changed since: whatever nobody typed is as it is now. */
export const onTopOf = (now: CampDraft, { draft, before }: { draft: CampDraft; before: CampDraft }) => ({
  draft: { ...now, ...changesIn(draft, before) },
  before: { ...now, ...changesIn(before, draft) },
});
export const isChanged = (draft: CampDraft, before: CampDraft) => Object.keys(changesIn(draft, before)).length > 0;

export type Complaint = { readonly path: readonly PropertyKey[]; readonly message: string };

export const faultsOfNew = (draft: CampDraft): readonly Complaint[] => PublishCamp.safeParse(draft).error?.issues ?? [];

/** To be kept and gone on with another day. Rows that nobody filled in are left out. */
export const unfinished = (draft: CampDraft) => ({
  ...draft,
  draft: true,
  divisions: draft.divisions.filter((division) => !isUntouched(division)),
});
export const faultsOfUnfinished = (draft: CampDraft): readonly Complaint[] =>
  DraftCamp.safeParse(unfinished(draft)).error?.issues ?? [];

export const faultsOfRevised = (draft: CampDraft, before: CampDraft): readonly Complaint[] => {
  const ages = { ageMin: Number(draft.ageMin), ageMax: Number(draft.ageMax) };
  const price = { was: Number(before.fullCampPrice), is: Number(draft.fullCampPrice) };
  return [
    ...(ReviseCamp.safeParse(changesIn(draft, before)).error?.issues ?? faultsIn({ ...draft, ...ages })),
    ...priceFaults(price),
  ];
};

/** The days of a camp that is there already. */
export type KnownDays = Pick<CampView, "dates" | "movedDays" | "canceledDays"> & Partial<Pick<CampView, "id">>;

/** How many days the camp has; undefined until both dates are entered. */
export const daysIn = ({ startDate, endDate }: CampDraft, camp?: KnownDays) =>
  camp?.movedDays.length
    ? camp.dates.length
    : startDate && endDate && startDate <= endDate
      ? daysOf({ startDate, endDate })
      : undefined;
export const spotsIn = ({ divisions }: CampDraft) =>
  divisions.reduce((sum, { capacity }) => sum + (Number(capacity) || 0), 0);
