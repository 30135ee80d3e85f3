import { sendAgainUrl } from "../../../backend/mail/contract.ts";
import { command } from "../../shared/api.ts";

export const mailVerbs = {
  sendMailAgain: (mailId: string) => command("POST", sendAgainUrl(mailId)),
};
export type MailVerbs = typeof mailVerbs;
