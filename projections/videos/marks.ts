import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { type VideoEvent, videoSubject } from "../../eventstore/videos/events.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { marks } from "./tables.ts";

/** Browsers make the ids: on another video, the same id is another mark. */
const keyOf = (videoId: string, id: string) => `${videoId} ${id}`;
const prefix = videoSubject("");

/** What is drawn on videos. */
export const marksProjector = projector<VideoEvent | PrivacyEvent>({
  name: "marks",
  version: 1,
  tables: [marks],
  on: {
    VideoAnnotated: ({ data: { videoId, by, added, changed: again, removed: gone, personal }, meta }) => {
      const drawn = new Map([...(personal?.added ?? []), ...(personal?.changed ?? [])].map((mark) => [mark.id, mark]));
      return [
        ...added.map((id, n) =>
          created(marks, keyOf(videoId, id), {
            videoId,
            id,
            by,
            drawnAt: meta.occurredAt,
            n,
            mark: drawn.get(id) ?? null,
          }),
        ),
        ...again.map((id) => changed(marks, keyOf(videoId, id), { mark: drawn.get(id) ?? null })),
        ...gone.map((id) => removed(marks, keyOf(videoId, id))),
      ];
    },
    VideoDeleted: ({ data: { videoId } }) => changedWhere(marks, { videoId }, { mark: null }),
    PersonErased: ({ data: { subject } }) =>
      subject.startsWith(prefix) ? changedWhere(marks, { videoId: subject.slice(prefix.length) }, { mark: null }) : [],
  },
});
