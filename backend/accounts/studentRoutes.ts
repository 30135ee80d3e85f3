import type Router from "@koa/router";
import type { Context } from "koa";
import { listRoster, listStudents, type Staff } from "../../projections/accounts/studentQueries.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole } from "../http/signedIn.ts";
import { rosterUrl, studentsUrl } from "./contract.ts";
import { rosterList, studentList } from "./studentCalls.ts";

const staffOf = (ctx: Context): Staff => {
  const { id, role } = inRole(ctx, "instructor", "admin");
  return role === "admin" ? "admin" : { instructor: id };
};
const found = <T>([student]: T[]): T => {
  if (!student) throw new Rejection("missing", "NoSuchPerson", "This person was not found.");
  return student;
};

/** An instructor's students are those who asked them for a lesson; an admin's are all. */
export const studentRoutes = (router: Router, { db }: Backend) => {
  const looking = (ctx: Context) => ({ staff: staffOf(ctx), now: new Date().toISOString() });

  router.get(studentsUrl, async (ctx) => {
    const staff = staffOf(ctx);
    const query = listQueryOf(ctx, studentList);
    answerList(ctx, "students", query, await listStudents(db, staff, query));
  });

  router.get(`${studentsUrl}/:id`, async (ctx) => {
    ctx.body = found((await listStudents(db, staffOf(ctx), { filter: { id: ctx.params.id } })).rows);
  });

  router.get(rosterUrl, async (ctx) => {
    const looker = looking(ctx);
    const query = listQueryOf(ctx, rosterList);
    answerList(ctx, "students", query, await listRoster(db, looker, query));
  });

  router.get(`${rosterUrl}/:id`, async (ctx) => {
    ctx.body = found((await listRoster(db, looking(ctx), { filter: { id: ctx.params.id } })).rows);
  });
};
