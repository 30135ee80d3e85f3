import { existsSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { configurationFrom } from "../../backend/configuration.ts";
import { openStorage } from "../../backend/videos/storage/openStorage.ts";
import { database, placeOf } from "../database.ts";
import { fileNamed, untilStopped } from "./arguments.ts";
import { logElsewhere } from "../../backend/factLog.ts";
import { stepsSaidTo } from "./steps.ts";
import { filesFolderOf } from "./copyFiles.ts";
import { keysFileOf, takeBackup } from "./takeBackup.ts";
import { inPlainWords } from "./words.ts";

// npm run backup -- FILE [--force] [--videos]: facts, credentials and keys, whether or not the product is running.

const usage = "Where to? npm run backup -- FILE [--force] [--videos]";
const number = (count: number) => count.toLocaleString("en");
const gigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
const size = (file: string) => `${number(Math.ceil(statSync(file).size / 1024))} KB`;

const backup = async (file: string, { force, copies }: { force: boolean; copies: boolean }) => {
  const configuration = configurationFrom(process.env);
  const masterFile = configuration.MASTER_KEY_FILE;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const signal = untilStopped();
  console.log(placeOf(configuration));
  const { url, stop } = await database(configuration);
  const store = await logElsewhere(configuration);
  try {
    const { sum, keys, erased, header, withoutKey, videos } = await takeBackup({
      url,
      store,
      files: await openStorage(configuration),
      copies: copies || configuration.VIDEO_STORAGE === "folder",
      file,
      force,
      product: version,
      step: stepsSaidTo(console.log),
      signal,
    });
    const keysFile = keysFileOf(file);
    const lines = [
      `${file} (${size(file)}): ${number(sum.facts)} facts in ${number(sum.streams)} streams, as of ${header.takenAt}`,
      `${keysFile} (${size(keysFile)}): the keys of ${number(keys.size)} subjects; ${number(erased.size)} were erased`,
      videos.copied
        ? `${filesFolderOf(file)}: ${number(videos.copied.files)} files of videos (${gigabytes(videos.copied.bytes)}), ${number(videos.copied.new)} of them new`
        : `${filesFolderOf(file)}: the sums of ${number(videos.files)} files of videos (${gigabytes(videos.bytes)}), which stay in the bucket ${configuration.S3_BUCKET}; --videos copies them`,
      ...(withoutKey.size > 0
        ? [`The keys of ${number(withoutKey.size)} subjects are missing in the database: their data cannot be read.`]
        : []),
      "",
      "The master key is in neither of the two. Without it nobody can ever read the personal data in them, with it",
      `whoever has all three can. It is the file ${masterFile}${existsSync(masterFile) ? "" : " (not on this machine)"}.`,
      "Keep a copy of it, and keep it apart from the backups.",
    ];
    console.log(lines.join("\n"));
  } finally {
    await store?.close();
    await stop();
  }
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean" }, videos: { type: "boolean" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(usage);
  await backup(fileNamed(file), { force: values.force ?? false, copies: values.videos ?? false });
} catch (error) {
  console.error(inPlainWords(error, "No backup was written, and nothing is left of the attempt."));
  process.exitCode = 1;
}
