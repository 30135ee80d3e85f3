import {
  type AnswerProposal,
  type AnswerRequest,
  cancelLessonUrl,
  type ChangeLesson,
  type LaterLessons,
  LaterLessonsTold,
  laterLessonsUrl,
  lessonRequestStatusUrl,
  lessonUrl,
  type MoveLesson,
  moveLessonUrl,
  noShowUrl,
  type NotePayment,
  paymentNoteUrl,
  proposalUrl,
  type SickDay,
  SickDayTold,
  sickDayUrl,
} from "../../../backend/lessons/contract.ts";
import { commentUrl, type ModerateComment } from "../../../backend/lessons/reviews/contract.ts";
import { command } from "../../shared/api.ts";
import type { Knowing } from "../../shared/lessons/AskingFirst.tsx";

const setStatus = (status: ChangeLesson["status"]) => (lessonId: string) =>
  command("PATCH", lessonUrl(lessonId), { status });

export const lessonVerbs = {
  confirmLesson: (lessonId: string, knowing: Knowing = {}) =>
    command("PATCH", lessonUrl(lessonId), { status: "confirmed", ...knowing }),
  declineLesson: ({ lessonId, reason }: { lessonId: string; reason?: string }) =>
    command("PATCH", lessonUrl(lessonId), { status: "declined", ...(reason && { reason }) }),
  completeLesson: setStatus("completed"),
  cancelLesson: ({ lessonId, reason }: { lessonId: string; reason: string }) =>
    command("POST", cancelLessonUrl(lessonId), { reason }),
  changeLater: async ({ lessonId, ...what }: { lessonId: string } & LaterLessons) =>
    LaterLessonsTold.parse(await command("POST", laterLessonsUrl(lessonId), what)),
  markMissed: (lessonId: string) => command("POST", noShowUrl(lessonId)),
  confirmPaidLesson: ({ lessonId, ...paid }: { lessonId: string; payment: NotePayment } & Knowing) =>
    command("PATCH", lessonUrl(lessonId), { status: "confirmed", ...paid }),
  notePayment: ({ lessonId, payment }: { lessonId: string; payment: NotePayment }) =>
    command("PUT", paymentNoteUrl(lessonId), payment),
  withdrawPaymentNote: (lessonId: string) => command("DELETE", paymentNoteUrl(lessonId)),
  deleteLesson: (lessonId: string) => command("DELETE", lessonUrl(lessonId)),
  moveLesson: ({ lessonId, ...time }: { lessonId: string } & MoveLesson) =>
    command("POST", moveLessonUrl(lessonId), time),
  callInSick: async ({ sick, key }: { sick: SickDay; key: string }) =>
    SickDayTold.parse(await command("POST", sickDayUrl, sick, { idempotencyKey: key })),
  answerProposal: ({ lessonId, proposalId, ...answer }: { lessonId: string; proposalId: string } & AnswerProposal) =>
    command("PATCH", proposalUrl(lessonId, proposalId), answer),
  moderateComment: ({ id, ...how }: { id: string } & ModerateComment) => command("PATCH", commentUrl(id), how),
  /** `price`: as typed. */
  answerRequest: ({ id, ...told }: { id: string; price?: string } & Partial<Omit<AnswerRequest, "price">>) =>
    command("PATCH", lessonRequestStatusUrl(id), told),
};
export type LessonVerbs = typeof lessonVerbs;
