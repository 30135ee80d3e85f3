import type { Page } from "@playwright/test";
import { type CampView, createRegistrationUrl, type OwnRegistrationView } from "../../../backend/camps/contract.ts";
import type { Person } from "../testing/people.ts";

const child = {
  playerName: "Emma Vega",
  playerAge: 9,
  sport: "baseball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
};
const parentInfo = ({ name, email }: { name: string; email: string }) => ({
  parentName: name,
  parentEmail: email,
  parentPhone: "555-010-0123",
});

type Told = { children?: object[]; paymentMethod?: string };
const form = (parent: { name: string; email: string }, { id }: CampView, told: Told) => ({
  registration: { campId: id, ...parentInfo(parent), paymentMethod: told.paymentMethod ?? "venmo" },
  participants: (told.children ?? [{}]).map((one) => ({ ...child, ...one })),
});

/** A family registers for a camp, as the wizard does; one child of nine unless told otherwise. */
export const registerFamily = (parent: Person, camp: CampView, told: Told = {}) =>
  parent.call<OwnRegistrationView>("POST", createRegistrationUrl, form(parent, camp, told));

const anAddress = () => `pat.${crypto.randomUUID().slice(0, 8)}@example.com`;
const post = async <Made>(page: Page, url: string, data: object) => {
  const response = await page.request.post(url, { data });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  const made: Made = await response.json();
  return made;
};

/** The same for a visitor, whose browser then holds the registration. */
export const registerAsVisitor = (
  page: Page,
  camp: CampView,
  { name = "Pat Ortiz", email = anAddress(), ...told } = {},
) => post<OwnRegistrationView>(page, createRegistrationUrl, form({ name, email }, camp, told));
