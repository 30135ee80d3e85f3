import { describe, it } from "vitest";
import { findFfmpeg } from "../conversion/ffmpeg.ts";
import type { Transcoder } from "../conversion/transcoder.ts";

/** Specs with the machine's ffmpeg. Where there is none, one of this name says so, which CI does not accept. */
export const describeWithFfmpeg = async (name: string, specs: (transcoder: Transcoder) => void) => {
  const found = await findFfmpeg(process.env["FFMPEG_PATH"]);
  if (!("missing" in found)) {
    describe(name, () => specs(found));
    return;
  }
  it(name, ({ skip, expect }) => {
    skip(process.env["CI"] === undefined, `not run: ${found.missing}`);
    expect(`not run: ${found.missing}`).toBe("run");
  });
};
