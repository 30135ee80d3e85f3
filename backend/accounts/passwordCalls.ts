import { type Call, Message } from "../http/oldCall.ts";
import {
  ChangePassword,
  ForgotPassword,
  forgotPasswordUrl,
  MailedLink,
  passwordLinkUrl,
  passwordUrl,
  ResetPassword,
  resetPasswordUrl,
} from "./contract.ts";
import { deadLink, tooMany } from "./refused.ts";

export const passwordCalls: readonly Call[] = [
  {
    method: "POST",
    path: forgotPasswordUrl,
    does: "Mails a link to a new password. The answer is the same whether there is an account with that address.",
    who: "everybody",
    body: ForgotPassword,
    answer: { status: 200, body: Message },
    refused: { 429: tooMany },
  },
  {
    method: "POST",
    path: passwordLinkUrl,
    does: "Says whether a mailed link still opens a new password. It stays as it is.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: MailedLink,
    answer: { status: 200, body: Message },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: resetPasswordUrl,
    does: "Sets a new password by a mailed link, which it uses up, and ends all sessions. It does not log in.",
    who: "everybody",
    whoInWords: "whoever has the link",
    body: ResetPassword,
    answer: { status: 200, body: Message },
    refused: { 409: deadLink, 429: tooMany },
  },
  {
    method: "POST",
    path: passwordUrl,
    does: "Changes the caller's own password and ends all other sessions.",
    who: "signed in",
    body: ChangePassword,
    unkeyed: true,
    answer: { status: 200, body: Message },
    refused: { 429: tooMany },
  },
];
