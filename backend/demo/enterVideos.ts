import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Actor } from "../../eventstore/eventStore.ts";
import { videoStream } from "../../eventstore/videos/events.ts";
import { progressStream } from "../../eventstore/videos/progressEvents.ts";
import { weeklyVideoStream } from "../../eventstore/videos/weeklyEvents.ts";
import { userById } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import type { SentForm } from "../http/bodies/formWithFile.ts";
import type { SentMark } from "../videos/marks/contract.ts";
import { packed } from "../videos/marks/marksRule.ts";
import { keepPosterOf, keepPosterOfWeekly } from "../videos/poster.ts";
import { progress, setFocusPoint } from "../videos/progress/focusPoint.ts";
import { changeStatus, publishFeedback } from "../videos/review/review.ts";
import { receiveVideo } from "../videos/upload.ts";
import { annotateVideo, video } from "../videos/video.ts";
import { publishFrom } from "../videos/weekly/publish.ts";
import { weeklyVideo } from "../videos/weekly/weekly.ts";

/** A swing off the tee, 2.5 s at 60 frames a second, drawn for this. */
const swing = "content/demo/swing.webm";
const picture = "content/demo/swing.webp";

/** Fields and the swing, as a browser sends them. */
const formWith = (fields: Readonly<Record<string, string>>): SentForm => ({
  bytes: 0,
  async read(keep) {
    await keep({ name: "swing.webm", type: "video/webm", content: createReadStream(swing) }, fields);
    return fields;
  },
});

/** What the coach has drawn on it, at two moments: in the stance, and when the bat meets the ball. */
const drawn: readonly Omit<SentMark, "id">[] = [
  { type: "line", timestamp: 0.5, startX: 300, startY: 124, endX: 295, endY: 232, color: "#ffd600" },
  { type: "text", timestamp: 0.5, startX: 330, startY: 118, text: "Tall. Keep this", color: "#ffd600" },
  { type: "circle", timestamp: 1.35, startX: 350, startY: 196, radius: 20, color: "#ff0000" },
  { type: "text", timestamp: 1.35, startX: 330, startY: 160, text: "Hands out front", color: "#ff0000" },
  {
    type: "angle",
    timestamp: 1.35,
    points: packed([
      [320, 216],
      [353, 259],
      [376, 306],
    ]),
    color: "#00b0ff",
  },
];

const feedback = `Best one yet, Sam. You get to contact out in front, on a firm front leg.

The hands start a little early: your front foot is still in the air. Let it land first.

This week: ten swings off the tee with a full second's pause at toe-touch.`;

/** One video that is reviewed, with marks and a focus point, one that waits for the coach, and a weekly one. */
export const enterVideos = async ({
  backend,
  at,
  command,
  player,
  coach,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  player: string;
  coach: string;
}) => {
  const { db, handle, stateOf, payments } = backend;
  const byPlayer = { userId: player, role: "student" };
  const byCoach = { userId: coach, role: "instructor" };

  const uploaded = async (days: number, fields: { readonly title: string; readonly description: string }) => {
    const by = command(`video ${fields.title}`, at(days), byPlayer);
    const form = formWith({ ...fields, videoType: "practice", instructorId: coach });
    const videoId = await receiveVideo(backend, by, { user: (await userById(db, player))!, form });
    const { hasPoster } = await stateOf(video, videoStream(videoId));
    if (!hasPoster) {
      const own = command(`picture of ${fields.title}`, at(days), byPlayer);
      await keepPosterOf(backend, own, videoId, await readFile(picture));
    }
    return videoId;
  };
  const reviewed = async (videoId: string, days: number) => {
    const target = { fold: video, stream: videoStream(videoId) };
    const review = { videoId, by: coach };
    const begun = command("video's review", at(days), byCoach);
    await handle({ ...target, command: begun }, changeStatus({ ...review, status: "in_progress" }));
    const drawing = command("video's marks", at(days + 0.003), byCoach);
    const wanted = { ...review, newId: (n: number) => newId(drawing, `mark ${n}`), annotations: [...drawn] };
    await handle({ ...target, command: drawing }, annotateVideo(wanted));
    const published = command("video's feedback", at(days + 0.006), byCoach);
    await handle({ ...target, command: published }, publishFeedback({ ...review, feedback }));
    const asked = command("focus point", at(days + 0.007), byCoach);
    const focusPointId = newId(asked, "focusPoint");
    const personal = { title: "Land, then swing", description: "A pause at toe-touch, ten swings a day" };
    const set = setFocusPoint({ focusPointId, studentId: player, by: coach, videoId, personal });
    await handle({ fold: progress, stream: progressStream(player), command: asked }, set);
  };

  // Without test payments, nobody here has a membership to upload with.
  if (payments.mode === "test") {
    const first = { title: "Off the tee, round three", description: "The last swings felt late. Why?" };
    await reviewed(await uploaded(-5, first), -4.5);
    await uploaded(-0.3, { title: "Off the tee, with the pause", description: "Ten with the pause, then this one." });
  }
  const weekly = command("weekly video", at(-2), byCoach);
  const drill = { title: "Pause at toe-touch", description: "Ten swings a day, a full second at the pause." };
  const form = formWith({ ...drill, uploadType: "file", assignedPlayerIds: player });
  const weeklyVideoId = await publishFrom(backend, weekly, { user: (await userById(db, coach))!, form });
  const { hasPoster } = await stateOf(weeklyVideo, weeklyVideoStream(weeklyVideoId));
  if (!hasPoster) {
    const own = command("picture of weekly video", at(-2), byCoach);
    await keepPosterOfWeekly(backend, own, weeklyVideoId, await readFile(picture));
  }
};
