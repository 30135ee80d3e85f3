import { PersonalFile } from "../../projections/privacy/exportView.ts";
import { type Call, Message } from "../http/oldCall.ts";
import {
  AskExportLink,
  AskGuardian,
  askGuardianUrl,
  confirmGuardianUrl,
  GuardianAsked,
  guardianExportLinkUrl,
  guardianExportUrl,
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
  {
    method: "POST",
    path: guardianExportLinkUrl,
    does: "Mails a confirmed parent or guardian a link to everything that is held on the child, for each child. The answer is the same for every address.",
    who: "everybody",
    body: AskExportLink,
    answer: { status: 202, body: Message },
    refused: { 429: tooMany },
  },
  {
    method: "POST",
    path: guardianExportUrl,
    does: "Gives a confirmed parent or guardian everything that is held on the child, by a mailed link, as one JSON file that is sent while it is read. A file that broke off does not parse. That it was given is recorded.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: PersonalFile },
    refused: { 409: deadLink, 429: tooMany },
  },
];
