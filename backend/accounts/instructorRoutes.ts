import type Router from "@koa/router";
import type { Context } from "koa";
import { userStream } from "../../eventstore/accounts/events.ts";
import { instructorById, listInstructors, roleOf } from "../../projections/accounts/queries.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { instructorList } from "./calls.ts";
import { instructorProfileUrl, instructorsUrl, instructorUrl, UpdateInstructor } from "./contract.ts";
import { person, type ToldProfile, updateInstructorProfile } from "./person.ts";

const told = ({
  hourlyRate,
  specializations,
  yearsExperience,
  experience,
  ...same
}: UpdateInstructor): ToldProfile => ({
  ...same,
  specialties: same.specialties ?? specializations,
  yearsExperience: experience === undefined ? yearsExperience : experience,
  ...(hourlyRate !== undefined && { hourlyRateCents: Math.round(hourlyRate * 100) }),
});
const noSuchInstructor = () => new Rejection("missing", "NoSuchInstructor", "Instructor ID not found");

export const instructorRoutes = (router: Router, { db, handle, time, facilityPayment }: Backend) => {
  const today = () => {
    const now = new Date().toISOString();
    return { date: time.wallClock(now).date, now, instantOf: time.instantOf };
  };
  const view = (ctx: Context) => ({
    today: today(),
    forStaff: ["instructor", "admin"].includes(ctx.state.user?.role),
    facilityPayment,
  });
  const answerOne = async (ctx: Context, id: string) => {
    const instructor = await instructorById(db, { id, ...view(ctx) });
    if (!instructor) throw noSuchInstructor();
    ctx.body = instructor;
  };

  router.get(instructorsUrl, async (ctx) => {
    const query = listQueryOf(ctx, instructorList);
    answerList(ctx, "instructors", query, await listInstructors(db, view(ctx), query));
  });
  router.get(instructorUrl(":id"), (ctx) => answerOne(ctx, ctx.params.id!));
  router.get(instructorProfileUrl, (ctx) => answerOne(ctx, inRole(ctx, "instructor").id));

  router.patch(instructorUrl(":id"), async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const userId = ctx.params.id!;
    if ((await roleOf(db, userId)) !== "instructor") throw noSuchInstructor();
    if (user.role === "instructor" && user.id !== userId)
      throw new Rejection("forbidden", "Forbidden", "You can change your own profile only.");
    const target = { fold: person, stream: userStream(userId), command: commandOf(ctx) };
    await handle(target, updateInstructorProfile({ userId, told: told(shaped(UpdateInstructor, ctx.request.body)) }));
    await answerOne(ctx, userId);
  });
};
