import type { Context } from "../context.ts";
import { AccountEvent, accountSecrets } from "./events.ts";

export const accounts = {
  name: "accounts",
  facts: AccountEvent.options,
  secrets: accountSecrets,
  streams: ["user"],
} satisfies Context;
