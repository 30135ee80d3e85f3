import { z } from "zod";
import { HistoryEntry } from "../../projections/history/view.ts";
import { type Call, Message } from "../http/oldCall.ts";
import {
  CreateRegistration,
  createRegistrationUrl,
  myRegistrationsUrl,
  OpenRegistration,
  openRegistrationUrl,
  OwnRegistrationView,
  RegisterWithoutPayment,
  registerWithoutPaymentUrl,
  ResendLink,
  resendLinkUrl,
  SendConfirmation,
  sendConfirmationUrl,
  timelineUrl,
  Withdraw,
  withdrawUrl,
} from "./contract.ts";

const family = {
  who: "everybody",
  whoInWords: "whoever registered, logged in or by the browser or mailed link that holds it",
} as const;

const registering = {
  who: "everybody",
  keyedForVisitors: true,
  answer: { status: 201, body: OwnRegistrationView },
  refused: {
    400: "The Idempotency-Key has more than 200 characters.",
    404: "There is no such camp.",
    409: "A division or the camp is full (DivisionFull, CampFull), the price is another than was shown (OtherPrice), a child of that name is registered under that address already (AlreadyRegistered; the link to it is mailed again), or the camp is cancelled, put away or over.",
    429: "Thirty registrations an hour from one address; `Retry-After` says how many seconds to wait.",
  },
} as const;

export const registrationCalls: readonly Call[] = [
  {
    method: "POST",
    path: createRegistrationUrl,
    does: "Registers children for a camp, all of them or none. Price, division and every status are decided here. A visitor's browser holds it from then on.",
    body: CreateRegistration,
    ...registering,
  },
  {
    method: "POST",
    path: registerWithoutPaymentUrl,
    does: "Registers children for all days of a camp, to be paid later.",
    body: RegisterWithoutPayment,
    ...registering,
  },
  {
    method: "GET",
    path: myRegistrationsUrl,
    does: "Lists the caller's own registrations, the last first: those of the account and those that the browser holds.",
    who: "everybody",
    query: z.object({ campId: z.string().optional() }),
    answer: { status: 200, body: OwnRegistrationView.array() },
  },
  {
    method: "POST",
    path: openRegistrationUrl,
    does: "Opens a registration by the token of a mailed link. The browser holds it from then on.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: OpenRegistration,
    answer: { status: 200, body: OwnRegistrationView },
    refused: {
      404: "The link opens nothing.",
      429: "Too many links from one address; `Retry-After` says how many seconds to wait.",
    },
  },
  {
    method: "POST",
    path: withdrawUrl(":id"),
    does: "Withdraws one child, or the whole registration where none is named. What was paid for them becomes due to be given back.",
    ...family,
    body: Withdraw,
    answer: { status: 200, body: OwnRegistrationView },
    refused: { 409: "The camp is over." },
  },
  {
    method: "GET",
    path: timelineUrl(":id"),
    does: "Tells what happened to a registration, the oldest first.",
    who: "everybody",
    whoInWords: "the camp's own instructor, admins, and whoever registered or holds it",
    answer: { status: 200, body: HistoryEntry.array() },
  },
  {
    method: "POST",
    path: sendConfirmationUrl,
    does: "Mails how a registration stands, with its link, to the parent's address on record.",
    who: "everybody",
    whoInWords: "the camp's own instructor, admins, and whoever registered or holds it",
    body: SendConfirmation,
    answer: { status: 202, body: Message },
    refused: {
      404: "There is no such registration in that camp, or none that the caller may know of.",
      409: "The parent's address was removed.",
      429: "Three mails a day for one registration; `Retry-After` says how many seconds to wait.",
    },
  },
  {
    method: "POST",
    path: resendLinkUrl,
    does: "Mails the links to what somebody registered or waits for under this address. The answer is the same where there is nothing.",
    who: "everybody",
    body: ResendLink,
    answer: { status: 202, body: Message },
    refused: { 429: "Ten an hour from one address; `Retry-After` says how many seconds to wait." },
  },
];
