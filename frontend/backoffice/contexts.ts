import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context } from "./context.ts";
import { inbox } from "./inbox/index.ts";
import { lessons } from "./lessons/index.ts";
import { mail } from "./mail/index.ts";
import { memberships } from "./memberships/index.ts";
import { outreach } from "./outreach/index.ts";
import { payments } from "./payments/index.ts";
import { players } from "./players/index.ts";
import { privacy } from "./privacy/index.ts";
import { scheduling } from "./scheduling/index.ts";
import { teams } from "./teams/index.ts";
import { videos } from "./videos/index.ts";

/** Every context. Only the code that starts the application imports this list, and it passes on what others need. */
export const contexts = [
  accounts,
  players,
  scheduling,
  lessons,
  camps,
  clinics,
  teams,
  inbox,
  memberships,
  videos,
  outreach,
  payments,
  mail,
  privacy,
] as const satisfies readonly Context[];
