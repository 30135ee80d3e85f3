import type { ParticipantInfo } from "../camps/contract.ts";
import { presetDivisions } from "../camps/running/newCampContract.ts";

/** A family that comes or waits. Days count from now. */
export interface DemoFamily {
  days: number; // when they registered
  parentName: string;
  parentEmail: string;
  parentPhone: string;
  children: readonly ParticipantInfo[];
  method?: "card" | "venmo" | "cashapp" | "cash" | "later";
  chosenDays?: number[];
  paid?: { after: number; how: "venmo" | "cashapp" | "cash"; cents?: number }; // all of it unless given
  waits?: true;
  isPlayers?: true; // registered by the player who logs in
}

/** A camp as its form has it, and who comes. Days count from now. */
export interface DemoCamp {
  publishedAt: number;
  firstDay: number;
  days: number;
  families: readonly DemoFamily[];
  title: string;
  [field: string]: unknown;
}

const family = (parentName: string, phone: number) => ({
  parentName,
  parentEmail: `${parentName.toLowerCase().replace(" ", ".")}@example.com`,
  parentPhone: `555-010-0${phone}`,
});
const child = (playerName: string, playerAge: number, more: Partial<ParticipantInfo> = {}): ParticipantInfo => ({
  playerName,
  playerAge,
  sport: "baseball",
  emergencyContact: "Grandparents",
  emergencyPhone: "555-010-0190",
  ...more,
});

const summerCamp: DemoCamp = {
  title: "Summer Skills Camp",
  description:
    "Three days of hitting, fielding and throwing in small groups, from tee-ball to travel ball. Every group has its own hour, its own field and the same coach throughout.",
  campType: "camp",
  location: "Riverside Park, Fields 1 and 2",
  startTime: "09:00",
  endTime: "15:00",
  ageMin: 3,
  ageMax: 16,
  capacity: 220,
  fullCampPrice: 150,
  dailyPrice: 55,
  divisions: presetDivisions,
  campSchedule: "Each group trains for one hour a day, at the time listed for its division.",
  publishedAt: -21,
  firstDay: 24,
  days: 3,
  families: [
    {
      ...family("Dana Whitaker", 142),
      days: -18,
      isPlayers: true,
      method: "venmo",
      paid: { after: 1, how: "venmo" },
      children: [
        child("Sam Whitaker", 16, { playerPosition: "shortstop", experienceLevel: "intermediate" }),
        child("June Whitaker", 9, { sport: "softball", medicalInfo: "Carries an inhaler" }),
      ],
    },
    {
      ...family("Luis Ortega", 151),
      days: -12,
      method: "cash",
      paid: { after: 4, how: "cash", cents: 10000 },
      children: [
        child("Mateo Ortega", 8, { playerPosition: "pitcher" }),
        child("Elena Ortega", 11, { sport: "softball" }),
      ],
    },
    { ...family("Priya Raman", 152), days: -6, method: "card", children: [child("Anika Raman", 5)] },
    {
      ...family("Tom Becker", 153),
      days: -2,
      chosenDays: [1, 3],
      children: [child("Finn Becker", 12, { playerPosition: "first-base", experienceLevel: "advanced" })],
    },
  ],
};

const catchersClinic: DemoCamp = {
  title: "Catchers' Clinic",
  description: "Receiving, blocking and throwing down to second, for four catchers and two coaches.",
  campType: "clinic",
  location: "Indoor Cage 1",
  startTime: "10:00",
  endTime: "12:30",
  ageMin: 9,
  ageMax: 12,
  capacity: 8,
  fullCampPrice: 60,
  dailyPrice: 60,
  divisions: [{ sport: "baseball", ageGroup: "12u", time: "10:00-12:30", field: "Indoor Cage 1", capacity: 4 }],
  publishedAt: -15,
  firstDay: 11,
  days: 1,
  families: [
    {
      ...family("Grace Nolan", 154),
      days: -10,
      method: "cashapp",
      paid: { after: 1, how: "cashapp" },
      children: [child("Owen Nolan", 11), child("Ben Nolan", 9)],
    },
    { ...family("Marcus Hale", 155), days: -4, method: "cash", children: [child("Theo Hale", 12)] },
  ],
};

const hittingClinic: DemoCamp = {
  title: "Live At-Bats Clinic",
  description: "Two evening hours of live at-bats and video for two hitters.",
  campType: "clinic",
  location: "Indoor Cage 2",
  startTime: "17:30",
  endTime: "19:30",
  ageMin: 10,
  ageMax: 16,
  capacity: 4,
  fullCampPrice: 45,
  dailyPrice: 45,
  divisions: [{ sport: "coed", ageGroup: "10-16", time: "17:30-19:30", field: "Indoor Cage 2", capacity: 2 }],
  publishedAt: -14,
  firstDay: 9,
  days: 1,
  families: [
    {
      ...family("Ruth Adler", 156),
      days: -9,
      method: "venmo",
      paid: { after: 0.5, how: "venmo" },
      children: [child("Noa Adler", 13, { sport: "softball" })],
    },
    { ...family("Peter Quist", 157), days: -8, method: "card", children: [child("Axel Quist", 14)] },
    { ...family("Amy Doyle", 158), days: -3, waits: true, children: [child("Ryan Doyle", 12)] },
  ],
};

const fallCamp: DemoCamp = {
  title: "Fall Fundamentals Camp",
  description: "Two afternoons of throwing, catching and baserunning.",
  campType: "camp",
  location: "Riverside Park, Field 1",
  startTime: "13:00",
  endTime: "16:00",
  ageMin: 6,
  ageMax: 12,
  capacity: 40,
  fullCampPrice: 80,
  dailyPrice: 45,
  divisions: (["baseball", "softball"] as const).flatMap((sport, n) => [
    { sport, ageGroup: "8u", time: "13:00-14:30", field: `Field ${n + 1}`, capacity: 10 },
    { sport, ageGroup: "10u", time: "14:30-16:00", field: `Field ${n + 1}`, capacity: 10 },
  ]),
  publishedAt: -27,
  firstDay: -14,
  days: 2,
  families: [
    {
      ...family("Priya Raman", 152),
      days: -24,
      method: "venmo",
      paid: { after: 2, how: "venmo" },
      children: [child("Dev Raman", 8)],
    },
    {
      ...family("Nora Field", 159),
      days: -22,
      method: "cash",
      paid: { after: 8, how: "cash" },
      children: [child("Ivy Field", 10, { sport: "softball" }), child("Max Field", 7)],
    },
  ],
};

export const demoCamps: readonly DemoCamp[] = [fallCamp, summerCamp, catchersClinic, hittingClinic];
