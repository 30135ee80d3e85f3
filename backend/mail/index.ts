import type { Context } from "../context.ts";
import { mailCalls } from "./calls.ts";

export const mail: Context = { name: "mail", calls: { mails: mailCalls } };
