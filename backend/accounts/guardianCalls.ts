import type { Call } from "../call.ts";
import {
  AskGuardian,
  askGuardianUrl,
  confirmGuardianUrl,
  GuardianAsked,
  guardianLinkUrl,
  MailedLink,
  WardView,
} from "./contract.ts";
import { deadLink, tooMany } from "./refused.ts";

export const guardianCalls: readonly Call[] = [
  {
    method: "POST",
    path: askGuardianUrl,
    does: "Mails the parent or guardian of a player under 18 a link to confirm: to the one on record, or to whom the body names instead.",
    who: "everybody",
    whoInWords: "the player, logged in or with the log-in in the body",
    body: AskGuardian,
    answer: { status: 200, body: GuardianAsked },
    refused: {
      401: "Nobody is logged in, or the log-in is not right.",
      409: "No guardian is needed, or one has confirmed.",
      429: tooMany,
    },
  },
  {
    method: "POST",
    path: guardianLinkUrl,
    does: "Shows a guardian whose account a mailed link confirms: the first name and nothing more.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: WardView },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: confirmGuardianUrl,
    does: "Confirms as parent or guardian by a mailed link. A second time changes nothing.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: WardView },
    refused: { 409: deadLink, 429: tooMany },
  },
];
