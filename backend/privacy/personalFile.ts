import { addAbortSignal, Readable } from "node:stream";
import { type AboutPersonalFile, personalFileEnd } from "../../projections/privacy/exportView.ts";

const pieceSize = 64 * 1024; // characters sent together
const longest = 10 * 60 * 1000; // ms, however slowly someone reads

/**
 * A part's rows. If they can't be read, throws an error of our own: one from the database's connection would pass for one
 * from the reader's.
 */
async function* rowsOf(name: string, rows: AsyncIterable<object>): AsyncGenerator<object> {
  try {
    yield* rows;
  } catch (cause) {
    throw new Error(`the rows of "${name}" could not be read`, { cause });
  }
}

/** Each row on its own line. */
async function* lines({ about, parts, userId }: Contents): AsyncGenerator<string> {
  yield `{\n"about": ${JSON.stringify(about)}`;
  for (const { name, rows } of parts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let before = "\n";
    for await (const row of rowsOf(name, rows(userId))) {
      yield before + JSON.stringify(row);
      before = ",\n";
    }
    yield "\n]";
  }
  yield `,${personalFileEnd}`;
}

/** The head at once, so that its reader sees it begin; the rest in chunks of a packet or two. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  let enough = 0;
  for await (const text of texts) {
    piece += text;
    if (piece.length < enough) continue;
    yield piece;
    piece = "";
    enough = pieceSize;
  }
  yield piece;
}

/** One part of the file, with its rows about the person. */
export interface Part {
  readonly name: string;
  readonly rows: (userId: string) => AsyncIterable<object>;
}

interface Contents {
  readonly about: AboutPersonalFile;
  readonly parts: readonly Part[];
  readonly userId: string;
}

/**
 * The file as it is read: a part is asked for its next rows when the reader has taken the previous ones. Nothing is
 * buffered, and a reader who leaves ends the reading. When a part fails, or it takes longer than `within` (ms), the
 * stream is destroyed, and the file lacks its closing.
 */
export const personalFile = ({ within = longest, ...contents }: Contents & { readonly within?: number }): Readable => {
  const file = Readable.from(inPieces(lines(contents)), { objectMode: false, highWaterMark: pieceSize });
  return addAbortSignal(AbortSignal.timeout(within), file);
};
