import type { Context } from "../context.ts";
import { campCalls } from "./campCalls.ts";
import { ownRegistrationCalls } from "./ownRegistrationCalls.ts";
import { publishCalls } from "./publishCalls.ts";
import { registerCalls } from "./registerCalls.ts";
import { waitlistCalls } from "./waitlistCalls.ts";

export const camps: Context = {
  name: "camps",
  calls: {
    camps: [...campCalls, ...publishCalls, ...registerCalls, ...ownRegistrationCalls],
    waitlists: waitlistCalls,
  },
};
