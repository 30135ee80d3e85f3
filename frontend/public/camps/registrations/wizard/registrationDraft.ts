import { z } from "zod";
import { type CampView, RegistrationOption } from "../../../../../backend/camps/contract.ts";
import { kept } from "../../../../shared/kept.ts";

const keptForMs = 24 * 60 * 60 * 1000;

/** A child as typed so far. Its text about health is in `medicalTold.ts`, and never here. */
const DraftChild = z.object({
  id: z.string(), // of this form alone
  playerName: z.string(),
  playerAge: z.string(),
  sport: z.string(),
  playerPosition: z.string(),
  experienceLevel: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
});
export type DraftChild = z.infer<typeof DraftChild>;

/** What was typed for one camp, as the forms hold it. */
const RegistrationDraft = z.object({
  campId: z.string(),
  registrationOption: RegistrationOption,
  selectedDays: z.array(z.number()), // from 1
  parentInfo: z.object({
    parentName: z.string(),
    parentEmail: z.string(),
    parentPhone: z.string(),
    paymentMethod: z.string(),
  }),
  participants: z.array(DraftChild),
  toldMedical: z.boolean(), // something about health was typed, and is known to this tab only until it is loaded anew
});
export type RegistrationDraft = z.infer<typeof RegistrationDraft>;

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join("");

export const emptyChild = (): DraftChild => ({
  id: newId(),
  playerName: "",
  playerAge: "",
  sport: "",
  playerPosition: "",
  experienceLevel: "",
  emergencyContact: "",
  emergencyPhone: "",
});

export const emptyDraft = (campId: string): RegistrationDraft => ({
  campId,
  registrationOption: "all_days",
  selectedDays: [],
  parentInfo: { parentName: "", parentEmail: "", parentPhone: "", paymentMethod: "" },
  participants: [emptyChild()],
  toldMedical: false,
});

/** What is typed, for the camp as it is now: days that it had are gone, and one that was cut down to a day leaves no choice. */
export const draftFor = ({ days }: Pick<CampView, "days">, draft: RegistrationDraft): RegistrationDraft =>
  days === 1
    ? { ...draft, registrationOption: "all_days", selectedDays: [] }
    : { ...draft, selectedDays: draft.selectedDays.filter((day) => day <= days) };

/** Only what a draft may hold of a child, whatever else a form has. */
export const draftChild = (child: DraftChild) => DraftChild.parse(child);

const Kept = z.object({ keptAt: z.number(), draft: RegistrationDraft }); // takes nothing along that it does not name
const registration = kept("camp-registration", Kept);

/** One draft at a time, in this tab alone. `now` in ms. */
export const keepDraft = (draft: RegistrationDraft, now = Date.now()) =>
  registration.keep(Kept.parse({ keptAt: now, draft }));

/** What was kept for this camp less than 24 hours ago; for any camp where none is named. */
export const keptDraft = (campId?: string, now = Date.now()): RegistrationDraft | null => {
  const found = registration.read();
  if (!found) return null;
  if (now - found.keptAt >= keptForMs) {
    forgetDraft();
    return null;
  }
  return campId === undefined || found.draft.campId === campId ? found.draft : null;
};

export const forgetDraft = registration.forget;
