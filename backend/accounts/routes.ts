import type Router from "@koa/router";
import type { Backend } from "../backend.ts";
import { guardianRoutes } from "./guardianRoutes.ts";
import { instructorRoutes } from "./instructorRoutes.ts";
import { passwordRoutes } from "./passwordRoutes.ts";
import { profileRoutes } from "./profileRoutes.ts";
import { sessionRoutes } from "./sessionRoutes.ts";
import { studentRoutes } from "./studentRoutes.ts";
import { userRoutes } from "./userRoutes.ts";

export const accountRoutes = (router: Router, backend: Backend) => {
  sessionRoutes(router, backend);
  passwordRoutes(router, backend);
  guardianRoutes(router, backend);
  profileRoutes(router, backend);
  instructorRoutes(router, backend);
  userRoutes(router, backend);
  studentRoutes(router, backend);
};
