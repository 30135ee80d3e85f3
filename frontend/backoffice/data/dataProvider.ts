import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, GetListParams } from "react-admin";
import {
  instructorsUrl,
  instructorUrl,
  type Role,
  rosterUrl,
  type UpdateInstructor,
  userUrl,
  usersUrl,
} from "../../../backend/accounts/contract.ts";
import { type AnswerInquiry, inquiriesUrl, inquiryStatusUrl } from "../../../backend/clinics/contract.ts";
import {
  type AnswerRequest,
  type ChangeLesson,
  lessonRequestStatusUrl,
  lessonRequestsUrl,
  lessonsUrl,
  lessonUrl,
  type NotePayment,
  paymentNoteUrl,
  type AnswerProposal,
  proposalsUrl,
  proposalUrl,
  type Propose,
} from "../../../backend/lessons/contract.ts";
import {
  campsUrl,
  campUrl,
  divisionUrl,
  paymentStatusUrl,
  registrationsUrl,
  registrationUrl,
  releaseUrl,
} from "../../../backend/camps/contract.ts";
import {
  mismatchUrl,
  refundsUrl,
  type RequestRefund,
  type ResolveMismatch,
  type SetPaymentStatus,
} from "../../../backend/camps/payContract.ts";
import {
  type ResolveUnmatched,
  unmatchedPaymentsUrl,
  unmatchedPaymentUrl,
} from "../../../backend/payments/contract.ts";
import { archiveCampUrl, cancelCampUrl, restoreCampUrl } from "../../../backend/camps/publishContract.ts";
import { mailsUrl, sendAgainUrl } from "../../../backend/mail/contract.ts";
import {
  type Erase,
  Erased,
  ErasedVisitor,
  eraseUrl,
  type EraseVisitor,
  eraseVisitorUrl,
} from "../../../backend/privacy/contract.ts";
import { ownAvailabilityUrl, ownSlotUrl } from "../../../backend/scheduling/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import type { SlotDraft } from "../scheduling/slotDraft.ts";
import { http } from "./http.ts";

/** Where each resource's rows are read. */
export const readAt = {
  lessons: lessonsUrl,
  slots: ownAvailabilityUrl,
  users: usersUrl,
  instructors: instructorsUrl,
  "lesson-requests": lessonRequestsUrl,
  "coaching-inquiries": inquiriesUrl,
  students: rosterUrl,
  mails: mailsUrl,
  camps: campsUrl,
  "camp-registrations": registrationsUrl,
  "unmatched-payments": unmatchedPaymentsUrl,
} as const;
export type ResourceName = keyof typeof readAt;

const isResource = (name: string): name is ResourceName => Object.hasOwn(readAt, name);
const pathOf = (name: string) => {
  if (!isResource(name)) throw new Error(`No such resource: ${name}`);
  return readAt[name].replace(/^\/api\//, "");
};

const setStatus = (status: ChangeLesson["status"]) => (lessonId: string) =>
  command("PATCH", lessonUrl(lessonId), { status });

/** What people do here. Each verb is one call of the specification. */
const verbs = {
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
  answerInquiry: ({ id, status }: { id: string } & AnswerInquiry) => command("PATCH", inquiryStatusUrl(id), { status }),
  publishSlot: (slot: SlotDraft) => command("POST", ownAvailabilityUrl, slot),
  toggleSlot: ({ id, isAvailable }: { id: string; isAvailable: boolean }) =>
    command("PATCH", ownSlotUrl(id), { isAvailable }),
  withdrawSlot: (slotId: string) => command("DELETE", ownSlotUrl(slotId)),
  updateInstructorProfile: ({ id, ...profile }: { id: string } & UpdateInstructor) =>
    command("PATCH", instructorUrl(id), profile),
  changeRole: ({ userId, role }: { userId: string; role: Role }) => command("PATCH", userUrl(userId), { role }),
  correctAge: ({ userId, age }: { userId: string; age: number }) => command("PATCH", userUrl(userId), { age }),
  setPaymentStatus: ({ id, ...told }: { id: string } & SetPaymentStatus) =>
    command("PATCH", paymentStatusUrl(id), told),
  publishCamp: ({ camp, key }: { camp: object; key: string }) =>
    command("POST", campsUrl, camp, { idempotencyKey: key }),
  reviseCamp: ({ campId, changes }: { campId: string; changes: object }) => command("PUT", campUrl(campId), changes),
  cancelCamp: ({ campId, reason }: { campId: string; reason: string }) =>
    command("POST", cancelCampUrl(campId), { reason }),
  archiveCamp: ({ campId, reason }: { campId: string; reason: string }) =>
    command("POST", archiveCampUrl(campId), { reason }),
  restoreCamp: (campId: string) => command("POST", restoreCampUrl(campId)),
  /** The same key is the same refund. */
  refundRegistration: ({ id, key, ...told }: { id: string; key: string } & RequestRefund) =>
    command("POST", refundsUrl(id), told, { idempotencyKey: key }),
  resolveMismatch: ({ id, paymentId, ...told }: { id: string; paymentId: string } & ResolveMismatch) =>
    command("POST", mismatchUrl(id, paymentId), told),
  settleUnmatched: ({ id, ...told }: { id: string } & ResolveUnmatched) =>
    command("PATCH", unmatchedPaymentUrl(id), told),
  releaseRegistration: ({ id, reason }: { id: string; reason: string }) => command("POST", releaseUrl(id), { reason }),
  deleteRegistration: (id: string) => command("DELETE", registrationUrl(id)),
  assignDivision: ({
    registrationId,
    participantId,
    divisionId,
  }: {
    registrationId: string;
    participantId: string;
    divisionId: string;
  }) => command("PATCH", divisionUrl(registrationId, participantId), { divisionId }),
  sendMailAgain: (mailId: string) => command("POST", sendAgainUrl(mailId)),
  erasePerson: async (who: Erase) => Erased.parse(await command("POST", eraseUrl, who)),
  eraseVisitor: async (who: EraseVisitor) => ErasedVisitor.parse(await command("POST", eraseVisitorUrl, who)),
};
export type Verbs = typeof verbs;

/** A fact has a name; a row that is merely overwritten has none. */
const byVerbOnly = (): never => {
  throw new Error("Rows are changed by the named methods of the data provider");
};

/** Of a list that is longer than the server counts, all that is known is that more pages follow. */
const wholeOrPart = <R extends { total?: number | undefined }>(list: R, { pagination }: GetListParams) => {
  if (!Number.isNaN(list.total)) return list;
  const { total: _, ...uncounted } = list;
  return { ...uncounted, pageInfo: { hasNextPage: true, hasPreviousPage: (pagination?.page ?? 1) > 1 } };
};

const rest = simpleRestProvider("/api", http);

/** A registration's own address also tells what parents told about health, and that it was read is recorded. */
const oneListed = async (resource: string, id: unknown) => {
  const one = { pagination: { page: 1, perPage: 1 }, sort: { field: "id", order: "ASC" as const }, filter: { id } };
  const [data] = (await rest.getList(pathOf(resource), one)).data;
  if (!data) throw new ApiError(404, "not found", { message: "This registration was not found." });
  return { data };
};
export const dataProvider: DataProvider & Verbs = {
  getList: async (resource, params) => wholeOrPart(await rest.getList(pathOf(resource), params), params),
  getOne: (resource, params) =>
    resource === "camp-registrations" ? oneListed(resource, params.id) : rest.getOne(pathOf(resource), params),
  getMany: (resource, params) => rest.getMany(pathOf(resource), params),
  getManyReference: (resource, params) => rest.getManyReference(pathOf(resource), params),
  create: byVerbOnly,
  update: byVerbOnly,
  updateMany: byVerbOnly,
  delete: byVerbOnly,
  deleteMany: byVerbOnly,
  ...verbs,
};
