import type { Page } from "@playwright/test";
import { campsUrl, type CampView } from "../../../backend/camps/contract.ts";
import { dayIn } from "../scheduling/offers.ts";
import { expect, type Person } from "../testing/people.ts";

export const division = (sport: string, ageGroup: string, capacity: number) => ({
  sport,
  ageGroup,
  startTime: "10:00",
  endTime: "11:00",
  field: "Field 1",
  capacity,
});

/** An instructor publishes a three-day camp. Its softball division for ten-year-olds has one spot. */
export const publishCamp = (instructor: Person, told: object = {}): Promise<CampView> =>
  instructor.call<CampView>("POST", campsUrl, {
    title: `Summer Camp ${crypto.randomUUID().slice(0, 8)}`,
    description: "Hitting, fielding and games",
    campType: "camp",
    location: "Maple Park",
    startDate: dayIn(20),
    endDate: dayIn(22),
    startTime: "09:00",
    endTime: "15:00",
    capacity: 40,
    fullCampPrice: 150,
    dailyPrice: 55,
    divisions: [division("baseball", "10u", 20), division("softball", "10u", 1)],
    ...told,
  });

export const registrationPath = ({ id }: CampView) => `/camp-registration/${id}`;
export const campSteps = ["Which days?", "Parent info", "Who’s playing?", "Review and register"] as const;
export const expectCampStep = (page: Page, heading: (typeof campSteps)[number]) =>
  expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
export const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
export const complete = (page: Page) => page.getByRole("button", { name: "Complete Registration" });
export const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
export const player = (page: Page, n: number) => page.getByRole("region", { name: `Player ${n}` });

export const join = (page: Page) => page.getByRole("button", { name: "Join the Waitlist" });
