import { lessonAndLater } from "../../../projections/lessons/lookupQueries.ts";
import { listLessons } from "../../../projections/lessons/queries.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { LaterLessons, LaterLessonsTold, laterLessonsUrl } from "../contract.ts";
import { conflict } from "../lesson.ts";
import { doneBy, ownLesson, refuseWithoutInstructor, refuseWordsBeforeConsent } from "../ownLesson.ts";
import { refuseTextAboutErased } from "../saidPayment.ts";
import { checkingPlace } from "../samePlace.ts";
import { doToLater } from "./laterLessons.ts";
import { moveLater } from "./moveLater.ts";

export const laterCalls: readonly Call[] = [
  call(
    "POST",
    laterLessonsUrl(":id"),
    {
      does:
        "Does the same to a lesson of a series and to all later ones: its instructor confirms, declines, or cancels them, answers " +
        "what the player asked for, or moves them at once, all of them or none; its player cancels them, and asks where " +
        "they're confirmed. Each side gets one email.",
      who: "signed in",
      whoInWords: "the player and the instructor of the lesson, and admins for the instructor",
      body: LaterLessons,
      answer: { status: 200, body: LaterLessonsTold },
      refused: {
        403: "The caller's side can't do this.",
        409: "The lesson is of no series, or some weeks aren't free to move to (`WeeksNotFree`), are during a camp (`DuringCamp`) or, if asked, in another coach's place (`SamePlace`).",
        422: "An instructor gave no reason, or the day is a week away.",
      },
    },
    async ({ user, command, params, body }, backend) => {
      const lesson = await ownLesson(backend, user, params.id);
      const { side } = lesson;
      const { what } = body;
      const reason = ("reason" in body && body.reason) || undefined;
      if (side === "player" && what !== "canceled")
        throw new Rejection("forbidden", "NotYours", "Only your coach can do this.");
      if (what === "canceled" && side === "instructor" && !reason) {
        const message = "Please say why. The player sees it.";
        throw new Rejection("invalid", "NoReason", message, { issues: [{ path: ["reason"], message }] });
      }
      if (side === "player") refuseWordsBeforeConsent(user, reason);
      if (reason) await refuseTextAboutErased(backend.db, lesson, "reason");
      if (what === "confirmed" || what === "moved") await refuseWithoutInstructor(backend, lesson);
      const found = await lessonAndLater(backend.db, lesson.id);
      if (!found) throw conflict("NoSeries", "This lesson stands alone.");
      const checkPlace = "samePlace" in body ? checkingPlace(backend, body) : undefined;
      const left =
        body.what === "moved"
          ? await moveLater(backend, command, { ...found, ...body, checkPlace })
          : await doToLater(backend, command, { ...found, what: body.what, side, reason, checkPlace });
      const { rows } = await listLessons(backend.db, doneBy(user), {
        filter: { id: found.lessons.map(({ id }) => id) },
      });
      return { lessons: rows.toSorted((a, b) => a.scheduledDate.localeCompare(b.scheduledDate)), left };
    },
  ),
];
