import type { Knex } from "knex";
import { users } from "../accounts/tables.ts";
import { lessons } from "../lessons/tables.ts";
import { inPages } from "../inPages.ts";
import { everything, list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { actedFor, everyIdOf, keptAs } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { read } from "../read.ts";
import { type Done, progressMonths, usualHours } from "./progressMonths.ts";
import { FocusPointView, FocusStatus, ProgressView } from "./progressView.ts";
import { addressOf } from "./files/played.ts";
import { focusPoints, videos } from "./tables.ts";
import { VideoType } from "./view.ts";
import { taughtBy, type Viewer, visibleTo } from "./visible.ts";
import { practised } from "./weeklyTables.ts";

/** Whether an instructor has, or had, a lesson or a video of this player. */
export const teaches = async (db: Knex, instructorId: string, studentId: string): Promise<boolean> => {
  const player = read(db, players.as("p")).where("p.id", studentId);
  return (await player.whereRaw(taughtBy("p.id"), { me: instructorId }).first("p.id")) !== undefined;
};

export const focusPointList = list({
  name: "focus-points",
  sortable: { setAt: "f.setAt", endedAt: ["f.endedAt", "f.setAt"] },
  id: "f.id",
  otherwise: ["f.setAt", "desc"],
  filter: { status: oneOrMore(FocusStatus) },
});

const withNames = (db: Knex) =>
  read(db, focusPoints.as("f"))
    .leftJoin(users.as("i"), "i.id", "f.by")
    .leftJoin(players.as("k"), "k.id", "f.studentId")
    .select("f.*", "k.keptAs", "i.firstName as instructorFirst", "i.lastName as instructorLast");
type Named = Awaited<ReturnType<typeof withNames>>[number];

const focusPointView = (row: Named, video: FocusPointView["video"]): FocusPointView =>
  FocusPointView.parse({
    ...row,
    studentId: row.keptAs ?? row.studentId,
    title: row.title ?? "",
    video,
    instructorName: [row.instructorFirst, row.instructorLast].filter(Boolean).join(" ") || null,
  });

/** What the viewer may see of the videos they were seen in. */
const completed = async (db: Knex, viewer: Viewer | null, rows: readonly Named[]): Promise<FocusPointView[]> => {
  const ids = rows.flatMap(({ videoId }) => videoId ?? []);
  const seenIn =
    viewer && ids.length > 0
      ? await read(db, videos.as("v"))
          .whereIn("v.id", ids)
          .whereNull("v.deletedAt")
          .modify(visibleTo(viewer))
          .select("v.id", "v.title")
      : [];
  const byId = new Map(seenIn.map(({ id, title }) => [id, { id, title: title ?? "" }]));
  return rows.map((row) => focusPointView(row, byId.get(row.videoId ?? "") ?? null));
};

/** What one player works on, or did. `viewer`: null is nobody who may see videos. */
export const listFocusPoints = async (
  db: Knex,
  { studentId, viewer }: Pick<Asked, "studentId" | "viewer">,
  query: QueryOf<typeof focusPointList>,
): Promise<Listed<FocusPointView>> => {
  const { id, status } = query.filter;
  const rows = withNames(db)
    .whereIn("f.studentId", await everyIdOf(db, [studentId]))
    .modify((found) => {
      if (texts(id)) void found.whereIn("f.id", texts(id)!);
      if (texts(status)) void found.whereIn("f.status", texts(status)!);
    });
  const page = await listed(rows, query, focusPointList);
  return { ...page, rows: await completed(db, viewer, page.rows) };
};

export const focusPointById = async (db: Knex, viewer: Viewer, id: string): Promise<FocusPointView | undefined> =>
  (await completed(db, viewer, await withNames(db).where("f.id", id)))[0];

/** The record it was set for, which may have been merged into another one since; undefined: there is none. */
export const recordOfFocusPoint = async (db: Knex, id: string): Promise<string | undefined> =>
  (await read(db, focusPoints).where({ id }).first("studentId"))?.studentId;

/** The first and the latest video of each kind that the viewer may see and a browser may play. */
const firstAndLatest = async (db: Knex, viewer: Viewer, studentId: string): Promise<ProgressView["firstAndLatest"]> => {
  const rows = await read(db, videos.as("v"))
    .whereIn("v.studentId", await everyIdOf(db, [studentId]))
    .whereNull("v.deletedAt")
    .modify(visibleTo(viewer))
    .orderBy([
      { column: "v.uploadedAt", order: "asc" },
      { column: "v.id", order: "asc" },
    ])
    .select(
      "v.id",
      "v.videoType",
      "v.title",
      "v.posterId",
      "v.posterContainer",
      "v.picture",
      "v.copyId",
      "v.uploadedAt",
    );
  const shown = rows.filter(({ picture, copyId }) => copyId !== null || picture?.playable !== "nowhere");
  const compared = ({ id, title, posterId, posterContainer, uploadedAt }: (typeof rows)[number]) => ({
    id,
    title: title ?? "",
    thumbnailPath: posterId && addressOf(posterId, posterContainer),
    createdAt: uploadedAt,
  });
  return VideoType.options.flatMap((videoType) => {
    const [first, ...later] = shown.filter((video) => video.videoType === videoType);
    const latest = later.at(-1);
    return first && latest ? [{ videoType, first: compared(first), latest: compared(latest) }] : [];
  });
};

const hourMs = 3_600_000;

const doneBy = async (
  db: Knex,
  studentId: string,
  monthOf: (instant: string) => string,
): Promise<Omit<Done, "reached">> => {
  const ids = await everyIdOf(db, [studentId]);
  const reviewed = await read(db, videos)
    .whereIn("studentId", ids)
    .whereIn("status", ["reviewed", "archived"])
    .whereNull("deletedAt")
    .whereNotNull("firstReviewedAt")
    .select("videoType", "uploadedAt", "firstReviewedAt");
  const taken = await read(db, lessons).whereIn("studentId", ids).where({ status: "completed" }).pluck("date");
  return {
    reviewed: reviewed.map(({ videoType, uploadedAt, firstReviewedAt }) => ({
      videoType,
      month: monthOf(firstReviewedAt),
      hours: (Date.parse(firstReviewedAt) - Date.parse(uploadedAt)) / hourMs,
    })),
    lessons: taken.map((date) => date.slice(0, 7)),
    practiced: (await read(db, practised).whereIn("playerId", ids).pluck("practisedAt")).map(monthOf),
  };
};

interface Asked {
  readonly studentId: string;
  /** Null: nobody who may see videos. */
  readonly viewer: Viewer | null;
  readonly now: string;
  /** The month of the facility's calendar at an instant, "2030-04". */
  readonly monthOf: (instant: string) => string;
}

/** How a player comes along. Undefined: there is no such player. */
export const progressOf = async (
  db: Knex,
  { studentId, viewer, now, monthOf }: Asked,
): Promise<ProgressView | undefined> => {
  const player = await read(db, players)
    .where({ id: await keptAs(db, studentId) })
    .first("firstName");
  if (!player) return undefined;
  const { rows: points } = await listFocusPoints(db, { studentId, viewer }, everything);
  const ended = points.filter(({ status }) => status === "reached");
  const done = await doneBy(db, studentId, monthOf);
  const months = progressMonths({ ...done, reached: ended.map(({ endedAt }) => monthOf(endedAt!)) }, monthOf(now));
  const shown = new Set(months.map(({ month }) => month));
  return ProgressView.parse({
    playerId: studentId,
    firstName: player.firstName,
    months,
    hoursToFeedback: usualHours(done.reviewed.filter(({ month }) => shown.has(month)).map(({ hours }) => hours)),
    focusPoints: points,
    firstAndLatest: viewer ? await firstAndLatest(db, viewer, studentId) : [],
  });
};

/** What the players an account acts for work on, for its data export. */
export async function* focusPointsHeldOn(db: Knex, userId: string) {
  const rows = read(db, focusPoints.as("f")).whereRaw(actedFor('f."studentId"'), { me: userId });
  for await (const { id, studentId, videoId, title, description, status, setAt, endedAt } of inPages(rows, {
    key: "f.id",
  }))
    yield { id, studentId, videoId, title, description, status, setAt, endedAt };
}
