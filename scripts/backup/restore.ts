import { parseArgs } from "node:util";
import { configurationFrom } from "../../backend/configuration.ts";
import { startEmbeddedPostgres } from "../../eventstore/embeddedPostgres.ts";
import { fileNamed, untilStopped } from "./arguments.ts";
import { logElsewhere } from "../../backend/factLog.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { stepsSaidTo } from "./steps.ts";
import { keysFileOf } from "./takeBackup.ts";
import { inPlainWords } from "./words.ts";

// npm run restore -- FILE [--keys OTHER]: into an empty database; the product must not run on it.

const usage = "Which backup? npm run restore -- FILE [--keys OTHER]";
const number = (count: number) => count.toLocaleString("en");

const restore = async (file: string, keysFile: string) => {
  const since = performance.now();
  const configuration = configurationFrom(process.env);
  const { DATABASE_URL, DATA_DIR } = configuration;
  const store = await logElsewhere(configuration);
  const { examined, people, credentials, erasedSince, notErased, videos } = await restoreBackup({
    file,
    keysFile,
    configuration,
    database: async () =>
      DATABASE_URL
        ? { url: DATABASE_URL, stop: async () => {} }
        : startEmbeddedPostgres({ dataDir: DATA_DIR, say: console.log }),
    store,
    step: stepsSaidTo(console.log),
    signal: untilStopped(),
  }).finally(() => store?.close());
  const { sum, erased, withoutKey, header } = examined;
  const lines = [
    `Restored: ${number(sum.facts)} facts in ${number(sum.streams)} streams, as of ${header.takenAt}; all of them compared.`,
    `${number(people)} people, ${number(credentials)} can log in; ${number(erased.size)} were erased and stay so.`,
    ...(erasedSince.length > 0
      ? [
          `${number(erasedSince.length)} more were erased after this backup, by what the file of keys knows, and stay so.`,
        ]
      : []),
    ...notErased.map(
      (subject) => `${subject} was the only admin then. Appoint another, then: npm run erase -- ${subject}`,
    ),
    videos.read === videos.files
      ? `${number(videos.files)} files of videos, all of them compared.`
      : `${number(videos.files)} files of videos, their sizes compared; npm run doctor -- --all-files reads every one.`,
    ...videos.missing.map(
      (id) => `A file of the video ${id} is missing: it is neither in the backup nor where videos are kept.`,
    ),
    ...videos.changed.map((id) => `A file of the video ${id} is damaged.`),
    ...(withoutKey.size > 0 ? [`The keys of ${number(withoutKey.size)} subjects were missing before the backup.`] : []),
    `It took ${((performance.now() - since) / 1000).toFixed(1)} s.`,
    "",
    "Sessions are no part of a backup: everybody logs in again, with the same password.",
  ];
  console.log(lines.join("\n"));
};

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: { type: "string" } } });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Error(usage);
  const file = fileNamed(name);
  await restore(file, values.keys === undefined ? keysFileOf(file) : fileNamed(values.keys));
} catch (error) {
  console.error(inPlainWords(error, "Nothing was restored."));
  process.exitCode = 1;
}
