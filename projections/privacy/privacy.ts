import type { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import { created, projector } from "../projector.ts";

/** Who was erased when, so that what a crash left undone can be found and finished. */
export const privacy = projector<PrivacyEvent>({
  name: "privacy",
  version: 1,
  tables: { erasures: { key: "subject", columns: { subject: "text", erasedAt: "text" } } },
  on: {
    PersonErased: ({ data: { subject }, meta }) => created("erasures", subject, { erasedAt: meta.occurredAt }),
  },
});
