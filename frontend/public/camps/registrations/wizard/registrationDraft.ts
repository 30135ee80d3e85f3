import type { CampView, CreateRegistration } from "../../../../../backend/camps/contract.ts";

const key = "fungo.camp-registration";
const keptForMs = 24 * 60 * 60 * 1000;

/** A child as typed so far. Its text about health is in `medicalTold.ts`, and never here. */
export interface DraftChild {
  id: string; // of this form alone
  playerName: string;
  playerAge: string;
  sport: string;
  playerPosition: string;
  experienceLevel: string;
  emergencyContact: string;
  emergencyPhone: string;
}

/** What was typed for one camp, as the forms hold it. */
export interface RegistrationDraft {
  campId: string;
  registrationOption: CreateRegistration["registration"]["registrationOption"];
  selectedDays: number[]; // from 1
  parentInfo: {
    parentName: string;
    parentEmail: string;
    parentPhone: string;
    paymentMethod: string;
  };
  participants: DraftChild[];
  toldMedical: boolean; // something about health was typed, and is known to this tab only until it is loaded anew
}

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

type Kept = { keptAt: number; draft: RegistrationDraft };

/** Only what a draft may hold of a child, whatever else a form has. */
export const draftChild = ({ id, ...child }: DraftChild): DraftChild => ({
  id,
  playerName: child.playerName,
  playerAge: child.playerAge,
  sport: child.sport,
  playerPosition: child.playerPosition,
  experienceLevel: child.experienceLevel,
  emergencyContact: child.emergencyContact,
  emergencyPhone: child.emergencyPhone,
});

/** One draft at a time, in this tab alone. `now` in ms. */
export const keepDraft = (draft: RegistrationDraft, now = Date.now()) => {
  try {
    const kept: Kept = { keptAt: now, draft: { ...draft, participants: draft.participants.map(draftChild) } };
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Then it is typed again after a reload.
  }
};

/** What was kept for this camp less than 24 hours ago; for any camp where none is named. */
export const keptDraft = (campId?: string, now = Date.now()): RegistrationDraft | null => {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (!kept || typeof kept.draft?.campId !== "string") return null;
    if (now - kept.keptAt >= keptForMs) {
      forgetDraft();
      return null;
    }
    if (campId !== undefined && kept.draft.campId !== campId) return null;
    return { ...emptyDraft(kept.draft.campId), ...kept.draft };
  } catch {
    return null;
  }
};

export const forgetDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
