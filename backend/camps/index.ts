import type { Context } from "../context.ts";
import { disputeCalls } from "./disputeCalls.ts";
import { campPaymentCalls } from "./payCalls.ts";
import { staffRegistrationCalls } from "./staffRegistrationCalls.ts";
import { unmatchedPaymentCalls } from "./unmatchedCalls.ts";

export const camps: Context = {
  name: "camps",
  calls: {
    camps: staffRegistrationCalls,
    "camp payments": [...campPaymentCalls, ...unmatchedPaymentCalls, ...disputeCalls],
  },
};
