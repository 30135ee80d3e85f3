import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context } from "./context.ts";
import { description } from "./description/index.ts";
import { history } from "./history/index.ts";
import { mail } from "./mail/index.ts";
import { payments } from "./payments/index.ts";
import { privacy } from "./privacy/index.ts";

/** Every context. Whatever is central is a loop over this list. */
export const contexts: readonly Context[] = [
  accounts,
  camps,
  clinics,
  payments,
  history,
  privacy,
  mail,
  description(() => contexts),
];
