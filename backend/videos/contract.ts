import { z } from "zod";
import { VideoType } from "../../projections/videos/view.ts";
import { optionalText, requiredText } from "../textContract.ts";

export { VideoStatus, VideoType, VideoView } from "../../projections/videos/view.ts";
export type { VideoFact } from "../../projections/videos/view.ts";

export const videosUrl = "/api/videos";
export const videoUrl = <Id extends string>(id: Id) => `${videosUrl}/${id}` as const;
export const uploadVideoUrl = "/api/videos/upload";
/** In pieces, by the protocol tus. */
export const uploadsUrl = "/api/videos/uploads";
/** All videos of the players one may act for, as one ZIP. */
export const exportVideosUrl = "/api/videos/export";
export const instructorVideosUrl = "/api/instructor/videos";

/** `?studentId=`: whose; left out, the caller's own. */
export const focusPointsUrl = "/api/focus-points";

export const largestVideo = 1024 ** 3; // bytes
export const tooLargeWords = "File too large. Please try a smaller video file.";

const kinds = /^(video\/(mp4|mov|avi|x-msvideo|quicktime|wmv|x-ms-wmv|webm|3gpp|flv|x-flv)|application\/octet-stream)$/;
const endings = /\.(mp4|mov|avi|wmv|webm|3gp|flv)$/i;
/** Whether a file may be a video, by what its sender says of it: one of the two is enough. */
export const looksLikeVideo = ({ name, type }: { readonly name: string; readonly type: string }) =>
  kinds.test(type) || endings.test(name);

const emptyIsNone = (value: unknown) => (value === "" ? undefined : value);
const id = z.preprocess(emptyIsNone, z.string().max(64).optional()).optional();

/** What is told about a video. */
export const UploadVideo = z.object({
  title: requiredText("Please enter a title for your video.", 120),
  description: optionalText(2000),
  videoType: z.preprocess(emptyIsNone, VideoType.default("practice")),
  instructorId: id, // left out: whichever instructor looks at it first
  studentId: id, // the player it shows; left out: the caller's own
});
export type UploadVideo = z.input<typeof UploadVideo>;

export const titleUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/title` as const;
/** Whoever sent it corrects what is told about it. */
export const RetitleVideo = UploadVideo.pick({ title: true, description: true });

/** The picture that is shown for it. */
export const posterUrl = <Id extends string>(id: Id) => `${videoUrl(id)}/poster` as const;
export const largestPoster = 200 * 1024; // bytes

/** What is left of a deleted video. */
export const DeletedVideo = z.object({ id: z.string(), deleted: z.literal(true) });
