import type { Call } from "../call.ts";
import { Erase, Erased, ErasedVisitor, eraseUrl, EraseVisitor, eraseVisitorUrl } from "./contract.ts";

export const privacyCalls: readonly Call[] = [
  {
    method: "POST",
    path: eraseUrl,
    does: "Erases a person's data for good: names, contacts and free text. Amounts, times and states stay.",
    who: "signed in",
    whoInWords: "oneself, with the password; an admin may name somebody else",
    body: Erase,
    answer: { status: 202, body: Erased },
    refused: {
      403: "It is about somebody else, and the caller is no admin.",
      404: "There is no such person.",
      409: "It is the only admin, or somebody else changed the same thing.",
      429: "Too many tries; `Retry-After` says when to come back.",
    },
  },
  {
    method: "POST",
    path: eraseVisitorUrl,
    does: "Erases for good what was sent without an account under an e-mail address: registrations for camps, places on waitlists, requests, inquiries, walk-ins. Amounts, times and states stay; what is of an account stays until that is erased.",
    who: ["admin"],
    body: EraseVisitor,
    answer: { status: 202, body: ErasedVisitor },
    refused: { 409: "Somebody else changed the same thing." },
  },
];
