import type { OwnRegistrationView } from "../../backend/camps/contract.ts";
import { camp } from "./campExample.ts";

/** One registration for specs, as its family sees it. */
export const registration: OwnRegistrationView = {
  id: "r1",
  campId: camp.id,
  camp,
  parentName: "Dana Ortiz",
  parentEmail: "dana@home.example",
  parentPhone: "555-010-0142",
  paymentMethod: "card",
  registrationOption: "all_days",
  selectedDays: [],
  participantCount: 1,
  pricePerParticipant: "150.00",
  totalAmount: "150.00",
  paymentStatus: "unpaid",
  registrationStatus: "confirmed",
  seat: "held",
  money: { quoted: "150.00", collected: "0.00", refunded: "0.00", outstanding: "150.00", refundDue: "0.00" },
  hasMismatch: false,
  campIsCancelled: false,
  registrationDate: "2030-06-01T15:00:00.000Z",
  isHandedOver: false,
  isPayer: true,
  isProcessing: false,
  payBy: null,
  places: [
    {
      id: "p1",
      playerId: null,
      playerName: "Kim",
      ageGroup: "10u",
      divisionId: null,
      isWithdrawn: false,
      mayPickUp: null,
      mayNotPickUp: null,
    },
  ],
};
