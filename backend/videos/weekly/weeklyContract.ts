import { z } from "zod";
import { optionalText, requiredText, shown, tooLong } from "../../textContract.ts";

export { AnyVideoView, UploadType, WeeklyPlayerView, WeeklyVideoView } from "../../../projections/videos/weeklyView.ts";
export type { WeeklyFact } from "../../../projections/videos/weeklyView.ts";

export const weeklyVideosUrl = "/api/weekly-videos";
export const weeklyVideoUrl = <Id extends string>(id: Id) => `${weeklyVideosUrl}/${id}` as const;
export const weeklyDoneUrl = <Id extends string>(id: Id) => `${weeklyVideoUrl(id)}/done` as const;
export const weeklyPosterUrl = <Id extends string>(id: Id) => `${weeklyVideoUrl(id)}/poster` as const;
export const weeklyPlayersUrl = <Id extends string>(id: Id) => `${weeklyVideoUrl(id)}/players` as const;

export const weeklyWords = {
  title: "Please provide a title",
  file: "Please select a video file",
  url: "Please provide a video URL",
  validUrl: "Please provide a valid video URL",
};
const longestUrl = 2000; // characters

const choose = "Please choose the players from the list";
/** Undefined: they cannot be told. */
const idsIn = (told: string): unknown => {
  if (!told.startsWith("[")) return told.split("\n").filter(Boolean);
  try {
    return JSON.parse(told);
  } catch {
    return undefined;
  }
};
/** A list; in a form also its JSON, or an id a line, as a field sent several times comes. */
const assignedPlayerIds = z
  .union([z.array(z.string().max(64)), z.string()], choose)
  .transform((told) => (typeof told === "string" ? idsIn(told) : told))
  .pipe(z.array(z.string(choose).max(64), choose).max(200, "Please choose up to 200 players"))
  .transform((ids) => [...new Set(ids)]);
const requiresMembership = z
  .union([z.boolean(), z.enum(["true", "false"])])
  .transform((told) => told === true || told === "true");

const described = { title: requiredText(weeklyWords.title, 120), description: optionalText(2000) };

/** What is said about a weekly video and who it is for. What is left out stays as it is. */
export const CorrectWeeklyVideo = z.object({
  title: described.title.optional(),
  description: described.description.optional(),
  assignedPlayerIds: assignedPlayerIds.optional(),
  requiresMembership: requiresMembership.optional(),
});
export type CorrectWeeklyVideo = z.output<typeof CorrectWeeklyVideo>;

/** Of the web, and nothing that runs where it is clicked. */
const isWebAddress = (text: string) =>
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success;
const isLink = ({ uploadType }: { uploadType?: unknown }) => uploadType === "url";
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

/** A new one: its file comes in `video`, or came as the upload `uploadId`; or it is a link. */
export const PublishWeeklyVideo = z
  .object({
    ...described,
    uploadType: z.enum(["file", "url"]).default("file"),
    videoUrl: z.string().overwrite(shown).trim().max(longestUrl, tooLong(longestUrl)).optional(),
    uploadId: z.string().max(64).optional(),
    assignedPlayerIds: assignedPlayerIds.default([]), // none: every active member
    requiresMembership: requiresMembership.default(true), // also of those it is assigned to
  })
  .refine((told) => !isLink(told) || Boolean(told.videoUrl), { path: ["videoUrl"], error: weeklyWords.url, ...always })
  .refine((told) => !isLink(told) || !told.videoUrl || isWebAddress(told.videoUrl), {
    path: ["videoUrl"],
    error: weeklyWords.validUrl,
    ...always,
  });

/** Whether a player has practiced it. */
export const PracticeWeeklyVideo = z.object({
  done: z.boolean(),
  playerId: z.string().max(64).optional(), // left out: the caller's own
});

/** What is left of a removed one. */
export const RemovedWeeklyVideo = z.object({ id: z.string(), deleted: z.literal(true) });
