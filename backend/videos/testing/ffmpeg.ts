import { findFfmpeg } from "../conversion/ffmpeg.ts";

/** The machine's ffmpeg, or why specs with it are not run. */
export const ownFfmpeg = async () => {
  const found = await findFfmpeg(process.env["FFMPEG_PATH"]);
  return "missing" in found ? { notRun: found.missing } : found;
};
