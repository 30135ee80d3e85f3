import { z } from "zod";
import { practiceStream, weeklyVideoStream } from "../../../eventstore/videos/weeklyEvents.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { everyIdOf } from "../../../projections/players/open.ts";
import type { Viewer } from "../../../projections/videos/visible.ts";
import { listWeekly, playersOfWeekly, weeklyById, weeklyList } from "../../../projections/videos/weeklyQueries.ts";
import type { Backend } from "../../backend.ts";
import { created } from "../../http/answers.ts";
import { raw } from "../../http/bodies/bodies.ts";
import { formWithFile } from "../../http/bodies/formWithFile.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { sought } from "../../sought.ts";
import { largestPoster, largestVideo, tooLargeWords } from "../contract.ts";
import { keepPosterOfWeekly } from "../poster.ts";
import { countUpload } from "../upload.ts";
import { viewerOf } from "../seen.ts";
import { publishFrom, refuseUnknown } from "./publish.ts";
import { removeForGood } from "./removeWeekly.ts";
import { correctWeekly, noSuchWeeklyVideo, practice, tick, weeklyVideo } from "./weekly.ts";
import {
  CorrectWeeklyVideo,
  PracticeWeeklyVideo,
  PublishWeeklyVideo,
  RemovedWeeklyVideo,
  weeklyDoneUrl,
  WeeklyPlayerView,
  weeklyPlayersUrl,
  weeklyPosterUrl,
  weeklyVideosUrl,
  weeklyVideoUrl,
  WeeklyVideoView,
} from "./weeklyContract.ts";

const lookingAs = (user: UserView, playerId?: string) => ({
  viewer: viewerOf(user),
  now: new Date().toISOString(),
  playerId,
});

const shownTo = {
  who: "signed in",
  whoInWords:
    "whoever published it, admins, and whoever may act for a player it is shown to: one it's assigned to, or every active member if it is to nobody",
} as const;

const managed = {
  who: ["instructor", "admin"],
  whoInWords: "whoever published it, as long as they are an instructor, and admins",
} as const;
const manages = ({ sees }: Viewer, { isOwn }: WeeklyVideoView) => isOwn || sees === "all";
/** One that the caller manages. Throws a Rejection. */
const soughtToManage = async (backend: Backend, user: UserView, id: string) =>
  sought(
    backend,
    async () => {
      const found = await weeklyById(backend.db, lookingAs(user), id);
      return found && manages(viewerOf(user), found) ? found : undefined;
    },
    noSuchWeeklyVideo,
  );

const ofPlayer = (user: UserView, playerId = user.id) => {
  if (playerId === user.id && user.role !== "student")
    throw new Rejection("forbidden", "Forbidden", "Players say what they practiced.");
  return playerId;
};

export const weeklyCalls: readonly Call[] = [
  call(
    "GET",
    weeklyVideosUrl,
    {
      does: "Lists weekly videos, the latest first: of an instructor their own, to a family what is shown to its players, to admins all.",
      who: "signed in",
      query: z.object({ playerId: z.string().optional().describe("only what is shown to that player") }),
      players: ["?playerId"],
      list: weeklyList,
      answer: { status: 200, body: WeeklyVideoView.array() },
    },
    ({ user, query: { playerId }, list }, { db }) => listWeekly(db, lookingAs(user, playerId), list),
  ),
  call(
    "GET",
    weeklyVideoUrl(":id"),
    { does: "Shows one weekly video.", ...shownTo, answer: { status: 200, body: WeeklyVideoView } },
    ({ user, params: { id } }, backend) =>
      sought(backend, () => weeklyById(backend.db, lookingAs(user), id), noSuchWeeklyVideo),
  ),
  call(
    "POST",
    weeklyVideosUrl,
    {
      does: "Publishes a weekly video: a file in `video`, one uploaded before as `uploadId`, or a link. `assignedPlayerIds` is a list as JSON, or one field each.",
      who: ["instructor"],
      body: formWithFile(PublishWeeklyVideo, {
        field: "video",
        atMost: largestVideo,
        within: 600_000,
        large: tooLargeWords,
      }),
      answer: { status: 201, body: WeeklyVideoView },
      refused: {
        400: "It isn't a form, or it broke off.",
        408: "It took longer than 10 minutes, or nothing came for a minute.",
        413: "The video is larger than 1 GB.",
        415: "It isn't multipart/form-data.",
        422: "No video was sent (NoFileSelected), it's none by its name and type (InvalidFileType) or by its bytes (NotAVideo), its upload is over (NoSuchUpload) or isn't finished (NotThere), or a player isn't the caller's student (NoSuchPlayer).",
        429: "Too many uploads.",
        503: "Checking it took too long (TookTooLong).",
        507: "There's no room for more videos (NoRoom).",
      },
    },
    async ({ user, body: form, command }, backend) => {
      await countUpload(backend, user);
      const id = await publishFrom(backend, command, { user, form });
      return created(id, await weeklyById(backend.db, lookingAs(user), id));
    },
  ),
  call(
    "PATCH",
    weeklyVideoUrl(":id"),
    {
      does: "Corrects what is said about a weekly video and who it is for. The video itself stays.",
      ...managed,
      body: CorrectWeeklyVideo,
      answer: { status: 200, body: WeeklyVideoView },
      refused: { 422: "A player isn't the caller's student (NoSuchPlayer)." },
    },
    async ({ user, params: { id: weeklyVideoId }, body: changes, command }, backend) => {
      const { assignedPlayerIds: before } = await soughtToManage(backend, user, weeklyVideoId);
      const added = changes.assignedPlayerIds?.filter((id) => !before.includes(id)) ?? [];
      await refuseUnknown(backend, user, added);
      const target = { fold: weeklyVideo, stream: weeklyVideoStream(weeklyVideoId), command };
      await backend.handle(target, correctWeekly({ weeklyVideoId, changes }));
      return weeklyById(backend.db, lookingAs(user), weeklyVideoId);
    },
  ),
  call(
    "PUT",
    weeklyPosterUrl(":id"),
    {
      does: "Adds the picture that is shown for a weekly video that is a file.",
      who: ["instructor"],
      whoInWords: "the instructor who published it",
      unkeyed: true,
      body: raw(["image/webp", "image/jpeg", "image/png"], { atMost: largestPoster }),
      answer: { status: 200, body: WeeklyVideoView },
      refused: {
        408: "It took longer than 15 seconds to arrive.",
        409: "It has one already (HasPoster), or is a link (IsLink).",
        413: "It's larger than 200 kB.",
        415: "It isn't sent as one of these types.",
        422: "By its bytes it's no JPEG, PNG or WebP (NotAPicture).",
        507: "There's no room for it (NoRoom).",
      },
    },
    async ({ user, params: { id }, body, command }, backend) => {
      await soughtToManage(backend, user, id);
      await keepPosterOfWeekly(backend, command, id, body);
      return weeklyById(backend.db, lookingAs(user), id);
    },
  ),
  call(
    "DELETE",
    weeklyVideoUrl(":id"),
    {
      does: "Removes a weekly video for good: its file, and everything said about it.",
      ...managed,
      answer: { status: 200, body: RemovedWeeklyVideo },
    },
    async ({ user, params: { id }, command }, backend) => {
      await soughtToManage(backend, user, id);
      await removeForGood(backend, command, { weeklyVideoId: id, why: "removed" });
      return { id, deleted: true as const };
    },
  ),
  call(
    "POST",
    weeklyDoneUrl(":id"),
    {
      does: "Says that a player has practiced a weekly video, or takes that back.",
      who: "signed in",
      whoInWords: "whoever may act for a player it is shown to",
      players: ["playerId"],
      body: PracticeWeeklyVideo,
      answer: { status: 200, body: WeeklyVideoView },
      refused: { 403: "Staff are no players.", 409: "It isn't shown to that player (NotForPlayer)." },
    },
    async ({ user, params: { id: weeklyVideoId }, body: { done, playerId: named }, command }, backend) => {
      const playerId = ofPlayer(user, named);
      const look = () => weeklyById(backend.db, lookingAs(user), weeklyVideoId);
      const { players } = await sought(backend, look, noSuchWeeklyVideo);
      if (!players.some((one) => one.playerId === playerId))
        throw new Rejection("conflict", "NotForPlayer", "This video isn't for this player.");
      // A tick may stand under the id of a record that was merged since.
      for (const id of done ? [playerId] : await everyIdOf(backend.db, [playerId])) {
        const target = { fold: practice, stream: practiceStream(id), command };
        await backend.handle(target, tick({ playerId: id, weeklyVideoId, by: user.id, done }));
      }
      return look();
    },
  ),
  call(
    "GET",
    weeklyPlayersUrl(":id"),
    {
      does: "Lists the players a weekly video is assigned to, and who practiced it.",
      ...managed,
      answer: { status: 200, body: WeeklyPlayerView.array() },
    },
    async ({ user, params: { id } }, backend) => {
      await soughtToManage(backend, user, id);
      return playersOfWeekly(backend.db, id);
    },
  ),
];
