import type { MembershipEvent, UploadMonthEvent } from "../../eventstore/memberships/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { membershipLedger, memberships, uploadMonths } from "./tables.ts";

interface Seen {
  readonly revision: number;
  readonly meta: { readonly occurredAt: string };
}
const seen = ({ revision, meta: { occurredAt } }: Seen) => ({ revision, updatedAt: occurredAt });

/** Every membership, and what changed the number of its uploads. */
export const membershipsProjector = projector<MembershipEvent | UploadMonthEvent | PrivacyEvent>({
  name: "memberships",
  version: 2,
  tables: [memberships, membershipLedger, uploadMonths],
  on: {
    MembershipActivated: ({ id, data: { playerId, source, until = null, month, by, personal }, ...fact }) => [
      // Again after an end: what was is in the ledger.
      created(memberships, playerId, { source, since: fact.meta.occurredAt, until, month, ...seen(fact) }),
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "activated",
        until,
        by,
        words: personal?.words ?? null,
      }),
    ],
    MembershipDeactivated: ({ id, data: { playerId, by, personal }, ...fact }) => [
      changed(memberships, playerId, { endedAt: fact.meta.occurredAt, ...seen(fact) }),
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "deactivated",
        by,
        words: personal?.words ?? null,
      }),
    ],
    MembershipEnded: ({ id, data: { playerId, why }, ...fact }) => [
      changed(memberships, playerId, { endedAt: fact.meta.occurredAt, ...seen(fact) }),
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "ended", why }),
    ],
    UploadReserved: ({ data: { playerId, uploadId, month }, ...fact }) => [
      created(membershipLedger, uploadId, {
        playerId,
        at: fact.meta.occurredAt,
        what: "upload",
        month,
        state: "reserved",
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadCommitted: ({ data: { playerId, uploadId }, ...fact }) => [
      changed(membershipLedger, uploadId, { state: "counted" }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadReleased: ({ data: { playerId, uploadId, why }, ...fact }) => [
      changed(membershipLedger, uploadId, { state: "released", why }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadsGranted: ({ id, data: { playerId, month, uploads, by, personal }, ...fact }) => [
      created(membershipLedger, id, {
        playerId,
        at: fact.meta.occurredAt,
        what: "granted",
        month,
        uploads,
        by,
        words: personal?.words ?? null,
      }),
      changed(memberships, playerId, seen(fact)),
    ],
    UploadsReset: ({ id, data: { playerId, month }, ...fact }) => [
      created(membershipLedger, id, { playerId, at: fact.meta.occurredAt, what: "month", month }),
      changed(memberships, playerId, { month, ...seen(fact) }),
    ],
    UploadMonthBegan: ({ data: { month, startsAt, missed, late = null }, meta: { occurredAt } }) =>
      created(uploadMonths, month, { startsAt, saidAt: occurredAt, late, missed }),
    PersonErased: ({ data: { subject } }) => [
      changedWhere(membershipLedger, { by: subject }, { words: null }),
      changedWhere(membershipLedger, { playerId: subject }, { words: null }),
    ],
  },
});
