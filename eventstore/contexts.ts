import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import { inbox } from "./inbox/index.ts";
import { lessons } from "./lessons/index.ts";
import { memberships } from "./memberships/index.ts";
import { outreach } from "./outreach/index.ts";
import { payments } from "./payments/index.ts";
import { players } from "./players/index.ts";
import { privacy } from "./privacy/index.ts";
import { scheduling } from "./scheduling/index.ts";
import { teams } from "./teams/index.ts";
import { videos } from "./videos/index.ts";

/** Every context. Anything that concerns all facts is a loop over this list. */
export const contexts = [
  accounts,
  players,
  scheduling,
  lessons,
  camps,
  memberships,
  videos,
  payments,
  clinics,
  teams,
  inbox,
  outreach,
  privacy,
] as const;
