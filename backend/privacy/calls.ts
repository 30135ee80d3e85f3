import type { Call } from "../http/oldCall.ts";
import { z } from "zod";
import {
  Erase,
  Erased,
  ErasedVisitor,
  eraseUrl,
  EraseVisitor,
  eraseVisitorUrl,
  exportUrl,
  PersonalFile,
} from "./contract.ts";

export const privacyCalls: readonly Call[] = [
  {
    method: "GET",
    path: exportUrl,
    does: "Gives everything that is held on a person as one JSON file, sent while it is read. A file that broke off does not parse. That it was given is recorded.",
    who: "signed in",
    whoInWords: "oneself; an admin may name somebody else",
    query: z.object({ userId: z.string().optional().describe("whose data; the caller's own unless told") }),
    answer: { status: 200, body: PersonalFile },
    refused: {
      403: "It is about somebody else, and the caller is no admin.",
      404: "There is no such person.",
      409: "The person was erased.",
      429: "Too many files in an hour; `Retry-After` says when to come back.",
    },
  },
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
