import { type VideoEvent, videoSubject } from "../../../eventstore/videos/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import { videoToMail } from "../../../projections/videos/reviewQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";

type Desk = Pick<Backend, "db">;
interface Reader {
  readonly id: string; // tells one reader of the same news from another
  readonly userId: string;
  readonly to: Post["to"];
  readonly isChild: boolean;
  readonly logsIn: boolean;
}

/** The accounts that may act for a player, and a minor's guardian; never a child alone. */
const readersFor = async ({ db }: Desk, playerId: string): Promise<Reader[]> => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    if (!account?.email) return [];
    const { id, email, firstName, lastName, guardian, parentEmail, parentName } = account;
    const isChild = guardian === "asked" || guardian === "confirmed";
    const to = { email, name: [firstName, lastName].filter(Boolean).join(" ") };
    const own = { id, userId: id, to, isChild, logsIn: true };
    if (guardian !== "confirmed" || !parentEmail) return [own];
    const parent = { email: parentEmail, name: parentName ?? undefined };
    return [own, { id: `${id} guardian`, userId: id, to: parent, isChild: false, logsIn: false }];
  });
  const adults = readers.filter(({ isChild }) => !isChild);
  const addresses = new Set(adults.map(({ to }) => to.email.toLowerCase()));
  const children = readers.filter(({ isChild, to }) => isChild && !addresses.has(to.email.toLowerCase()));
  const once = adults.filter(
    ({ to }, n) => adults.findIndex((other) => other.to.email.toLowerCase() === to.email.toLowerCase()) === n,
  );
  return adults.length === 0 ? [] : [...once, ...children];
};

const firstOf = (name: string | null | undefined) => name?.split(" ")[0];

/** Once for each video: who reads it later reads what was changed since. */
export const mailFamilyWhenVideoReviewed = (desk: Desk): Process =>
  processOf<VideoEvent>("mail family when video reviewed", {
    VideoReviewed: async ({ data: { videoId, by } }) => {
      const { db } = desk;
      const video = await videoToMail(db, videoId);
      if (!video || (video.status !== "reviewed" && video.status !== "archived")) return [];
      const { studentId, hasFeedback } = video;
      const player = firstOf((await playerNames(db, [studentId])).get(studentId)) ?? "Your player";
      const coach = firstOf((await userById(db, by))?.firstName);
      const kind = "video reviewed";
      const readers = (await readersFor(desk, studentId)).filter(({ userId }) => userId !== by);
      return readers.map(({ id, userId, to, logsIn }): Post => ({
        key: `${videoId} ${kind} ${id}`,
        kind,
        to,
        subjects: [...new Set([userId, studentId, ...(coach ? [by] : []), videoSubject(videoId)])],
        instructorId: by,
        letter: {
          subject: hasFeedback ? "Feedback on a video is here" : "A video was reviewed",
          heading: `${coach ?? "A coach"} reviewed ${player}'s video`,
          paragraphs: [
            hasFeedback ? "The feedback is on the video's page." : "There's no written feedback this time.",
            ...(logsIn ? [] : [`${player} can show you: log in together and open Videos.`]),
          ],
          ...(logsIn && { button: { label: "See the video", path: `/video-analysis/${videoId}` } }),
        },
      }));
    },
  });
