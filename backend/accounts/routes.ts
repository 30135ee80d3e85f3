import type Router from "@koa/router";
import type { Backend } from "../backend.ts";
import { instructorRoutes } from "./instructorRoutes.ts";
import { profileRoutes } from "./profileRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { studentRoutes } from "./studentRoutes.ts";
import { userRoutes } from "./userRoutes.ts";

export const accountRoutes = (router: Router, backend: Backend) => {
  sessionRoutes(router, backend);
  profileRoutes(router, backend);
  instructorRoutes(router, backend);
  userRoutes(router, backend);
  studentRoutes(router, backend);
};
