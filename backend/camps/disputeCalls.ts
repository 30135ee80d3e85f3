import type { Call } from "../http/oldCall.ts";
import { DisputePack, disputePackUrl } from "./disputePackContract.ts";

export const disputeCalls: readonly Call[] = [
  {
    method: "GET",
    path: disputePackUrl(":id"),
    does: "Tells all that is recorded of one registration, for who has to prove it: what was agreed, the terms as they were, every payment with who, when and why, the mails. Never what was told about health.",
    who: ["instructor", "admin"],
    whoInWords: "admins, and the instructor who runs the camp",
    answer: { status: 200, body: DisputePack },
  },
];
