import { BlobSource, CanvasSink, Input, type InputVideoTrack, MATROSKA, MP4, QTFF, WEBM } from "mediabunny";
import { largestPoster } from "../../../backend/videos/contract.ts";

/** What browsers may be able to decode. */
export const formats = [MP4, QTFF, WEBM, MATROSKA];
const width = 640; // px

type Canvas = HTMLCanvasElement | OffscreenCanvas;
export const webp = (canvas: Canvas, quality: number) =>
  "convertToBlob" in canvas
    ? canvas.convertToBlob({ type: "image/webp", quality })
    : new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", quality));

/** The picture that is shown for a video. */
export const posterOf = async (track: InputVideoTrack, seconds: number) => {
  const shown = await new CanvasSink(track, { width }).getCanvas(Math.min(1, seconds / 2));
  if (!shown) return null;
  for (const quality of [0.8, 0.4]) {
    const picture = await webp(shown.canvas, quality);
    if (picture && picture.size <= largestPoster) return picture;
  }
  return null;
};

/** The same of a file; null if this browser cannot decode it. */
export const posterOfFile = async (file: File): Promise<Blob | null> => {
  const input = new Input({ formats, source: new BlobSource(file) });
  try {
    const track = await input.getPrimaryVideoTrack();
    return track && (await track.canDecode()) ? await posterOf(track, await input.computeDuration()) : null;
  } catch {
    return null;
  }
};
