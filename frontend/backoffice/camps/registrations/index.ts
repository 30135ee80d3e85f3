import { lazy } from "react";

/** Registrations of camps: a list with filters, and one with its children, its money and all that happened to it. */
export const registrations = {
  name: "camp-registrations",
  list: lazy(() => import("./RegistrationList.tsx")),
  show: lazy(() => import("./RegistrationShow.tsx")),
  recordRepresentation: "parentName",
};
