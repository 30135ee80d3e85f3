import { Readable } from "node:stream";
import type { Context } from "koa";
import type { UserView } from "../../projections/accounts/open.ts";
import { videoSubject } from "../../eventstore/videos/events.ts";
import { everything } from "../../projections/list.ts";
import { playerNames } from "../../projections/players/open.ts";
import { marksOn } from "../../projections/videos/markQueries.ts";
import type { VoiceNoteView } from "../../projections/videos/voiceView.ts";
import { voiceNotesOn } from "../../projections/videos/voiceQueries.ts";
import { listVideos, originalById, videoById, videoFile } from "../../projections/videos/queries.ts";
import type { VideoView } from "../../projections/videos/view.ts";
import type { Backend } from "../backend.ts";
import type { Written } from "../http/answers.ts";
import { archive, type ArchiveEntry, asFileName } from "../http/archive.ts";
import { isStillLoggedIn } from "../http/sessions.ts";
import { opened } from "./files.ts";
import { noSuchVideo } from "./video.ts";

const text = (said: string) => Readable.from([said], { objectMode: false });
const json = (value: unknown) => text(`${JSON.stringify(value, null, 2)}\n`);

const aboutIt = (videos: number) =>
  videos === 0
    ? "You have no videos here yet.\n"
    : "There is a folder for each of your videos:\n\nvideo         the file, just as you uploaded it\ndetails.json  its title, dates, and feedback\nmarks.json    what was drawn on it\nvoice notes   what a coach recorded on it\n";

/** "2030-04-01 Front toss", after the player's name where there are several; each once. */
const foldersFor = (
  videos: readonly VideoView[],
  names: ReadonlyMap<string, string>,
  dayOf: (at: string) => string,
) => {
  const taken = new Set<string>();
  const isFamily = new Set(videos.map(({ studentId }) => studentId)).size > 1;
  return videos.map(({ studentId, title, createdAt }) => {
    const player = isFamily ? `${asFileName(names.get(studentId)?.split(" ")[0] ?? "") || "Player"}/` : "";
    const wanted = `${player}${dayOf(createdAt)} ${asFileName(title) || "Video"}`;
    let folder = wanted;
    for (let n = 2; taken.has(folder.toLowerCase()); n += 1) folder = `${wanted} (${n})`;
    taken.add(folder.toLowerCase());
    return folder;
  });
};

/** All videos of the players somebody acts for: each one's file, and what is said about it, drawn and recorded on it. */
export const videosOfFamily = async (ctx: Context, backend: Backend, user: UserView): Promise<Written> => {
  const { db, time, keys } = backend;
  const viewer = { userId: user.id, sees: "own" } as const;
  const { rows: videos } = await listVideos(db, viewer, everything);
  const names = await playerNames(db, [...new Set(videos.map(({ studentId }) => studentId))]);
  const folders = foldersFor(videos, names, (at) => time.wallClock(at).date);
  let current: string | undefined; // the video whose file is on its way

  const notesOf = new Map<string, VoiceNoteView[]>();
  for (const { id } of videos) notesOf.set(id, await voiceNotesOn(db, id));

  const entries = videos.flatMap((video, n): ArchiveEntry[] => {
    const { id, container, bytes, createdAt: at } = video;
    const there = async () => {
      const found = await originalById(db, viewer, id);
      if (!found) throw noSuchVideo(); // deleted since
      return found;
    };
    const openedAt = async (filePath: string) => {
      const file = await videoFile(db, viewer, filePath.split("/").at(-1)!.split(".")[0]!);
      if (!file) throw noSuchVideo();
      return opened(backend, file);
    };
    const notes = notesOf.get(id) ?? [];
    return [
      {
        name: `${folders[n]}/video.${container}`,
        at,
        size: bytes,
        read: async () => {
          current = id;
          return openedAt((await there()).originalPath);
        },
      },
      ...notes.flatMap(({ filePath, transcript, createdAt }, place): ArchiveEntry[] => {
        const name = `${folders[n]}/voice note ${place + 1}`;
        return [
          { name: `${name}.${filePath.split(".").at(-1)}`, at: createdAt, read: () => openedAt(filePath) },
          ...(transcript === null
            ? []
            : [{ name: `${name}.txt`, at: createdAt, read: async () => (await there(), text(`${transcript}\n`)) }]),
        ];
      }),
      {
        name: `${folders[n]}/details.json`,
        at,
        read: async () => {
          const {
            filePath: _,
            originalPath: __,
            thumbnailPath: ___,
            isOwn: ____,
            conversion: _____,
            ...details
          } = await there();
          return json(details);
        },
      },
      { name: `${folders[n]}/marks.json`, at, read: async () => (await there(), json(await marksOn(db, id))) },
    ];
  });
  const isThere = async (id: string) =>
    (await videoById(db, viewer, id)) !== undefined && (await keys.forOpening([videoSubject(id)])).size > 0;
  const mayGoOn = async () => (await isStillLoggedIn(ctx, db)) && (current === undefined || (await isThere(current)));
  const about: ArchiveEntry = {
    name: "README.txt",
    at: new Date().toISOString(),
    read: () => Promise.resolve(text(aboutIt(videos.length))),
  };
  return archive({ name: "videos.zip", entries: [about, ...entries], mayGoOn });
};
