import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";

/**
 * The same recording with its length and an index in it, which browsers that record leave out, so that every player can
 * go to any moment of it. Nothing is encoded anew.
 */
export const withLength = async (file: File): Promise<File> => {
  const isWebm = file.type.startsWith("audio/webm");
  const input = new Input({ formats: [WEBM, MP4], source: new BlobSource(file) });
  const target = new BufferTarget();
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" });
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tags: {},
    showWarnings: false,
    copy: { mode: "forced", shiftTolerance: Infinity },
  });
  if (!conversion.isValid) return file;
  await conversion.execute();
  return new File([target.buffer!], file.name, { type: file.type });
};
