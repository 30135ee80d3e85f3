import { z } from "zod";
import { type CampView, RegistrationOption } from "../../../../../backend/camps/contract.ts";
import { canceledNumbers } from "../../../../../backend/camps/daysRule.ts";
import type { PlayerView } from "../../../../../backend/players/contract.ts";
import { fullName } from "../../../../shared/formats.ts";
import { kept } from "../../../../shared/kept.ts";

const keptForMs = 24 * 60 * 60 * 1000;

/** A child as typed so far. Its text about health is in `medicalTold.ts`, and never here. */
const DraftChild = z.object({
  id: z.string(), // of this form alone
  playerId: z.string().optional(), // one of the family's players
  playerName: z.string(),
  playerAge: z.string(),
  sport: z.string(),
  playerPosition: z.string(),
  experienceLevel: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
  mayPickUp: z.string().default(""), // a draft of an older page has none
  mayNotPickUp: z.string().default(""),
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
  toldMedical: z.boolean(), // medical information was typed, which a reload of the tab loses
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
  mayPickUp: "",
  mayNotPickUp: "",
});

/** Nothing was typed into it. */
const isEmptyChild = (child: Partial<DraftChild>) =>
  Object.entries(child).every(([field, text]) => field === "id" || !text);

type Emergency = Pick<DraftChild, "emergencyContact" | "emergencyPhone">;

/** A family chooses among its players first: an empty form of another child is for those who ask for it. */
export const chosenIn = <Child extends Partial<DraftChild>>(children: readonly Child[], isFamily: boolean) =>
  isFamily ? children.filter((child) => !isEmptyChild(child)) : [...children];

/** One of the family's players with what is known. Where nobody is to be called yet, it is `emergency`. */
export const childOf = (player: PlayerView, emergency: Emergency): DraftChild => ({
  ...emptyChild(),
  playerId: player.id,
  playerName: fullName(player),
  playerAge: String(player.age ?? ""),
  sport: player.sport ?? "",
  emergencyContact: player.emergencyContact ?? emergency.emergencyContact,
  emergencyPhone: player.emergencyPhone ?? emergency.emergencyPhone,
});

export const emptyDraft = (campId: string): RegistrationDraft => ({
  campId,
  registrationOption: "all_days",
  selectedDays: [],
  parentInfo: { parentName: "", parentEmail: "", parentPhone: "", paymentMethod: "" },
  participants: [emptyChild()],
  toldMedical: false,
});

/**
 * The draft, fitted to the camp as it is now: days that it no longer has, or that were canceled, are dropped, and one
 * day leaves no choice.
 */
export const draftFor = (
  camp: Pick<CampView, "days" | "startDate" | "endDate" | "dates" | "canceledDays">,
  draft: RegistrationDraft,
): RegistrationDraft => {
  if (camp.days === 1) return { ...draft, registrationOption: "all_days", selectedDays: [] };
  const canceled = canceledNumbers(camp);
  return { ...draft, selectedDays: draft.selectedDays.filter((day) => day <= camp.days && !canceled.includes(day)) };
};

/** A child without what a draft must not hold, such as medical information. */
export const draftChild = (child: DraftChild) => DraftChild.parse(child);

const Kept = z.object({ keptAt: z.number(), draft: RegistrationDraft }); // parsing drops everything that it does not name
const registration = kept("camp-registration", Kept);

/** One draft at a time, in this tab alone. `now` in ms. */
export const keepDraft = (draft: RegistrationDraft, now = Date.now()) =>
  registration.keep(Kept.parse({ keptAt: now, draft }));

/** The draft for this camp, or for any if none is named, if it is less than 24 hours old. */
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
