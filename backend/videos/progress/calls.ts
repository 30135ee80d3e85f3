import { progressStream } from "../../../eventstore/videos/progressEvents.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { mayActFor } from "../../../projections/players/open.ts";
import {
  focusPointById,
  focusPointList,
  listFocusPoints,
  progressOf,
  recordOfFocusPoint,
  teaches,
} from "../../../projections/videos/progressQueries.ts";
import { z } from "zod";
import type { Backend, MaySeeStory } from "../../backend.ts";
import { newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { noSuchPlayer } from "../../players/open.ts";
import { sought } from "../../sought.ts";
import { seen, viewerOf } from "../seen.ts";
import { noSuchVideo } from "../video.ts";
import {
  ChangeFocusPoint,
  FocusPointView,
  focusPointsUrl,
  focusPointUrl,
  myProgressUrl,
  ProgressView,
  SetFocusPoint,
  studentProgressUrl,
} from "./contract.ts";
import { changeFocusPoint, noSuchFocusPoint, progress, setFocusPoint } from "./focusPoint.ts";

const coaches = {
  who: ["instructor"],
  whoInWords: "instructors with a lesson or a video of that player",
} as const;

/** To every other instructor, the player does not exist. Throws a Rejection. */
const ofOwnStudent = async (backend: Backend, { id }: UserView, studentId: string, missing = noSuchPlayer) => {
  const find = async () => ((await teaches(backend.db, id, studentId)) ? studentId : undefined);
  return sought(backend, find, missing);
};

/** The video a focus point was seen in: that player's, and one that the instructor may see. Throws a Rejection. */
const seenInVideo = async (backend: Backend, user: UserView, studentId: string, videoId: string) => {
  if ((await seen(backend, user, videoId)).studentId !== studentId) throw noSuchVideo();
};

const maySee = async (backend: Pick<Backend, "db">, { id, role }: UserView, studentId: string) =>
  role === "admin" ||
  (await mayActFor(backend.db, id, studentId)) ||
  (role === "instructor" && (await teaches(backend.db, id, studentId)));

/** Whoever sees a focus point sees its history. */
export const maySeeFocusPoint: MaySeeStory = async (db, user, of) => {
  const found = await focusPointById(db, viewerOf(user), of);
  return found && maySee({ db }, user, found.studentId);
};

/** The facility's calendar, by the month. */
export const monthsAt = ({ time }: Pick<Backend, "time">) => ({
  now: new Date().toISOString(),
  monthOf: (instant: string) => time.wallClock(instant).date.slice(0, 7),
});

/** As this person may see it. Throws a Rejection. */
const progressFor = (backend: Backend, user: UserView, studentId: string): Promise<ProgressView> => {
  const asked = { studentId, viewer: viewerOf(user), ...monthsAt(backend) };
  return sought(backend, () => progressOf(backend.db, asked), noSuchPlayer);
};

export const progressCalls: readonly Call[] = [
  call(
    "GET",
    focusPointsUrl,
    {
      does: "Lists what a player works on, or did, the latest first.",
      who: "signed in",
      whoInWords: "whoever may act for the player, instructors with a lesson or a video of that player, and admins",
      query: z.object({ studentId: z.string().optional().describe("whose; the caller's own by default") }),
      players: ["?studentId"],
      anyPlayerFor: ["instructor", "admin"],
      list: focusPointList,
      answer: { status: 200, body: FocusPointView.array() },
    },
    async ({ user, query: { studentId = user.id }, list }, backend) => {
      const find = async () => ((await maySee(backend, user, studentId)) ? studentId : undefined);
      const asked = { studentId: await sought(backend, find, noSuchPlayer), viewer: viewerOf(user) };
      return listFocusPoints(backend.db, asked, list);
    },
  ),
  call(
    "POST",
    focusPointsUrl,
    {
      does: "Sets what a player is to work on.",
      ...coaches,
      body: SetFocusPoint,
      answer: { status: 201, body: FocusPointView },
      refused: {
        404: "There's no such player, or the caller has no lesson and no video of theirs; or the video isn't one of that player's that the caller may see (NoSuchVideo).",
        409: "The player works on twelve already (TooManyFocusPoints).",
      },
    },
    async ({ user, body: { studentId: named, videoId, title, description }, command }, backend) => {
      const studentId = await backend.actingFor(user, named, { anyPlayerFor: ["instructor"] });
      await ofOwnStudent(backend, user, studentId);
      if (videoId !== undefined) await seenInVideo(backend, user, studentId, videoId);
      const focusPointId = newId(command, "focusPoint");
      const personal = { title, ...(description && { description }) };
      await backend.handle(
        { fold: progress, stream: progressStream(studentId), command },
        setFocusPoint({ focusPointId, studentId, by: user.id, ...(videoId !== undefined && { videoId }), personal }),
      );
      return created(focusPointId, await focusPointById(backend.db, viewerOf(user), focusPointId));
    },
  ),
  call(
    "PATCH",
    focusPointUrl(":id"),
    {
      does: "Corrects a focus point, or says that it's reached, dropped, or worked on again. What is left out stays as it is.",
      ...coaches,
      body: ChangeFocusPoint,
      answer: { status: 200, body: FocusPointView },
      refused: { 409: "The player works on twelve already (TooManyFocusPoints)." },
    },
    async ({ user, params: { id: focusPointId }, body: changes, command }, backend) => {
      const find = () => focusPointById(backend.db, viewerOf(user), focusPointId);
      const { studentId: kept } = await sought(backend, find, noSuchFocusPoint);
      await ofOwnStudent(backend, user, kept, noSuchFocusPoint);
      const studentId = (await recordOfFocusPoint(backend.db, focusPointId)) ?? kept;
      await backend.handle(
        { fold: progress, stream: progressStream(studentId), command },
        changeFocusPoint({ focusPointId, studentId, by: user.id }, changes),
      );
      return find();
    },
  ),
  call(
    "GET",
    myProgressUrl,
    {
      does: "Shows how a player comes along: reviewed videos, lessons, and practice by month, and what they work on.",
      who: ["student"],
      whoInWords: "whoever may act for that player",
      query: z.object({ playerId: z.string().optional().describe("whose; the caller's own by default") }),
      players: ["?playerId"],
      answer: { status: 200, body: ProgressView },
    },
    ({ user, query: { playerId = user.id } }, backend) => progressFor(backend, user, playerId),
  ),
  call(
    "GET",
    studentProgressUrl(":id"),
    {
      does: "Shows staff how a player comes along, as the family sees it.",
      who: ["instructor", "admin"],
      whoInWords: "instructors with a lesson or a video of that player, and admins",
      answer: { status: 200, body: ProgressView },
    },
    async ({ user, params: { id } }, backend) => {
      await backend.actingFor(user, id, { anyPlayerFor: ["instructor", "admin"] });
      if (user.role === "instructor") await ofOwnStudent(backend, user, id);
      return progressFor(backend, user, id);
    },
  ),
];
