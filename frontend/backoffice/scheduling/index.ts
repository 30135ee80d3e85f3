import { lazy } from "react";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import type { Context } from "../context.ts";
import { scheduleVerbs } from "./verbs.ts";

export const scheduling = {
  resources: [{ name: "slots", readAt: ownAvailabilityUrl }],
  pages: [
    {
      path: "/availability",
      screen: lazy(() => import("./Availability.tsx")),
      at: ["instructor", "admin"],
      under: "/schedule",
    },
  ],
  verbs: scheduleVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
