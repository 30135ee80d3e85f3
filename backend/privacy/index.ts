import type { Context } from "../context.ts";
import { privacyLimits } from "./limits.ts";
import { anHour } from "../timed/timedWork.ts";
import { privacyCalls } from "./calls.ts";
import { finishErasures } from "./erase.ts";

export const privacy: Context = {
  name: "privacy",
  calls: { privacy: privacyCalls },
  limits: privacyLimits,
  timed: [{ name: "finish erasures", every: anHour, run: (backend, { now }) => finishErasures(backend, now) }],
};
