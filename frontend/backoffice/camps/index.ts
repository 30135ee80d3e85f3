import EmojiEventsIcon from "@mui/icons-material/EmojiEventsOutlined";
import { lazy } from "react";
import { campsUrl, registrationsUrl } from "../../../backend/camps/contract.ts";
import type { Context } from "../context.ts";
import { campVerbs } from "./verbs.ts";

const tool = { at: ["tools"], under: "/camps" } as const;

const campToday = () => import("./overview/CampToday.tsx");
const campTasks = () => import("./overview/CampTasks.tsx");

export const camps = {
  resources: [
    {
      name: "camps",
      readAt: campsUrl,
      list: lazy(() => import("./CampList.tsx")),
      show: lazy(() => import("./CampShow.tsx")),
      recordRepresentation: "title",
      pages: [
        { path: ":id/roster", screen: lazy(() => import("./roster/RosterPrint.tsx")) },
        { path: ":id/day", screen: lazy(() => import("./day/CampDayPage.tsx")) },
      ],
    },
    {
      name: "camp-registrations",
      readAt: registrationsUrl,
      isReadFromList: true, // its own address also tells what parents told about health, and records who read it
      under: "/camps",
      list: lazy(() => import("./registrations/RegistrationList.tsx")),
      show: lazy(() => import("./registrations/RegistrationShow.tsx")),
      recordRepresentation: "parentName",
      pages: [{ path: ":id/dispute-pack", screen: lazy(() => import("./dispute/DisputePackPage.tsx")) }],
    },
  ],
  pages: [
    { path: "/camp-revenue", screen: lazy(() => import("./money/Revenue.tsx")), under: "/camps" },
    { path: "/payment-management", screen: lazy(() => import("./money/PaymentManagement.tsx")), ...tool },
    { path: "/camp-creation", screen: lazy(() => import("./CampCreation.tsx")), ...tool },
    { path: "/edit-camp/:id", screen: lazy(() => import("./EditCamp.tsx")), ...tool },
  ],
  destinations: [{ to: "/camps", label: "Camps", icon: EmojiEventsIcon, group: "camps", order: 1 }],
  overview: [
    { part: campToday, at: "instructor", order: 0.5 },
    { part: campToday, at: "admin", order: 0.5 },
    { part: campTasks, at: "instructor", order: 4 },
    { part: campTasks, at: "admin", order: 0.7, isForAdmins: true },
    { part: () => import("./overview/FacilityCamps.tsx"), at: "admin", order: 8 },
  ],
  verbs: campVerbs,
  story: () => import("./sentences.ts"),
} satisfies Context;
