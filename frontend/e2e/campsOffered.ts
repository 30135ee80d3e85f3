import {
  campsUrl,
  type CampView,
  createRegistrationUrl,
  type OwnRegistrationView,
} from "../../backend/camps/contract.ts";
import type { Page } from "@playwright/test";
import type { Person } from "./people.ts";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Publishes a camp of three days, a month ahead. */
export const publishCamp = async (instructor: Person, told: object = {}) =>
  instructor.call<CampView>("POST", campsUrl, {
    title: `Hitting Camp ${crypto.randomUUID().slice(0, 8)}`,
    description: "Three days in the cages.",
    campType: "camp",
    location: "Maple Park",
    startDate: day(30),
    endDate: day(32),
    startTime: "09:00",
    endTime: "15:00",
    ageMin: 5,
    ageMax: 14,
    capacity: 20,
    fullCampPrice: 150,
    dailyPrice: 55,
    divisions: [division({ ageGroup: "8u" }), division({ ageGroup: "10u", startTime: "11:00", endTime: "12:00" })],
    ...told,
  });

export const division = (told: object = {}) => ({
  sport: "baseball",
  ageGroup: "8u-14u",
  startTime: "10:00",
  endTime: "11:00",
  field: "Field 2",
  capacity: 20,
  ...told,
});

/** Registers one child of eight from a visitor's browser. */
export const registerChild = async (page: Page, campId: string, told: object = {}) => {
  const response = await page.request.post(createRegistrationUrl, {
    data: {
      registration: {
        campId,
        parentName: "Pat Ortiz",
        parentEmail: `pat.${crypto.randomUUID().slice(0, 8)}@example.com`,
        parentPhone: "555-010-0100",
        paymentMethod: "venmo",
        registrationOption: "all_days",
        selectedDays: [],
        ...told,
      },
      participants: [
        {
          playerName: "Emma Ortiz",
          playerAge: 8,
          sport: "baseball",
          emergencyContact: "Lou Ortiz",
          emergencyPhone: "555-010-0111",
        },
      ],
    },
  });
  if (!response.ok()) throw new Error(`registering: ${response.status()} ${await response.text()}`);
  const made: OwnRegistrationView = await response.json();
  return made;
};
