import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import {
  AssignDivision,
  divisionUrl,
  OwnRegistrationView,
  PaymentStatus,
  RegistrationView,
  registrationsUrl,
  registrationUrl,
  RegistrationWithMedicalView,
  Release,
  releaseUrl,
} from "./contract.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "the camp's own instructor and admins",
} as const;

export const registrationList: ListParts = {
  sort: [
    "id",
    "registrationDate",
    "parentName",
    "campTitle",
    "campStartDate",
    "totalAmount",
    "participantCount",
    "paymentStatus",
  ],
  filter: z.object({
    id: oneOrMore(z.string()),
    campId: oneOrMore(z.string()),
    paymentStatus: oneOrMore(PaymentStatus),
    registrationStatus: oneOrMore(z.enum(["confirmed", "withdrawn"])),
    outstanding: z.boolean().optional().describe("money is still to come"),
    refundDue: z.boolean().optional().describe("more is held than is owed, and not on its way back"),
    hasMismatch: z.boolean().optional().describe("what was said of the payment is not what the books say"),
    q: z.string().optional().describe("part of a parent's or player's name, the e-mail address or phone number"),
  }),
};

export const registrationCalls: readonly Call[] = [
  {
    method: "GET",
    path: registrationsUrl,
    does: "Lists registrations of camps, without medical text.",
    who: ["instructor", "admin"],
    whoInWords: "instructors, of their own camps; admins all",
    list: registrationList,
    answer: { status: 200, body: RegistrationView.array() },
  },
  {
    method: "GET",
    path: registrationUrl(":id"),
    does: "Shows one registration: to staff with medical text, and that they looked is kept; to its family the own part.",
    who: "everybody",
    whoInWords: "the camp's own instructor, admins, and whoever registered or holds it",
    answer: { status: 200, body: z.union([RegistrationWithMedicalView, OwnRegistrationView]) },
  },
  {
    method: "DELETE",
    path: registrationUrl(":id"),
    does: "Withdraws a registration. It stays in the books, and what was partly paid becomes due to be given back.",
    ...staff,
    answer: { status: 200, body: RegistrationView },
    refused: { 409: "It is paid." },
  },
  {
    method: "POST",
    path: releaseUrl(":id"),
    does: "Lets the places of a registration that is not paid go to others, with a reason that the parent is told.",
    ...staff,
    body: Release,
    answer: { status: 200, body: RegistrationView },
    refused: { 409: "It is paid." },
  },
  {
    method: "PATCH",
    path: divisionUrl(":id", ":participantId"),
    does: "Puts a child into another division of the camp.",
    ...staff,
    body: AssignDivision,
    answer: { status: 200, body: RegistrationView },
    refused: { 409: "The division is full, or the child does not come any more." },
  },
];
