import type { CampTerms, Division } from "../../../eventstore/camps/camps.ts";
import { dollars } from "../../../projections/list.ts";
import { campDefaults } from "./newCampContract.ts";
import type { CampDivision, PublishCamp, ReviseCamp } from "./publishContract.ts";

/** Gives the nth new division its id. */
export type NewDivisionId = (nth: number) => string;

const centsOf = (dollars: number) => Math.round(dollars * 100);

const isAlike = (one: Pick<Division, "sport" | "ageGroup">) => (other: Pick<Division, "sport" | "ageGroup">) =>
  one.sport === other.sport && one.ageGroup.toLowerCase() === other.ageGroup.toLowerCase();

/**
 * Divisions with their ids: an existing one keeps its own, recognized by it or else by sport and age group, so that
 * everyone with a spot in it keeps that.
 */
const withIds = (divisions: readonly CampDivision[], before: readonly Division[], newId: NewDivisionId): Division[] => {
  const named = new Set(divisions.map(({ id }) => id).filter((id) => before.some((known) => known.id === id)));
  const unnamed = before.filter(({ id }) => !named.has(id));
  return divisions.map(({ id, ...division }, nth) => {
    if (id !== undefined && named.delete(id)) return { id, ...division };
    const alike = unnamed.findIndex(isAlike(division));
    const [known] = alike < 0 ? [] : unnamed.splice(alike, 1);
    return { id: known?.id ?? newId(nth), ...division };
  });
};

type NewForm = Omit<PublishCamp, "instructorId" | "inquiryId" | "draft">;
type Form = NewForm | Omit<ReviseCamp, "from">;

/** The form's fields as facts store them; omitted ones are absent. */
export const termsFrom = (
  form: Form,
  { before = [], newId }: { before?: readonly Division[]; newId: NewDivisionId },
): Partial<CampTerms> => {
  const { price, fullCampPrice = price, dailyPrice, divisions, ...same } = { price: undefined, ...form };
  const terms = {
    ...same,
    fullCampPriceCents: fullCampPrice === undefined ? undefined : centsOf(fullCampPrice),
    dailyPriceCents: dailyPrice === undefined ? undefined : centsOf(dailyPrice),
    divisions: divisions && withIds(divisions, before, newId),
  };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
};

/** The other way round: stored fields under their names in the form. */
export const formFrom = ({ fullCampPriceCents, dailyPriceCents, ...same }: Partial<CampTerms>) => ({
  ...same,
  ...(fullCampPriceCents !== undefined && { fullCampPrice: dollars(fullCampPriceCents) }),
  ...(dailyPriceCents !== undefined && { dailyPrice: dollars(dailyPriceCents) }),
});

/** What a new camp promises, with the usual defaults for what the form omits. */
export const newTerms = (form: NewForm, newId: NewDivisionId): CampTerms => ({
  title: form.title,
  location: form.location,
  startDate: form.startDate,
  endDate: form.endDate,
  startTime: form.startTime,
  endTime: form.endTime,
  capacity: form.capacity,
  campType: campDefaults.campType,
  description: null,
  ageMin: null,
  ageMax: null,
  playerChecklist: null,
  arrivalInfo: null,
  pickupInfo: null,
  safetyNotes: null,
  campSchedule: null,
  agenda: null,
  releaseUnpaidAfterHours: null,
  fullCampPriceCents: 0,
  dailyPriceCents: 0,
  divisions: [],
  ...termsFrom(form, { newId }),
});
