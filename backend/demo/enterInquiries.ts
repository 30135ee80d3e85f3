import type { Actor } from "../../eventstore/eventStore.ts";
import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import type { Backend } from "../backend.ts";
import type { InquiryStatus, SubmitInquiry } from "../clinics/contract.ts";
import { answerInquiry, coachingInquiry } from "../clinics/inquiry.ts";
import { sendInquiry } from "../clinics/sendInquiry.ts";
import type { Command } from "../command.ts";

const hour = 1 / 24; // of a day

/** Coaching inquiries: two that wait, and one at each later step. */
export const enterInquiries = async ({
  backend,
  at,
  command,
  coach,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  coach: string;
}) => {
  const entered = async (
    days: number,
    wish: Wish,
    answers: readonly (readonly [days: number, status: InquiryStatus])[] = [],
  ) => {
    const form = { ...defaults, ...wish };
    const key = `inquiry ${wish.email}`;
    const inquiryId = await sendInquiry(backend, command(key, at(days), "visitor"), { senderId: null, form });
    for (const [when, status] of answers)
      await backend.handle(
        {
          fold: coachingInquiry,
          stream: clinicInquiryStream(inquiryId),
          command: command(`${key} ${status}`, at(when), { userId: coach, role: "instructor" }),
        },
        answerInquiry({ inquiryId, status }),
      );
  };

  await entered(-14, harbor, [
    [-13, "contacted"],
    [-11, "scheduled"],
    [-2, "completed"],
  ]);
  await entered(-6, lincoln, [[-5, "scheduled"]]);
  await entered(-3, eastside, [[-2.5, "contacted"]]);
  await entered(-20 * hour, mapleValley);
  await entered(-2 * hour, riverside);
};

type Wish = Partial<SubmitInquiry> & Omit<SubmitInquiry, "separateFields" | "availableVolunteers" | "additionalInfo">;
const defaults = { separateFields: null, availableVolunteers: null, additionalInfo: undefined };

const mapleValley: Wish = {
  organizationName: "Maple Valley Little League",
  contactName: "Dana Whitfield",
  email: "dana.whitfield@example.com",
  phone: "555-010-0190",
  serviceType: "both",
  preferredDates: "Two weekends in March, before the season",
  location: "Maple Valley Park, fields 2 and 3",
  separateFields: "separate",
  availableVolunteers: "yes",
  additionalInfo:
    "About 60 players from 7 to 12 and 14 volunteer coaches. The coaches would like drills for groups of ten.",
};
const riverside: Wish = {
  organizationName: "Riverside Softball Club",
  contactName: "Theo Lindqvist",
  email: "theo.lindqvist@example.com",
  phone: "555-010-0191",
  serviceType: "camp",
  preferredDates: "The first week of the summer holidays",
  location: "Riverside School",
  separateFields: "single",
  availableVolunteers: "limited",
};
const eastside: Wish = {
  organizationName: "Eastside Youth Baseball",
  contactName: "Imani Okafor",
  email: "imani.okafor@example.com",
  phone: "555-010-0192",
  serviceType: "coaching-clinic",
  preferredDates: "A Saturday in February",
  location: "Eastside Gym",
  additionalInfo: "Nine coaches, most of them in their first year.",
};
const lincoln: Wish = {
  organizationName: "Lincoln Recreation League",
  contactName: "Paul Hernandez",
  email: "paul.hernandez@example.com",
  phone: "555-010-0193",
  serviceType: "board-meeting",
  preferredDates: "A weekday evening",
  location: "Lincoln Town Hall",
};
const harbor: Wish = {
  organizationName: "Harbor Middle School",
  contactName: "Grace Feng",
  email: "grace.feng@example.com",
  phone: "555-010-0194",
  serviceType: "coaching-clinic",
  preferredDates: "Any afternoon of the teachers’ conference",
  location: "Harbor Middle School",
};
