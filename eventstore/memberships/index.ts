import type { Context } from "../context.ts";
import { MembershipEvent, membershipSecrets, UploadMonthEvent } from "./events.ts";

export const memberships = {
  name: "memberships",
  facts: [...MembershipEvent.options, ...UploadMonthEvent.options],
  secrets: membershipSecrets,
  streams: ["membership", "uploadMonths"],
} satisfies Context;
