import {
  type CampView,
  type CreateRegistration,
  FamilyPlayer,
  ParentInfo,
  ParticipantInfo,
  type RegisterWithoutPayment,
} from "../../../../../backend/camps/contract.ts";
import { campDays } from "../../campDays.ts";
import { medicalTold } from "./medicalTold.ts";
import { priceOf } from "./price.ts";
import type { DraftChild, RegistrationDraft } from "./registrationDraft.ts";

type Family = Pick<CreateRegistration, "participants" | "players">;
interface Shapes<Described, Known> {
  readonly described: { parse: (child: object) => Described };
  readonly known: { parse: (child: object) => Known };
}

/** The children in a form: those described there, and the family's players. */
export const whoComes = <Described, Known>(
  children: readonly Pick<DraftChild, "playerId">[],
  { described, known }: Shapes<Described, Known>,
) => ({
  participants: children.flatMap((child) => (child.playerId === undefined ? [described.parse(child)] : [])),
  players: children.flatMap((child) => (child.playerId === undefined ? [] : [known.parse(child)])),
});

/** With what was typed about their health in this tab. */
const familyOf = (children: readonly DraftChild[]): Family =>
  whoComes(
    children.map((child) => ({ ...child, medicalInfo: medicalTold(child.id) })),
    { described: ParticipantInfo, known: FamilyPlayer },
  );

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
    registration: {
      campId: camp.id,
      ...ParentInfo.parse(parentInfo),
      paymentMethod,
      registrationOption,
      selectedDays: days,
      totalAmount: total,
    },
    ...familyOf(participants),
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
