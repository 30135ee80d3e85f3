import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { describe, describeSound } from "./describe.ts";

const port = parentPort!;
const waiting: ((answer: Answer) => void)[] = [];

const Answer = z.object({ bytes: z.instanceof(Uint8Array).nullable() }); // null: enough was read
type Answer = z.infer<typeof Answer>;
port.on("message", (message: unknown) => waiting.shift()?.(Answer.parse(message)));

let isTooMuch = false;
const read = async (start: number, end: number) => {
  const answer = new Promise<Answer>((resolve) => void waiting.push(resolve));
  port.postMessage({ start, end });
  const { bytes } = await answer;
  isTooMuch ||= bytes === null;
  if (!bytes) throw new Error("Enough was read");
  return bytes;
};

const { size, kind } = z.object({ size: z.int(), kind: z.enum(["video", "sound"]) }).parse(workerData);
const reader = { size, read };
port.postMessage({ found: await (kind === "sound" ? describeSound(reader) : describe(reader, () => isTooMuch)) });
port.close();
