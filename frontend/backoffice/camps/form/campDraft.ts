import type { CampView } from "../../../../backend/camps/contract.ts";
import { daysOf } from "../../../../backend/camps/daysRule.ts";
import { campDefaults, newDivision, presetDivisions } from "../../../../backend/camps/running/newCampContract.ts";
import { incompleteDivision, PublishCamp, ReviseCamp } from "../../../../backend/camps/running/publishContract.ts";
import { faultsIn, priceFaults } from "../../../../backend/camps/termsRule.ts";
import { newKey } from "../../../shared/forms/attemptKey.ts";

/** A division as it is being typed. `key` tells rows apart on the screen alone. */
export type DivisionDraft = {
  key: string;
  id?: string;
  sport: string;
  ageGroup: string;
  startTime: string;
  endTime: string;
  field: string;
  capacity: string;
};
export type DivisionField = Exclude<keyof DivisionDraft, "key" | "id">;

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
export type CampField = (typeof plainFields)[number];

/** A camp as it is being typed. */
export type CampDraft = Record<CampField, string> & { divisions: DivisionDraft[] };
/** What is wrong, beside which field: "title", "divisions.2.capacity". */
export type CampErrors = Readonly<Record<string, string>>;

const keyed = (division: Omit<DivisionDraft, "key">): DivisionDraft => ({ key: newKey(), ...division });
export const blankDivision = () => keyed({ ...newDivision, capacity: String(newDivision.capacity) });

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

const typed = (value: string | number | null) => (value === null ? "" : String(value));

export const draftOf = (camp: CampView): CampDraft => {
  const plain = plainFields.map((field) => [field, typed(camp[field])] as const);
  return {
    ...newCamp(),
    ...Object.fromEntries(plain),
    divisions: camp.divisions.map(({ id, sport, ageGroup, startTime, endTime, field, capacity }) =>
      keyed({ id, sport, ageGroup, startTime, endTime, field, capacity: String(capacity) }),
    ),
  };
};

const isUntouched = ({ ageGroup, startTime, endTime, field }: DivisionDraft) =>
  [ageGroup, startTime, endTime, field].every((text) => text.trim() === "");

export type Preset = (typeof presetDivisions)[number];
const isThere = (divisions: readonly DivisionDraft[], preset: Preset) =>
  divisions.some(({ sport, ageGroup }) => sport === preset.sport && ageGroup.trim().toLowerCase() === preset.ageGroup);
/** The usual divisions that are not there yet. */
export const missingPresets = (divisions: readonly DivisionDraft[]) =>
  presetDivisions.filter((preset) => !isThere(divisions, preset));
/** With these usual divisions; rows that nobody filled in make room for them. */
export const withPresets = (divisions: readonly DivisionDraft[], presets: readonly Preset[]) => [
  ...divisions.filter((division) => division.id !== undefined || !isUntouched(division)),
  ...presets.map((preset) => keyed({ ...preset, capacity: String(preset.capacity) })),
];

const sent = ({ id, sport, ageGroup, startTime, endTime, field, capacity }: DivisionDraft) => ({
  ...(id !== undefined && { id }),
  sport,
  ageGroup,
  startTime,
  endTime,
  field,
  capacity,
});
/** What the calls take. */
const told = ({ divisions, ...draft }: CampDraft) => ({ ...draft, divisions: divisions.map(sent) });
/** What differs from how it was. */
export const changesIn = (draft: CampDraft, before: CampDraft) => {
  const [is, was] = [told(draft), told(before)];
  const names = [...plainFields, "divisions"] as const;
  const changed = names.filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]));
  return Object.fromEntries(changed.map((name) => [name, is[name]]));
};
export const isChanged = (draft: CampDraft, before: CampDraft) => Object.keys(changesIn(draft, before)).length > 0;
export const publishing = told;

type Complaint = { path: readonly PropertyKey[]; message: string };
/** The first complaint about each field; the server's and the form's own have the same shape. */
export const errorsOf = (issues: readonly Complaint[]): CampErrors => {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.join(".");
    errors[field === "price" ? "fullCampPrice" : field] ??= message;
  }
  return errors;
};

export const checkNew = (draft: CampDraft): CampErrors =>
  errorsOf(PublishCamp.safeParse(told(draft)).error?.issues ?? []);

export const checkRevised = (draft: CampDraft, before: CampDraft): CampErrors => {
  const parsed = ReviseCamp.safeParse(told(draft));
  const ages = { ageMin: Number(draft.ageMin), ageMax: Number(draft.ageMax) };
  const complaints = parsed.error?.issues ?? faultsIn({ ...draft, ...ages });
  const price = { was: Number(before.fullCampPrice), is: Number(draft.fullCampPrice) };
  return errorsOf([...complaints, ...priceFaults(price)]);
};

/** Whether a division lacks what each needs. */
export const lacksInDivisions = (errors: CampErrors) => Object.values(errors).includes(incompleteDivision);

/** How many days the camp has; undefined while its dates are not both told. */
export const daysIn = ({ startDate, endDate }: CampDraft) =>
  startDate && endDate && startDate <= endDate ? daysOf({ startDate, endDate }) : undefined;
export const placesIn = ({ divisions }: CampDraft) =>
  divisions.reduce((sum, { capacity }) => sum + (Number(capacity) || 0), 0);
