import { lazy } from "react";

/** People and their roles; for admins alone. */
export const users = {
  name: "users",
  list: lazy(() => import("./UserList.tsx")),
  show: lazy(() => import("./UserShow.tsx")),
};
