import { type CampView, createRegistrationUrl, type OwnRegistrationView } from "../../backend/camps/contract.ts";
import type { Person } from "./people.ts";

const child = {
  playerName: "Emma Vega",
  playerAge: 9,
  sport: "baseball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
};

/** A family registers for a camp, as the wizard does; one child unless told otherwise. */
export const registerFamily = (
  parent: Person,
  camp: CampView,
  { children = [{}], paymentMethod = "venmo" }: { children?: object[]; paymentMethod?: string } = {},
) =>
  parent.call<OwnRegistrationView>("POST", createRegistrationUrl, {
    registration: {
      campId: camp.id,
      parentName: parent.name,
      parentEmail: parent.email,
      parentPhone: "555-010-0123",
      paymentMethod,
    },
    participants: children.map((told) => ({ ...child, ...told })),
  });
