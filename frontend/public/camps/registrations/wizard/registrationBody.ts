import {
  type CampView,
  type CreateRegistration,
  ParentInfo,
  ParticipantInfo,
  type RegisterWithoutPayment,
} from "../../../../../backend/camps/contract.ts";
import { campDays } from "../../campDays.ts";
import { medicalTold } from "./medicalTold.ts";
import { priceOf } from "./price.ts";
import type { DraftChild, RegistrationDraft } from "./registrationDraft.ts";

/** The children with what was typed about their health in this tab. */
const playersOf = (children: readonly DraftChild[]): CreateRegistration["participants"] =>
  children.map((child) => ParticipantInfo.parse({ ...child, medicalInfo: medicalTold(child.id) }));

/** What is said beyond the draft: how it is paid, and that a child of the same name is meant. */
type Beyond = { paymentMethod: CreateRegistration["registration"]["paymentMethod"]; registerAgain?: boolean };

/** What is sent to register, with the total as it was shown. The draft must be complete. */
export const registrationBody = (
  camp: CampView,
  { registrationOption, selectedDays, parentInfo, participants }: RegistrationDraft,
  { paymentMethod, ...beyond }: Beyond,
): CreateRegistration => {
  const days = registrationOption === "all_days" ? campDays(camp).map(({ day }) => day) : selectedDays;
  const { total } = priceOf(camp, { registrationOption, selectedDays }, participants.length);
  return {
    players: [],
    registration: {
      campId: camp.id,
      ...ParentInfo.parse(parentInfo),
      paymentMethod,
      registrationOption,
      selectedDays: days,
      totalAmount: total,
    },
    participants: playersOf(participants),
    ...beyond,
  };
};

/** The same for the whole camp, paid later, in the words of its own call. */
export const withoutPaymentBody = (
  camp: CampView,
  draft: RegistrationDraft,
  beyond: { registerAgain?: boolean },
): RegisterWithoutPayment => {
  const { registration, participants, players } = registrationBody(camp, draft, { ...beyond, paymentMethod: "later" });
  const { parentName, parentEmail, parentPhone, totalAmount } = registration;
  return {
    campId: camp.id,
    parentInfo: { parentName, parentEmail, parentPhone },
    participants,
    players,
    totalAmount,
    paymentMethod: "later",
    ...beyond,
  };
};
