import { lessonById } from "../../../projections/lessons/queries.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import {
  AnswerProposal,
  LessonView,
  MoveLesson,
  moveLessonUrl,
  proposalsUrl,
  proposalUrl,
  Propose,
} from "../contract.ts";
import { doneBy, givenLesson, ownLesson, refuseWithoutInstructor, refuseWordsBeforeConsent } from "../ownLesson.ts";
import { checkingPlace } from "../samePlace.ts";
import { propose } from "./propose.ts";
import { answerProposal, moveLesson } from "./answerProposal.ts";

const sides = {
  who: "signed in",
  whoInWords: "the player and the instructor of the lesson, and admins for the instructor",
} as const;

/** What both sides of a lesson say about it afterwards: other times, cancellations. */
export const proposalCalls: readonly Call[] = [
  call(
    "POST",
    proposalsUrl(":id"),
    {
      does:
        "Proposes another time for an upcoming lesson, or asks to cancel it. A player requests an open time " +
        "or describes which times work; an instructor offers an exact time. A newer proposal replaces an older one.",
      ...sides,
      body: Propose,
      answer: { status: 201, body: LessonView },
      refused: {
        403: "The message is a minor's, and no parent has confirmed yet (GuardianNotConfirmed).",
        409: "The lesson has started or ended, or the time isn't offered, isn't open, has passed, or is during a camp (`DuringCamp`).",
      },
    },
    async ({ user, command, params, body: form }, backend) => {
      const lesson = await ownLesson(backend, user, params.id);
      if (lesson.side === "instructor") await refuseWithoutInstructor(backend, lesson);
      refuseWordsBeforeConsent(user, form.words);
      await propose(backend, command, { lesson, form, checkPlace: checkingPlace(backend, form) });
      return created(lesson.id, await lessonById(backend.db, doneBy(user), lesson.id));
    },
  ),
  call(
    "POST",
    moveLessonUrl(":id"),
    {
      does:
        "Moves a lesson that is still to come: at once where its player has no account to answer from, else as another " +
        "time, which the player accepts or declines.",
      who: "signed in",
      whoInWords: "the instructor of the lesson, and admins for them",
      body: MoveLesson,
      answer: { status: 200, body: LessonView },
      refused: {
        403: "The caller takes this lesson.",
        409: "The lesson has started or ended, or the time isn't open.",
      },
    },
    async ({ user, command, params, body: form }, backend) => {
      const lesson = await givenLesson(backend, user, params.id);
      await refuseWithoutInstructor(backend, lesson);
      await moveLesson(backend, command, { lesson, form, checkPlace: checkingPlace(backend, form) });
      return lessonById(backend.db, doneBy(user), lesson.id);
    },
  ),
  call(
    "PATCH",
    proposalUrl(":id", ":proposalId"),
    {
      does:
        "Answers a proposal: the other side accepts or declines it, its own side withdraws it. Once accepted, the lesson is at " +
        "its new time, or canceled.",
      ...sides,
      body: AnswerProposal,
      answer: { status: 200, body: LessonView },
      refused: {
        409:
          "The proposal is no longer open, its time has been taken or is during a camp (`DuringCamp`), " +
          "or it is withdrawn and the coach can't make the lesson's own time (`CoachAway`).",
      },
    },
    async ({ user, command, params: { id, proposalId }, body: answer }, backend) => {
      const lesson = await ownLesson(backend, user, id);
      await answerProposal(backend, command, {
        lesson,
        proposalId,
        ...answer,
        checkPlace: checkingPlace(backend, answer),
      });
      return lessonById(backend.db, doneBy(user), lesson.id);
    },
  ),
];
