import type * as Clinics from "../../../backend/clinics/contract.ts";

/** As the organization chooses it. */
export const serviceChoiceWords: Record<Clinics.ServiceType, string> = {
  "coaching-clinic": "Clinic for coaches",
  camp: "Camp for players",
  both: "Clinic and camp",
  "board-meeting": "Session with the board",
};

/** The same for staff. */
export const serviceWords: Record<Clinics.ServiceType, string> = {
  "coaching-clinic": "Coaching clinic",
  camp: "Camp",
  both: "Clinic and camp",
  "board-meeting": "Board meeting",
};

export const fieldsWords: Record<Clinics.SeparateFields, string> = {
  separate: "Separate fields",
  single: "One field",
};

export const volunteersWords: Record<Clinics.AvailableVolunteers, string> = {
  yes: "Yes (4-8)",
  limited: "Limited (2-3)",
  no: "No",
};
