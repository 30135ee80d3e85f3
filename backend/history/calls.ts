import { z } from "zod";
import type { UserView } from "../../projections/accounts/view.ts";
import { campOwner } from "../../projections/camps/campQueries.ts";
import { registrationPlace } from "../../projections/camps/registrationPlace.ts";
import { waitlistPlace } from "../../projections/camps/waitlistQueries.ts";
import { inquiryPlace } from "../../projections/clinics/queries.ts";
import { historyOf } from "../../projections/history/queries.ts";
import { lessonPlace } from "../../projections/lessons/placeQueries.ts";
import { requestPlace } from "../../projections/lessons/requestQueries.ts";
import { instructorOfSlot } from "../../projections/scheduling/queries.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { HistoryEntry } from "./contract.ts";

/** Owners see their things, instructors what is addressed to them, admins all. */
const maySee = async ({ db }: Backend, { id, role }: UserView, of: string) => {
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

export const historyCalls: readonly Call[] = [
  call(
    "GET",
    "/api/history",
    {
      does: "Tells who did what and when with one thing: a lesson, a slot, an account.",
      who: "signed in",
      whoInWords: "whose thing it is, the instructor it is addressed to, and admins",
      query: z.object({ of: z.string().describe("the thing's id") }),
      answer: { status: 200, body: HistoryEntry.array() },
      refused: { 404: "There is no such thing, or it is not the caller's." },
    },
    async ({ user, query: { of } }, backend) => {
      const entries = (await maySee(backend, user, of)) ? await historyOf(backend.db, of) : [];
      if (entries.length === 0) throw new Rejection("missing", "NoHistory", "There is no history for this.");
      return entries;
    },
  ),
];
