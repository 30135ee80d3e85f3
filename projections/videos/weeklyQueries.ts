import type { Knex } from "knex";
import { z } from "zod";
import { users } from "../accounts/tables.ts";
import { inPages } from "../inPages.ts";
import { list, type Listed, listed, oneOrMore, type QueryOf, texts } from "../list.ts";
import { activeMembers, at } from "../memberships/open.ts";
import { actedFor, idsOf } from "../players/open.ts";
import { read } from "../read.ts";
import { addressOf, conversionOf, inSeconds, isConverting, played } from "./files/played.ts";
import type { Viewer } from "./visible.ts";
import { practised, weeklyMailsStopped, weeklyVideos } from "./weeklyTables.ts";
import { WeeklyPlayerView, WeeklyVideoView } from "./weeklyView.ts";

/** Whether the weekly video `w` is assigned to any record of the player whose id is in `column`. */
const assignedTo = (column: string) =>
  `exists (select from read.players r where r."keptAs" = ${column} and w."assignedPlayerIds" @> to_jsonb(r.id))`;
/** When the player whose id is in `column` practiced it, whichever of their records says so. */
const practisedBy = (column: string) =>
  `(select min(d."practisedAt") from read.practised d where d."weeklyVideoId" = w.id and d."playerId" = ${idsOf(column)})`;
/** Who it is assigned to, merged records as those that are kept. */
const assignedIds = `(
  select coalesce(jsonb_agg(distinct coalesce(r."keptAs", a.id)), '[]')
    from jsonb_array_elements_text(w."assignedPlayerIds") a(id) left join read.players r on r.id = a.id)`;

/** Whether the weekly video `w` is shown to the player whose id is in `column`, as `at` has it. */
const shownTo = (column: string) =>
  `case when w."assignedPlayerIds" = '[]' then ${column} in ${activeMembers}
        else ${assignedTo(column)}
             and (not w."requiresMembership" or ${column} in ${activeMembers}) end`;

interface Looking {
  readonly viewer: Viewer;
  readonly now: string;
  readonly playerId?: string | undefined; // only what is shown to this one of the viewer's
}

/** Every weekly video, with the viewer's players it is shown to. */
const withOwnPlayers = (db: Knex, { viewer, now, playerId }: Looking) => {
  const rows = read(db, weeklyVideos.as("w"))
    .joinRaw<{ readonly "o.players": WeeklyVideoView["players"]; readonly "o.assignedTo": string[] }>(
      `cross join lateral (
         select coalesce(json_agg(json_build_object('playerId', f.id, 'practicedAt', ${practisedBy("f.id")}) order by f.id), '[]')::jsonb as players,
                ${assignedIds} as "assignedTo"
           from read.players f
          where ${actedFor("f.id")} and f."closedAt" is null and f."erasedAt" is null
            and (cast(:playerId as text) is null or f.id = :playerId)
            and ${shownTo("f.id")}) o`,
      { me: viewer.userId, playerId: playerId ?? null, ...at(now) },
    )
    .whereNull("w.removedAt")
    .select("w.*", "o.players", "o.assignedTo");
  return read(db, rows.as("w")).select("w.*");
};

/** Those a viewer may see: of an instructor their own, of a family what is shown to its players, of admins all. */
const visible = (db: Knex, looking: Looking) => {
  const { viewer, playerId } = looking;
  const isShown = `w.players <> '[]'`;
  return withOwnPlayers(db, looking).modify((found) => {
    if (playerId !== undefined || viewer.sees === "own") void found.whereRaw(isShown);
    else if (viewer.sees !== "all")
      void found.where((either) => void either.where("w.instructorId", viewer.userId).orWhereRaw(isShown));
  });
};
type Visible = ReturnType<typeof visible>;

const completed = (db: Knex, rows: Visible) =>
  read(db, rows.as("w"))
    .leftJoin(users.as("i"), "i.id", "w.instructorId")
    .joinRaw<{ readonly "c.practiced": number }>(
      `cross join lateral (
         select count(distinct coalesce(r."keptAs", d."playerId"))::int as practiced
           from read.practised d left join read.players r on r.id = d."playerId" where d."weeklyVideoId" = w.id) c`,
    )
    .select(
      "w.*",
      "i.firstName",
      "i.lastName",
      "c.practiced",
      db.raw<{ isConverting: boolean }>(`${isConverting("w.id")} as "isConverting"`),
    );
type Row = Awaited<ReturnType<typeof completed>>[number];

const fileView = ({ file, copy: copyPicture, ...row }: Row) => {
  if (!file) return { filePath: null, file: null };
  const { filePath, seconds = null, ...known } = played({ ...file, picture: file, copyId: row.copyId, copyPicture });
  const told = { bytes: file.bytes, fileName: row.fileName ?? "", conversion: conversionOf(row) };
  return { filePath, file: { ...known, ...told, duration: inSeconds(seconds) } };
};

const weeklyView = (row: Row, { userId, sees }: Viewer): WeeklyVideoView => {
  const { file, url, posterId, poster } = row;
  const isOwn = row.instructorId === userId;
  const managed = (isOwn && sees !== "own") || sees === "all";
  const own = new Set(row.players.map(({ playerId }) => playerId));
  return WeeklyVideoView.parse({
    ...row,
    isWeeklyInstruction: true,
    instructorName: [row.firstName, row.lastName].filter(Boolean).join(" ") || null,
    isOwn,
    title: row.title ?? "",
    uploadType: file ? "file" : "url",
    videoType: file ? "lesson" : "url_instruction",
    videoUrl: file ? null : (url ?? ""),
    ...fileView(row),
    thumbnailPath: posterId && poster && addressOf(posterId, poster.container),
    assignedPlayerIds: managed ? row.assignedTo : row.assignedTo.filter((id) => own.has(id)),
    practiced: managed ? row.practiced : null,
    createdAt: row.publishedAt,
  });
};

const countAhead = 100;
export const weeklyList = list({
  name: "weekly-videos",
  sortable: { createdAt: "w.publishedAt", title: ["w.title", "w.publishedAt"] },
  id: "w.id",
  otherwise: ["w.publishedAt", "desc"],
  filter: { instructorId: oneOrMore(z.string()) },
});

export const listWeekly = async (
  db: Knex,
  looking: Looking,
  query: QueryOf<typeof weeklyList>,
): Promise<Listed<WeeklyVideoView>> => {
  const { id, instructorId } = query.filter;
  const rows = visible(db, looking).modify((found) => {
    if (texts(id)) void found.whereIn("w.id", texts(id)!);
    if (texts(instructorId)) void found.whereIn("w.instructorId", texts(instructorId)!);
  });
  const page = await listed(rows, query, weeklyList, { db, countAhead, completed: (some) => completed(db, some) });
  return { ...page, rows: page.rows.map((row) => weeklyView(row, looking.viewer)) };
};

export const weeklyById = async (db: Knex, looking: Looking, id: string): Promise<WeeklyVideoView | undefined> => {
  const row = await completed(db, visible(db, looking).where("w.id", id)).first();
  return row && weeklyView(row, looking.viewer);
};

/** A weekly video's file, its copy, or its picture; undefined for those who may not see it. */
export const weeklyFile = async (db: Knex, looking: Looking, fileId: string) => {
  const row = await visible(db, looking)
    .where((any) => void any.where("w.fileId", fileId).orWhere("w.copyId", fileId).orWhere("w.posterId", fileId))
    .first();
  const found = row?.posterId === fileId ? row.poster : row?.copyId === fileId ? row.copy : row?.file;
  return row && found ? { weeklyVideoId: row.id, ...found, fileId } : undefined;
};

/** Whether somebody manages it: who published it, as long as they are an instructor, and admins. Undefined: there is none. */
export const managesWeekly = async (db: Knex, { userId, sees }: Viewer, id: string): Promise<boolean | undefined> => {
  const row = await read(db, weeklyVideos).where({ id }).first("instructorId");
  return row && (sees === "all" || (sees !== "own" && row.instructorId === userId));
};

/** Those it is assigned to and those who practiced it, by name. */
export const playersOfWeekly = async (db: Knex, id: string): Promise<WeeklyPlayerView[]> => {
  const { rows } = await db.raw<{ rows: WeeklyPlayerView[] }>(
    `select p.id as "playerId", p."firstName", p."lastName", ${practisedBy("p.id")} as "practicedAt",
            ${assignedTo("p.id")} as "isAssigned"
       from read.weekly_videos w
       join read.players p on p.id in (
         select r."keptAs" from read.players r
          where w."assignedPlayerIds" @> to_jsonb(r.id)
             or r.id in (select t."playerId" from read.practised t where t."weeklyVideoId" = w.id))
      where w.id = :id and p."closedAt" is null and p."erasedAt" is null
      order by p."lastName", p."firstName", p.id`,
    { id },
  );
  return WeeklyPlayerView.array().parse(rows);
};

/** Those of an author that are left. */
export const weeklyBy = async (db: Knex, instructorId: string): Promise<string[]> =>
  read(db, weeklyVideos).where({ instructorId }).whereNull("removedAt").orderBy("publishedAt").pluck("id");

/** What an account published. */
export const weeklyHeldOn = (db: Knex, instructorId: string) => {
  const rows = read(db, weeklyVideos).where({ instructorId }).whereNull("removedAt");
  return inPages(rows.select("id", "title", "description", "url", "fileName", "publishedAt"), { key: "id" });
};

/** What the players an account acts for have practiced. */
export async function* practisedHeldOn(db: Knex, userId: string) {
  const rows = read(db, practised.as("d")).whereRaw(actedFor('d."playerId"'), { me: userId });
  for await (const { playerId, weeklyVideoId, practisedAt } of inPages(rows, { key: "d.id" }))
    yield { playerId, weeklyVideoId, practicedAt: practisedAt };
}

/** Of the players it is assigned to, those who see it now. */
export const assignedNow = async (db: Knex, id: string, now: string): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select p.id from read.weekly_videos w join read.players p on ${assignedTo("p.id")}
      where w.id = :id and w."removedAt" is null and p."closedAt" is null and p."erasedAt" is null
        and ${shownTo("p.id")} order by p."createdAt", p.id`,
    { id, ...at(now) },
  );
  return rows.map((row) => row.id);
};

/** What was published for all members between two instants, and is there. */
export const publishedForAll = (db: Knex, { from, until }: { from: string; until: string }) =>
  read(db, weeklyVideos.as("w"))
    .leftJoin(users.as("i"), "i.id", "w.instructorId")
    .whereRaw(`w."assignedPlayerIds" = '[]' and w."publishedAt" >= ? and w."publishedAt" < ?`, [from, until])
    .whereNull("w.removedAt")
    .orderBy("w.publishedAt")
    .select("w.id", "w.title", "w.instructorId", "i.firstName", "i.lastName");

/** All active members. */
export const membersNow = async (db: Knex, now: string): Promise<string[]> => {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select p.id from read.players p
      where p.id in ${activeMembers} and p."closedAt" is null and p."erasedAt" is null order by p.id`,
    at(now),
  );
  return rows.map(({ id }) => id);
};

export const wantsWeeklyMail = async (db: Knex, userId: string): Promise<boolean> =>
  (await read(db, weeklyMailsStopped).where({ userId }).first("userId")) === undefined;
