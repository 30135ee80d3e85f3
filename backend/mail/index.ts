import type { Context } from "../context.ts";
import { anHour } from "../timed/timedWork.ts";
import { mailCalls } from "./calls.ts";
import { forgetMailsWhenErased, forgetOldMails } from "./forgetting.ts";
import { mailParts } from "./heldParts.ts";

export const mail: Context = {
  name: "mail",
  calls: { mails: mailCalls },
  timed: [{ name: "forget old mails", every: anHour, byTheClock: true, run: forgetOldMails }],
  whenErased: [forgetMailsWhenErased],
  exported: mailParts,
};
