import type { WeeklyVideoEvent } from "../../../eventstore/videos/weeklyEvents.ts";
import { weeklyVideoSubject } from "../../../eventstore/videos/weeklyEvents.ts";
import { instructorName, userById } from "../../../projections/accounts/open.ts";
import { guardiansOf, playerNames } from "../../../projections/players/open.ts";
import {
  assignedNow,
  membersNow,
  publishedForAll,
  wantsWeeklyMail,
  weeklyById,
} from "../../../projections/videos/weeklyQueries.ts";
import type { Backend } from "../../backend.ts";
import type { FacilityTime } from "../../facilityTime.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import type { Due } from "../../timed/timedWork.ts";
import { stopPage } from "./mailChoice.ts";

interface Reader {
  readonly accountId: string;
  readonly to: Post["to"];
  readonly isByMail: boolean; // a minor's confirmed guardian, who has no account
  readonly playerIds: readonly string[];
}

/**
 * Those who hear of these players: each account that may act for some of them, once, and a confirmed guardian by mail.
 * Nobody writes to a child whose guardian has not confirmed.
 */
const readersFor = async (db: Backend["db"], playerIds: readonly string[]): Promise<Reader[]> => {
  const playersOf = new Map<string, string[]>();
  for (const playerId of playerIds)
    for (const accountId of await guardiansOf(db, playerId))
      playersOf.set(accountId, [...(playersOf.get(accountId) ?? []), playerId]);
  const readers: Reader[] = [];
  for (const [accountId, own] of playersOf) {
    const account = await userById(db, accountId);
    if (!account?.email || account.guardian === "asked") continue;
    const { email, firstName, lastName, guardian, parentEmail, parentName } = account;
    const name = [firstName, lastName].filter(Boolean).join(" ");
    readers.push({ accountId, to: { email, name }, isByMail: false, playerIds: own });
    if (guardian === "confirmed" && parentEmail && parentEmail.toLowerCase() !== email.toLowerCase())
      readers.push({
        accountId,
        to: { email: parentEmail, name: parentName ?? undefined },
        isByMail: true,
        playerIds: own,
      });
  }
  return readers;
};

const keyOf = ({ accountId, isByMail }: Reader) => (isByMail ? `${accountId} guardian` : accountId);
const and = new Intl.ListFormat("en-US").format.bind(new Intl.ListFormat("en-US"));
const firstNamesOf = async (db: Backend["db"], playerIds: readonly string[]) => {
  const names = await playerNames(db, [...playerIds]);
  return and(playerIds.map((id) => names.get(id)?.split(" ")[0] ?? "your player"));
};
const dashboard = { label: "See what to practice", path: "/player-dashboard" };
/** A guardian without an account has no dashboard. */
const whereItIs = ({ isByMail }: Reader, name: string) =>
  isByMail ? { afterwards: [`It's on ${name}'s dashboard.`] } : { button: dashboard };

/** Families of those it is assigned to hear of it once, also if they are added later. */
const mailFamiliesOf = async ({ db }: Pick<Backend, "db">, weeklyVideoId: string): Promise<Post[]> => {
  const now = new Date().toISOString();
  const viewer = { userId: "", sees: "all" } as const;
  const video = await weeklyById(db, { viewer, now }, weeklyVideoId);
  if (!video || video.assignedPlayerIds.length === 0) return []; // all members hear of it on Monday
  const coach = (await instructorName(db, video.instructorId)) ?? "Your coach";
  const readers = await readersFor(db, await assignedNow(db, weeklyVideoId, now));
  return Promise.all(
    readers.map(async (reader): Promise<Post> => {
      const name = await firstNamesOf(db, reader.playerIds);
      return {
        key: `weekly video ${weeklyVideoId} ${keyOf(reader)}`,
        kind: "weekly video",
        to: reader.to,
        subjects: [reader.accountId, ...reader.playerIds, video.instructorId, weeklyVideoSubject(weeklyVideoId)],
        instructorId: video.instructorId,
        letter: {
          subject: "A new video to practice",
          heading: `${coach} has a video for ${name}`,
          paragraphs: [`“${video.title}”`, ...(video.description ? [video.description] : [])],
          ...whereItIs(reader, name),
        },
      };
    }),
  );
};

export const mailWhenWeeklyVideoPublished = (backend: Pick<Backend, "db">): Process =>
  processOf<WeeklyVideoEvent>("mail families when weekly video published", {
    WeeklyVideoPublished: ({ data }) => mailFamiliesOf(backend, data.weeklyVideoId),
    WeeklyVideoCorrected: ({ data }) => mailFamiliesOf(backend, data.weeklyVideoId),
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
  for (const reader of await readersFor(db, await membersNow(db, now))) {
    if (signal.aborted) return;
    if (!(await wantsWeeklyMail(db, reader.accountId))) continue;
    const name = await firstNamesOf(db, reader.playerIds);
    await mail.post({
      key: `weekly videos ${monday} ${keyOf(reader)}`,
      kind: "weekly videos",
      rank: "last",
      confidential: true, // its link turns the mails off
      to: reader.to,
      subjects: [
        reader.accountId,
        ...new Set([...reader.playerIds, ...videos.flatMap((one) => [one.instructorId, weeklyVideoSubject(one.id)])]),
      ],
      letter: {
        subject: videos.length === 1 ? "A new video to practice" : `${videos.length} new videos to practice`,
        heading: `New to practice for ${name}`,
        paragraphs: ["Our coaches published these for all members:"],
        facts: videos.map((one) => [
          [one.firstName, one.lastName].filter(Boolean).join(" ") || "Your coach",
          one.title ?? "",
        ]),
        ...whereItIs(reader, name),
        stop: { label: "Stop these emails", path: stopPage(backend, reader.accountId) },
      },
    });
  }
};
