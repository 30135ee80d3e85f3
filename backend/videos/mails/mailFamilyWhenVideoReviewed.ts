import { type VideoEvent, videoStream, videoSubject } from "../../../eventstore/videos/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { playerNames } from "../../../projections/players/open.ts";
import { videoToMail } from "../../../projections/videos/reviewQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { video as fold } from "../video.ts";
import { firstOf, isSelf, type Reader, readersFor } from "./readers.ts";

type Desk = Pick<Backend, "db" | "stateOf">;

/**
 * Once for each video: who reads it later reads what was changed since. And once more when feedback comes after a review
 * that had none.
 */
export const mailFamilyWhenVideoReviewed = (desk: Desk): Process =>
  processOf<VideoEvent>("mail family when video reviewed", {
    VideoReviewed: async ({ data: { videoId, by } }) => {
      const { db } = desk;
      const video = await videoToMail(db, videoId);
      if (!video || (video.status !== "reviewed" && video.status !== "archived")) return [];
      const { studentId, hasFeedback } = video;
      const player = firstOf((await playerNames(db, [studentId])).get(studentId));
      const whose = (reader: Pick<Reader, "userId" | "logsIn">) =>
        isSelf(reader, studentId) ? "your" : `${player ?? "your player"}'s`;
      const coach = firstOf((await userById(db, by))?.firstName);
      const kind = "video reviewed";
      const isLater = hasFeedback && (await desk.stateOf(fold, videoStream(videoId))).wasWordless === true;
      const readers = (await readersFor(desk, [studentId])).filter(({ userId }) => userId !== by);
      return readers.map(({ id, userId, to, logsIn }): Post => ({
        key: `${videoId} ${kind} ${id}${isLater ? " feedback" : ""}`,
        kind,
        to,
        subjects: [...new Set([userId, studentId, ...(coach ? [by] : []), videoSubject(videoId)])],
        instructorId: by,
        letter: {
          subject: hasFeedback ? "Feedback on a video is here" : "A video was reviewed",
          heading: `${coach ?? "A coach"} reviewed ${whose({ userId, logsIn })} video`,
          paragraphs: [
            hasFeedback ? "The feedback is on the video's page." : "There's no written feedback this time.",
            ...(logsIn ? [] : [`${player ?? "Your player"} can show you: log in together and open Videos.`]),
          ],
          ...(logsIn && { button: { label: "See the video", path: `/video-analysis/${videoId}` } }),
        },
      }));
    },
  });
