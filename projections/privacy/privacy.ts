import type { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import { created, projector } from "../projector.ts";
import { table } from "../table.ts";

export const erasures = table("erasures", { key: "subject", columns: { subject: "text", erasedAt: "text" } });

const erased = ({ data: { subject }, meta }: { data: { subject: string }; meta: { occurredAt: string } }) =>
  created(erasures, subject, { erasedAt: meta.occurredAt });

/** Who or what was erased and when, so that what a crash left undone can be found and finished. */
export const privacyProjector = projector<PrivacyEvent>({
  name: "privacy",
  version: 3,
  tables: [erasures],
  on: {
    PersonErased: erased,
    MedicalTextForgotten: erased,
    SubmissionForgotten: erased,
  },
});
