import { randomUUID } from "node:crypto";
import { createRegistrationUrl, campsUrl, withdrawUrl } from "../../../backend/camps/contract.ts";
import { type Command, commandAbout, newId } from "../../../backend/command.ts";
import type { FacilityTime } from "../../../backend/facilityTime.ts";
import { campStream } from "../../../eventstore/camps/events.ts";
import type { Person } from "../people.ts";
import type { telling } from "../tell.ts";
import type { Ledger } from "../answered.ts";

const ahead = 60; // days; far enough for a torture
const few = 8; // spots in a division, so that they are fought for
const divisions = [
  { sport: "baseball", ageGroup: "8u", startTime: "11:00", endTime: "12:00", field: "Field 2", capacity: few },
  { sport: "softball", ageGroup: "10u", startTime: "12:00", endTime: "13:00", field: "Field 1", capacity: few },
];
const child = {
  emergencyContact: "Lou Lee",
  emergencyPhone: "555-010-0111",
  medicalInfo: "Allergic to bee stings",
};
const children = [
  { ...child, playerName: "Emma Lee", playerAge: 8, sport: "baseball" },
  { ...child, playerName: "Noah Lee", playerAge: 10, sport: "softball" },
];

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const taken = <T>(list: T[]): T | undefined => list.splice(Math.floor(Math.random() * list.length), 1)[0];
const commandOf = (by: Person, key: string): Command => ({
  actor: { userId: by.id, role: by.role },
  now: "",
  requestId: "",
  key,
});

/** What people do with camps, at random: spots are fought for, and released. */
export const campDays = (of: {
  players: readonly Person[];
  instructors: readonly Person[];
  ledger: Ledger;
  time: FacilityTime;
  tell: ReturnType<typeof telling>;
}) => {
  const { players, instructors, ledger, time, tell } = of;
  const camps: string[] = [];
  const registrations: { id: string; campId: string; by: Person }[] = []; // that no one is changing

  const publishCamp = async () => {
    const by = oneOf(instructors);
    if (!by) return;
    const key = randomUUID();
    const campId = newId(commandOf(by, key), "camp");
    const body = {
      title: "Summer Camp",
      campType: "camp",
      location: "Maple Park",
      startDate: time.addDays(time.today(), ahead),
      endDate: time.addDays(time.today(), ahead + 2),
      startTime: "09:00",
      endTime: "15:00",
      capacity: few,
      fullCampPrice: 150,
      dailyPrice: 55,
      divisions,
    };
    const asking = { method: "POST", path: campsUrl, body, stream: campStream(campId) };
    if ((await tell(by, { ...asking, what: "publish a camp", type: "CampPublished" }, key)).yes) camps.push(campId);
  };

  const registerForCamp = async () => {
    const by = oneOf(players);
    const campId = oneOf(camps);
    if (!campId || !by) return publishCamp();
    const key = randomUUID();
    const id = newId(commandAbout(commandOf(by, key), campId), "registration");
    const parent = { parentName: "Pat Lee", parentEmail: "pat.lee@example.com", parentPhone: "555-010-0100" };
    const body = {
      registration: { ...parent, campId, paymentMethod: "later", registrationOption: "all_days" },
      participants: children.slice(0, 1 + Math.round(Math.random())),
      registerAgain: true,
    };
    const asking = { method: "POST", path: createRegistrationUrl, body, stream: campStream(campId) };
    const { yes } = await tell(by, { ...asking, what: "register for a camp", type: "RegistrationPlaced" }, key);
    if (!yes) return;
    ledger.registrations.set(id, { payerId: by.id, isWithdrawn: false });
    registrations.push({ id, campId, by });
  };

  const withdraw = async () => {
    const registration = taken(registrations);
    if (!registration) return registerForCamp();
    const { id, campId, by } = registration;
    const asking = { method: "POST", path: withdrawUrl(id), body: {}, stream: campStream(campId) };
    const { yes } = await tell(by, { ...asking, what: "withdraw from a camp", type: "RegistrationWithdrawn" });
    if (yes) ledger.registrations.set(id, { payerId: by.id, isWithdrawn: true });
  };

  return { publishCamp, registerForCamp, withdraw };
};
