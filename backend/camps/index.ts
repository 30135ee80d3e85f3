import type { Context } from "../context.ts";
import { campCalls } from "./campCalls.ts";
import { disputeCalls } from "./disputeCalls.ts";
import { ownRegistrationCalls } from "./ownRegistrationCalls.ts";
import { campPaymentCalls } from "./payCalls.ts";
import { publishCalls } from "./publishCalls.ts";
import { registerCalls } from "./registerCalls.ts";
import { staffRegistrationCalls } from "./staffRegistrationCalls.ts";
import { unmatchedPaymentCalls } from "./unmatchedCalls.ts";
import { waitlistCalls } from "./waitlistCalls.ts";

export const camps: Context = {
  name: "camps",
  calls: {
    camps: [...campCalls, ...publishCalls, ...registerCalls, ...staffRegistrationCalls, ...ownRegistrationCalls],
    waitlists: waitlistCalls,
    "camp payments": [...campPaymentCalls, ...unmatchedPaymentCalls, ...disputeCalls],
  },
};
