import type { CampEvent, SentMessage } from "../../../eventstore/camps/events.ts";
import type { PrivacyEvent } from "../../../eventstore/privacy/open.ts";
import { changedWhere, created, projector } from "../../projector.ts";
import { table, text } from "../../table.ts";

export const campMessages = table("campMessages", {
  key: "id",
  columns: {
    id: "text",
    campId: "text",
    authorId: "text",
    audience: text<SentMessage["audience"]>(),
    subject: "text?",
    text: "text?",
    families: "integer",
    players: "integer",
    sentAt: "text",
  },
  indexes: [["campId", "sentAt"], ["authorId"]],
});

/** What staff wrote to families of a camp. Who got it is in the log and in the mails. */
export const campMessagesProjector = projector<CampEvent | PrivacyEvent>({
  name: "campMessages",
  version: 1,
  tables: [campMessages],
  on: {
    FamiliesMessaged: ({ data: { messageId, campId, authorId, audience, families, players, personal }, meta }) =>
      created(campMessages, messageId, {
        campId,
        authorId,
        audience,
        families,
        players,
        subject: personal?.subject ?? null,
        text: personal?.text ?? null,
        sentAt: meta.occurredAt,
      }),
    PersonErased: ({ data: { subject: authorId } }) =>
      changedWhere(campMessages, { authorId }, { subject: null, text: null }),
  },
});
