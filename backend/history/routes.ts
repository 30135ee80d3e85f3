import type Router from "@koa/router";
import { inquiryPlace } from "../../projections/clinics/queries.ts";
import { historyOf } from "../../projections/history/queries.ts";
import { campOwner } from "../../projections/camps/campQueries.ts";
import { registrationPlace } from "../../projections/camps/registrationPlace.ts";
import { waitlistPlace } from "../../projections/camps/waitlistQueries.ts";
import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import { requestPlace } from "../../projections/lessons/requestQueries.ts";
import { instructorOfSlot } from "../../projections/scheduling/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import { signedIn } from "../http/signedIn.ts";

export const historyRoutes = (router: Router, { db }: Backend) => {
  /** Owners see their things, instructors what is addressed to them, admins all. */
  const maySee = async ({ id, role }: UserView, of: string) => {
    if (role === "admin" || id === of) return true;
    const teaches = role === "instructor";
    const lesson = await lessonPlace(db, of);
    if (lesson) return lesson.studentId === id || (teaches && lesson.instructorId === id);
    const registration = await registrationPlace(db, of);
    if (registration) return registration.payerId === id || (teaches && registration.instructorId === id);
    const entry = await waitlistPlace(db, of);
    if (entry) return entry.payerId === id || (teaches && (await campOwner(db, entry.campId)) === id);
    const request = await requestPlace(db, of);
    if (request) return request.requesterId === id || (teaches && (request.instructorId ?? id) === id);
    const inquiry = await inquiryPlace(db, of);
    if (inquiry) return teaches || inquiry.senderId === id;
    return teaches && ((await instructorOfSlot(db, of)) ?? (await campOwner(db, of))) === id;
  };

  router.get("/api/history", async (ctx) => {
    const user = signedIn(ctx);
    const of = String(ctx.query.of ?? "");
    const entries = of && (await maySee(user, of)) ? await historyOf(db, of) : [];
    if (entries.length === 0) throw new Rejection("missing", "NoHistory", "There is no history for this.");
    ctx.body = entries;
  });
};
