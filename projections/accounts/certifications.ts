import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changedWhere, created, projector, removed } from "../projector.ts";
import { certifications } from "./tables.ts";

export const certificationsProjector = projector<AccountEvent | PrivacyEvent>({
  name: "certifications",
  version: 1,
  tables: [certifications],
  on: {
    CertificationSeen: ({ data: { userId: instructorId, certificationId, validUntil, seenOn, personal } }) =>
      created(certifications, certificationId, { instructorId, title: personal?.title ?? null, validUntil, seenOn }),
    CertificationRemoved: ({ data }) => removed(certifications, data.certificationId),
    PersonErased: ({ data }) => changedWhere(certifications, { instructorId: data.subject }, { title: null }),
  },
});
