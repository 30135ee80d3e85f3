import type { OwnRegistrationView } from "../camps/contract.ts";
import type { Client } from "./client.ts";

export const emma = {
  playerName: "Emma Ortiz",
  playerAge: 8,
  sport: "baseball",
  playerPosition: "pitcher",
  experienceLevel: "beginner",
  medicalInfo: "Allergic to bee stings",
  emergencyContact: "Lou Ortiz",
  emergencyPhone: "555-010-0111",
};
export const noah = { ...emma, playerName: "Noah Ortiz", playerAge: 10, sport: "softball", medicalInfo: "" };
export const parent = { parentName: "Pat Ortiz", parentEmail: "pat.ortiz@home.example", parentPhone: "555-010-0100" };

interface Fields {
  readonly registration?: Record<string, unknown>;
  readonly participants?: readonly object[];
  readonly [also: string]: unknown;
}

/** A registration as the wizard sends it: both children on all days, by card. */
export const registrationForm = (
  campId: string,
  { registration, participants = [emma, noah], ...fields }: Fields = {},
) => ({
  registration: {
    campId,
    ...parent,
    paymentMethod: "card",
    registrationOption: "all_days",
    selectedDays: [],
    ...registration,
  },
  participants,
  ...fields,
});

/** Registers and returns it as its family sees it. */
export const registered = async (who: Client, campId: string, fields: Fields = {}): Promise<OwnRegistrationView> => {
  const { status, body } = await who("POST", "/api/camp-registrations/create", registrationForm(campId, fields));
  if (status !== 201) throw new Error(`registering failed: ${status} ${JSON.stringify(body)}`);
  return body;
};
