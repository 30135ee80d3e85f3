import { lazy } from "react";

/** What was written to whom, what became of it, and a second try for what could not be sent. */
export const mails = {
  name: "mails",
  list: lazy(() => import("./MailList.tsx")),
  show: lazy(() => import("./MailShow.tsx")),
  recordRepresentation: "subject",
};
