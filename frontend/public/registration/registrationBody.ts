import {
  type CampView,
  type CreateRegistration,
  ParticipantInfo,
  type RegisterWithoutPayment,
} from "../../../backend/camps/contract.ts";
import { medicalTold } from "./medicalTold.ts";
import { priceOf } from "./price.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { ParentForm } from "./steps.ts";

/** The children with what was typed about their health in this tab. */
const playersOf = ({ participants }: RegistrationDraft): CreateRegistration["participants"] =>
  participants.map((child) => ParticipantInfo.parse({ ...child, medicalInfo: medicalTold(child.id) }));

type More = { registerAgain?: boolean };

/** What the wizard sends, with the total as it was shown. The draft must be complete. */
export const registrationBody = (camp: CampView, draft: RegistrationDraft, more: More = {}): CreateRegistration => {
  const { registrationOption, selectedDays } = draft;
  return {
    registration: {
      campId: camp.id,
      ...ParentForm.parse(draft.parentInfo),
      registrationOption,
      selectedDays:
        registrationOption === "all_days" ? Array.from({ length: camp.days }, (_, n) => n + 1) : selectedDays,
      totalAmount: priceOf(camp, draft, draft.participants.length).total,
    },
    participants: playersOf(draft),
    ...more,
  };
};

/** What the payment page sends for those who pay later: the whole camp. */
export const laterBody = (
  { id, fullCampPrice, dailyPrice }: CampView,
  draft: RegistrationDraft,
  more: More = {},
): RegisterWithoutPayment => {
  const { parentName, parentEmail, parentPhone } = draft.parentInfo;
  const whole = { registrationOption: "all_days", selectedDays: [] } as const;
  return {
    campId: id,
    parentInfo: { parentName, parentEmail, parentPhone },
    participants: playersOf(draft),
    totalAmount: priceOf({ fullCampPrice, dailyPrice }, whole, draft.participants.length).total,
    paymentMethod: "later",
    ...more,
  };
};
