import { type VideoEvent, videoSubject } from "../../../eventstore/videos/events.ts";
import { instructorsToMail } from "../../../projections/accounts/open.ts";
import { playerNames } from "../../../projections/players/open.ts";
import { videoToMail, type VideoToMail, videosWaitingSince } from "../../../projections/videos/reviewQueries.ts";
import type { Backend } from "../../backend.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import type { Due } from "../../timed/timedWork.ts";
import { isUnreviewed, promisedHours, reminderHours } from "../review/reviewRule.ts";

type Desk = Pick<Backend, "db">;
interface News {
  readonly id: string; // told once
  readonly kind: string;
  readonly subject: string;
  readonly heading: (player: string) => string;
  readonly without?: string; // somebody who knows
}

/** To the coach a video is with, or to every coach while it's with none. */
const toCoaches = async (
  { db }: Desk,
  { id: videoId, studentId, instructorId }: VideoToMail,
  { id, kind, subject, heading, without }: News,
): Promise<Post[]> => {
  const player = (await playerNames(db, [studentId])).get(studentId)?.split(" ")[0] ?? "A player";
  const coaches = await instructorsToMail(db, instructorId);
  return coaches
    .filter((coach) => coach.id !== without)
    .map((coach) => ({
      key: `${id} ${kind} ${coach.id}`,
      kind,
      to: { email: coach.email, name: [coach.firstName, coach.lastName].filter(Boolean).join(" ") },
      subjects: [coach.id, studentId, videoSubject(videoId)],
      instructorId: coach.id,
      letter: {
        subject,
        heading: heading(player),
        paragraphs: [
          instructorId === null
            ? "It's with no coach yet. Whoever starts the review first has it."
            : "It's waiting for you.",
          `We promised feedback within ${promisedHours[1]} hours of when it was sent.`,
        ],
        button: { label: "Open the video", path: `/video-analysis/${videoId}` },
      },
    }));
};

const waiting = async ({ db }: Desk, videoId: string) => {
  const found = await videoToMail(db, videoId);
  return found && isUnreviewed(found.status) ? found : undefined;
};

/** A video came in, or is with nobody again. What an instructor sends without choosing somebody else is their own. */
export const mailInstructorsWhenVideoWaits = (desk: Desk): Process =>
  processOf<VideoEvent>("mail instructors when video waits", {
    VideoUploaded: async ({ id, data: { videoId, by } }) => {
      const found = await waiting(desk, videoId);
      if (!found || found.status !== "pending") return [];
      const heading = (player: string) => `${player} sent a video for review`;
      return toCoaches(desk, found, {
        id,
        kind: "video waits",
        subject: "A new video to review",
        heading,
        without: by,
      });
    },
    VideoUnassigned: async ({ id, data: { videoId, instructorId } }) => {
      const found = await waiting(desk, videoId);
      if (!found || found.instructorId !== null) return [];
      return toCoaches(desk, found, {
        id,
        kind: "video waits again",
        subject: "A video needs a coach",
        heading: (player) => `${player}'s video needs a coach`,
        without: instructorId,
      });
    },
  });

const anHour = 60 * 60 * 1000; // ms

/** Timed work: reminds of each video once for each time that it waits so long. */
export const remindOfVideos = async (backend: Pick<Backend, "db" | "mail">, { now, signal }: Due) => {
  const before = new Date(Date.parse(now) - reminderHours * anHour).toISOString();
  await eachByItself(await videosWaitingSince(backend.db, before), async (video) => {
    if (signal.aborted) return;
    const posts = await toCoaches(backend, video, {
      id: `${video.id} ${video.waitingSince}`,
      kind: "video still waits",
      subject: `A video has waited ${reminderHours} hours for feedback`,
      heading: (player) => `${player} is still waiting for feedback`,
      ...(video.instructorId === null && { without: video.by }),
    });
    for (const post of posts) await backend.mail.post({ ...post, rank: "last" });
  });
};
