import {
  type AnswerProposal,
  type AnswerRequest,
  type ChangeLesson,
  lessonRequestStatusUrl,
  lessonUrl,
  type NotePayment,
  paymentNoteUrl,
  proposalsUrl,
  proposalUrl,
  type Propose,
} from "../../../backend/lessons/contract.ts";
import { command } from "../../shared/api.ts";

const setStatus = (status: ChangeLesson["status"]) => (lessonId: string) =>
  command("PATCH", lessonUrl(lessonId), { status });

export const lessonVerbs = {
  confirmLesson: setStatus("confirmed"),
  declineLesson: setStatus("declined"),
  completeLesson: setStatus("completed"),
  cancelLesson: setStatus("cancelled"),
  confirmPaidLesson: ({ lessonId, payment }: { lessonId: string; payment: NotePayment }) =>
    command("PATCH", lessonUrl(lessonId), { status: "confirmed", payment }),
  notePayment: ({ lessonId, payment }: { lessonId: string; payment: NotePayment }) =>
    command("PUT", paymentNoteUrl(lessonId), payment),
  withdrawPaymentNote: (lessonId: string) => command("DELETE", paymentNoteUrl(lessonId)),
  deleteLesson: (lessonId: string) => command("DELETE", lessonUrl(lessonId)),
  proposeTime: ({ lessonId, ...time }: { lessonId: string } & Omit<Propose, "kind">) =>
    command("POST", proposalsUrl(lessonId), { kind: "move", ...time }),
  answerProposal: ({ lessonId, proposalId, answer }: { lessonId: string; proposalId: string } & AnswerProposal) =>
    command("PATCH", proposalUrl(lessonId, proposalId), { answer }),
  answerRequest: ({ id, ...told }: { id: string } & Partial<AnswerRequest>) =>
    command("PATCH", lessonRequestStatusUrl(id), told),
};
export type LessonVerbs = typeof lessonVerbs;
