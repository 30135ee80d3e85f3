import type { WeeklyVideoEvent } from "../../../eventstore/videos/weeklyEvents.ts";
import { weeklyVideoSubject } from "../../../eventstore/videos/weeklyEvents.ts";
import { instructorName } from "../../../projections/accounts/open.ts";
import {
  assignedNow,
  membersNow,
  publishedForAll,
  wantsWeeklyMail,
  weeklyById,
} from "../../../projections/videos/weeklyQueries.ts";
import type { Backend } from "../../backend.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { FacilityTime } from "../../facilityTime.ts";
import { writtenAbout } from "../../mail/open.ts";
import type { Letter, Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import type { Due } from "../../timed/timedWork.ts";
import { firstNamesFor, type Reader, readersFor } from "../mails/readers.ts";
import { stopPage } from "./mailChoice.ts";

type Desk = Pick<Backend, "db" | "capabilities">;
interface About {
  readonly about: readonly string[]; // whose names or words are in it, besides the reader's
  readonly letter: Pick<Letter, "subject" | "heading" | "paragraphs" | "facts">;
}

const dashboard = { label: "See what to practice", path: "/player-dashboard" };

const kinds = { one: "weekly video", week: "weekly videos" } as const;

/**
 * Which of these videos a reader has not heard of: who it is for may change, from some players to all members and back.
 * A mail's key ends with its reader.
 */
const newTo = async <V extends { readonly id: string }>({ db }: Desk, videos: readonly V[]) => {
  const subjects = videos.map(({ id }) => weeklyVideoSubject(id));
  const written = await writtenAbout(db, { kinds: Object.values(kinds), subjects });
  return ({ id: reader }: Reader) =>
    videos.filter(
      ({ id }) =>
        !written.some((mail) => mail.key.endsWith(` ${reader}`) && mail.subjects.includes(weeklyVideoSubject(id))),
    );
};

/** What every mail about weekly videos has; not to those who want none, nor where there is nothing to write. */
const posted = async (
  backend: Desk,
  { playerIds, without }: { playerIds: readonly string[]; without?: string },
  write: (reader: Reader, name: string) => (Pick<Post, "key" | "kind" | "rank"> & About) | undefined,
): Promise<Post[]> => {
  const posts: Post[] = [];
  for (const reader of await readersFor(backend, playerIds)) {
    const { userId, to, logsIn } = reader;
    if (userId === without || !(await wantsWeeklyMail(backend.db, userId))) continue;
    const name = await firstNamesFor(backend, reader);
    const found = write(reader, name);
    if (!found) continue;
    const { about, letter, ...post } = found;
    posts.push({
      ...post,
      to,
      confidential: true, // its link turns these mails off
      subjects: [...new Set([userId, ...reader.playerIds, ...about])],
      letter: {
        ...letter,
        ...(logsIn ? { button: dashboard } : { afterwards: [`${name} can show you: log in together.`] }),
        stop: { label: "Stop emails about new videos", path: stopPage(backend, userId) },
      },
    });
  }
  return posts;
};

/** Families of those it is assigned to hear of it once, also if they are added later. */
const mailFamiliesOf = async (desk: Desk, weeklyVideoId: string): Promise<Post[]> => {
  const { db } = desk;
  const now = new Date().toISOString();
  const video = await weeklyById(db, { viewer: { userId: "", sees: "all" }, now }, weeklyVideoId);
  if (!video || video.assignedPlayerIds.length === 0) return []; // all members hear of it on Monday
  const { instructorId, title, description } = video;
  const coach = (await instructorName(db, instructorId)) ?? "Your coach";
  const to = { playerIds: await assignedNow(db, weeklyVideoId, now), without: instructorId };
  const isNewTo = await newTo(desk, [video]);
  return posted(desk, to, (reader, name) =>
    isNewTo(reader).length === 0
      ? undefined
      : {
          key: `${kinds.one} ${weeklyVideoId} ${reader.id}`,
          kind: kinds.one,
          about: [instructorId, weeklyVideoSubject(weeklyVideoId)],
          letter: {
            subject: "A new video to practice",
            heading: `${coach} has a video for ${name}`,
            paragraphs: [`“${title}”`, ...(description ? [description] : [])],
          },
        },
  );
};

export const mailWhenWeeklyVideoPublished = (desk: Desk): Process =>
  processOf<WeeklyVideoEvent>("mail families when weekly video published", {
    WeeklyVideoPublished: ({ data }) => mailFamiliesOf(desk, data.weeklyVideoId),
    WeeklyVideoCorrected: ({ data }) => mailFamiliesOf(desk, data.weeklyVideoId),
  });

/** The latest Monday, 4 PM at the facility, and the one before. */
const weekBefore = (time: FacilityTime, now: string) => {
  const { date, dayOfWeek } = time.wallClock(now);
  const mondayAt = (day: string) => time.instantOf({ date: day, time: "16:00" });
  const thisMonday = time.addDays(date, -((dayOfWeek + 6) % 7));
  const monday = mondayAt(thisMonday) <= now ? thisMonday : time.addDays(thisMonday, -7);
  return { monday, from: mondayAt(time.addDays(monday, -7)), until: mondayAt(monday) };
};
const lateness = 24 * 60 * 60 * 1000; // ms, after which last week is no news

/**
 * Timed work: tells families of active members what was new for all of them last week, in one mail for each account and
 * week. A mail's key is the week's, so whichever node runs it again sends nothing twice.
 */
export const mailWhatIsNew = async (backend: Backend, { now, signal }: Due): Promise<void> => {
  const { db, time, mail } = backend;
  const { monday, from, until } = weekBefore(time, now);
  if (Date.parse(now) - Date.parse(until) > lateness) return;
  const videos = await publishedForAll(db, { from, until });
  if (videos.length === 0) return;
  const newOnes = await newTo(backend, videos);
  const posts = await posted(backend, { playerIds: await membersNow(db, now) }, (reader, name) => {
    const unheard = newOnes(reader);
    if (unheard.length === 0) return undefined;
    return {
      key: `${kinds.week} ${monday} ${reader.id}`,
      kind: kinds.week,
      rank: "last",
      about: unheard.flatMap((video) => [video.instructorId, weeklyVideoSubject(video.id)]),
      letter: {
        subject: unheard.length === 1 ? "A new video to practice" : `${unheard.length} new videos to practice`,
        heading: `New to practice for ${name}`,
        paragraphs: ["Our coaches published these for all members:"],
        facts: unheard.map(({ firstName, lastName, title }) => [
          [firstName, lastName].filter(Boolean).join(" ") || "Your coach",
          title ?? "",
        ]),
      },
    };
  });
  await eachByItself(posts, async (post) => {
    if (!signal.aborted) await mail.post(post);
  });
};
