import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import { lessons } from "./lessons/index.ts";
import { memberships } from "./memberships/index.ts";
import { outreach } from "./outreach/index.ts";
import { payments } from "./payments/index.ts";
import { players } from "./players/index.ts";
import { policies } from "./policies/index.ts";
import { privacy } from "./privacy/index.ts";
import { teams } from "./teams/index.ts";
import { videos } from "./videos/index.ts";

/** Every context that has pages, in the order of the navigation bar. */
export const contexts = [
  camps,
  clinics,
  lessons,
  accounts,
  memberships,
  videos,
  outreach,
  payments,
  privacy,
  players,
  policies,
  teams,
] as const;
