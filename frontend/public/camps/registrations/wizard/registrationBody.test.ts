import { afterEach, expect, it } from "vitest";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { forgetMedical, tellMedical } from "./medicalTold.ts";
import { registrationBody, withoutPaymentBody } from "./registrationBody.ts";
import { emptyChild, emptyDraft, type RegistrationDraft } from "./registrationDraft.ts";

const camp = {
  id: "camp-1",
  startDate: "2030-07-08",
  dates: ["2030-07-08", "2030-07-09", "2030-07-10"],
  days: 3,
  fullCampPrice: "150.00",
  dailyPrice: "55.00",
} as CampView;
const kim = {
  ...emptyChild(),
  playerName: " Kim Vega ",
  playerAge: "9",
  sport: "baseball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
};
const draft: RegistrationDraft = {
  ...emptyDraft("camp-1"),
  parentInfo: {
    parentName: "Robin Vega",
    parentEmail: "robin@example.com",
    parentPhone: "555-010-0123",
    paymentMethod: "venmo",
  },
  participants: [kim],
};
afterEach(forgetMedical);

it("E17, E18, G3-2: tells the whole camp's days and the total as it was shown", () =>
  expect(registrationBody(camp, draft, { paymentMethod: "venmo" })).toEqual({
    registration: {
      campId: "camp-1",
      parentName: "Robin Vega",
      parentEmail: "robin@example.com",
      parentPhone: "555-010-0123",
      paymentMethod: "venmo",
      registrationOption: "all_days",
      selectedDays: [1, 2, 3],
      totalAmount: "150.00",
    },
    players: [],
    participants: [
      {
        playerName: "Kim Vega",
        playerAge: 9,
        sport: "baseball",
        emergencyContact: "Sam Vega",
        emergencyPhone: "555-010-0124",
      },
    ],
  }));

it("tells single days as they were chosen, and what was said about health in this tab", () => {
  tellMedical(kim.id, "Bee stings");
  const days = { ...draft, registrationOption: "individual_days", selectedDays: [1, 3] } as const;
  const body = registrationBody(
    camp,
    { ...days, selectedDays: [1, 3] },
    { paymentMethod: "card", registerAgain: true },
  );
  expect(body).toMatchObject({
    registration: { selectedDays: [1, 3], totalAmount: "110.00" },
    participants: [{ medicalInfo: "Bee stings" }],
    registerAgain: true,
  });
});

it("R38, G3-25: who pays later is told to come on all days, without saying so", () =>
  expect(withoutPaymentBody(camp, draft, {})).toMatchObject({
    campId: "camp-1",
    parentInfo: { parentName: "Robin Vega" },
    totalAmount: "150.00",
    paymentMethod: "later",
  }));
