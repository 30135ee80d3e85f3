import type { z } from "zod";
import {
  campsUrl,
  campUrl,
  divisionUrl,
  paymentStatusUrl,
  registrationUrl,
  releaseUrl,
} from "../../../backend/camps/contract.ts";
import {
  attendanceUrl,
  cancelDayUrl,
  moveDayUrl,
  type RecordAttendance,
} from "../../../backend/camps/days/dayContract.ts";
import { campMessagesUrl, type SendMessage } from "../../../backend/camps/messages/messageContract.ts";
import {
  mismatchUrl,
  refundsUrl,
  type RequestRefund,
  type ResolveMismatch,
  type SetPaymentStatus,
} from "../../../backend/camps/money/payContract.ts";
import {
  archiveCampUrl,
  cancelCampUrl,
  duplicateCampUrl,
  publishCampUrl,
  restoreCampUrl,
} from "../../../backend/camps/running/publishContract.ts";
import {
  type ExtendOffer,
  extendOfferUrl,
  offerSpotUrl,
  type SkipTurn,
  skipTurnUrl,
  waitlistPlaceUrl,
} from "../../../backend/camps/waitlist/waitlistContract.ts";
import { command } from "../../shared/api.ts";

export const campVerbs = {
  publishCamp: ({ camp, key }: { camp: object; key: string }) =>
    command("POST", campsUrl, camp, { idempotencyKey: key }),
  publishDraft: (campId: string) => command("POST", publishCampUrl(campId)),
  duplicateCamp: ({ campId, key }: { campId: string; key: string }) =>
    command("POST", duplicateCampUrl(campId), undefined, { idempotencyKey: key }),
  reviseCamp: ({ campId, changes }: { campId: string; changes: object }) => command("PUT", campUrl(campId), changes),
  cancelCamp: ({ campId, reason }: { campId: string; reason: string }) =>
    command("POST", cancelCampUrl(campId), { reason }),
  cancelDay: ({ campId, day, reason }: { campId: string; day: string; reason: string }) =>
    command("POST", cancelDayUrl(campId, day), { reason }),
  moveDay: ({ campId, day, to, reason }: { campId: string; day: string; to: string; reason: string }) =>
    command("POST", moveDayUrl(campId, day), { to, reason }),
  archiveCamp: ({ campId, reason }: { campId: string; reason: string }) =>
    command("POST", archiveCampUrl(campId), { reason }),
  restoreCamp: (campId: string) => command("POST", restoreCampUrl(campId)),
  offerSpot: (entryId: string) => command("POST", offerSpotUrl(entryId)),
  skipTurn: ({ entryId, ...told }: { entryId: string } & SkipTurn) => command("POST", skipTurnUrl(entryId), told),
  extendOffer: ({ entryId, ...told }: { entryId: string } & ExtendOffer) =>
    command("POST", extendOfferUrl(entryId), told),
  removeFromWaitlist: (entryId: string) => command("DELETE", waitlistPlaceUrl(entryId)),
  messageFamilies: ({ campId, key, ...told }: { campId: string; key: string } & z.input<typeof SendMessage>) =>
    command("POST", campMessagesUrl(campId), told, { idempotencyKey: key }),
  recordAttendance: ({
    campId,
    day,
    key,
    participantId,
    did,
    at,
    who,
  }: { campId: string; day: string; key: string } & RecordAttendance) =>
    command("POST", attendanceUrl(campId, day), { participantId, did, at, who }, { idempotencyKey: key }),
  setPaymentStatus: ({ id, key, ...told }: { id: string; key?: string } & SetPaymentStatus) =>
    command("PATCH", paymentStatusUrl(id), told, key ? { idempotencyKey: key } : {}),
  /** Sent again with the same key, it is the same refund. */
  refundRegistration: ({ id, key, ...told }: { id: string; key: string } & RequestRefund) =>
    command("POST", refundsUrl(id), told, { idempotencyKey: key }),
  resolveMismatch: ({ id, paymentId, ...told }: { id: string; paymentId: string } & ResolveMismatch) =>
    command("POST", mismatchUrl(id, paymentId), told),
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
};
export type CampVerbs = typeof campVerbs;
