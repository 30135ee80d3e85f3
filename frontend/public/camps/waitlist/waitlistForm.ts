import { type CampView, ParentInfo } from "../../../../backend/camps/contract.ts";
import { emptyChild, keptDraft } from "../registrations/registrationDraft.ts";
import { playersFormOf, type Players, type TypedPlayers } from "../registrations/steps.ts";

/** The form beside a full camp: the family, without the days, which are chosen apart. */
export const waitlistFormOf = (camp: Pick<CampView, "ageMin" | "ageMax">) =>
  playersFormOf(camp).extend(ParentInfo.shape);
export type TypedForm = TypedPlayers & ParentInfo;
export type WaitingFamily = Players & ParentInfo;

/** Nothing is typed twice: what the registration form knows already stands here too. */
export const firstValues = (campId: string): TypedForm => {
  const draft = keptDraft(campId);
  if (!draft) return { parentName: "", parentEmail: "", parentPhone: "", participants: [emptyChild()] };
  const { parentName, parentEmail, parentPhone } = draft.parentInfo;
  return { parentName, parentEmail, parentPhone, participants: draft.participants };
};
