import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import {
  CustomSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from "mediabunny";
import type { RangeReader } from "../probe/probed.ts";
import { CannotConvert } from "./transcoder.ts";

const headroom = 64 * 1024; // bytes
const perPacket = 40; // bytes of index, at most

const countOf = async (track: InputTrack) => {
  let packets = 0;
  for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true }))
    packets += 1;
  return packets;
};

const openedBy = async ({ size, read }: RangeReader) => {
  const input = new Input({ formats: [MP4], source: new CustomSource({ getSize: () => size, read }) });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]).catch(
    () => [],
  );
  if (!video || (await video.getCodec()) !== "avc") throw new CannotConvert("unreadable"); // nothing came of it
  return { input, video, audio };
};
type Opened = Awaited<ReturnType<typeof openedBy>>;

/** One packet of either track after another, by their times. */
interface Turn {
  readonly add: (packet: EncodedPacket) => Promise<void>;
  readonly packets: AsyncGenerator<EncodedPacket, void>;
  next: EncodedPacket | undefined;
}
const following = async ({ packets }: Pick<Turn, "packets">) => {
  const { value } = await packets.next();
  return value ?? undefined;
};

const write = async (
  { video, audio }: Opened,
  counts: { readonly video: number; readonly audio: number },
  target: WritableStream<StreamTargetChunk>,
) => {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: "reserve" }),
    target: new StreamTarget(target),
  });
  const turns: Turn[] = [];
  const begin = async (track: InputTrack, add: Turn["add"]) => {
    const packets = new EncodedPacketSink(track).packets();
    turns.push({ add, packets, next: await following({ packets }) });
  };
  const pictures = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(pictures, { maximumPacketCount: counts.video });
  const sounds = audio && new EncodedAudioPacketSource("aac");
  if (sounds) output.addAudioTrack(sounds, { maximumPacketCount: counts.audio });
  await output.start();
  const config = await video.getDecoderConfig();
  await begin(video, (packet) => pictures.add(packet, { ...(config && { decoderConfig: config }) }));
  if (audio && sounds) {
    const soundConfig = await audio.getDecoderConfig();
    await begin(audio, async (packet) => {
      if (packet.timestamp >= 0) await sounds.add(packet, { ...(soundConfig && { decoderConfig: soundConfig }) });
    });
  }
  for (;;) {
    const [turn] = turns.filter(({ next }) => next).toSorted((a, b) => a.next!.timestamp - b.next!.timestamp);
    if (!turn) break;
    await turn.add(turn.next!);
    turn.next = await following(turn);
  }
  await output.finalize();
};

/** `fault`: what its bytes break off with. */
const written = async (reader: RangeReader, fault: () => unknown): Promise<Readable> => {
  const opened = await openedBy(reader);
  const { video, audio } = opened;
  const counts = { video: await countOf(video), audio: audio ? await countOf(audio) : 0 };
  const front = Buffer.alloc(headroom + perPacket * (counts.video + counts.audio));
  let size = 0;
  await write(
    opened,
    counts,
    new WritableStream({
      write({ data, position }) {
        size = Math.max(size, position + data.length);
        if (position < front.length) front.set(data.subarray(0, front.length - position), position);
      },
    }),
  );
  let at = Math.min(front.length, size);
  let breakOff: (error: unknown) => void = () => {};
  const rest = new TransformStream<StreamTargetChunk, Uint8Array>({
    start(made) {
      breakOff = (error) => made.error(error);
      made.enqueue(front.subarray(0, at));
    },
    transform({ data, position }, made) {
      const fresh = data.subarray(Math.max(0, at - position));
      if (fresh.length === 0) return;
      if (position > at) throw new Error("A copy was not written in order");
      at += fresh.length;
      made.enqueue(fresh);
    },
  });
  write(opened, counts, rest.writable)
    .catch(() => breakOff(fault()))
    .finally(() => opened.input.dispose());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's own, by the other of its two types
  return Readable.fromWeb(rest.readable as ReadableStream);
};

/**
 * An MP4 with its index in front, as every player seeks in, of one made of fragments, as programs write that cannot go
 * back. The index is known at the end alone, and a sealed file is written once from its start to its end. So it is
 * written twice: first for what comes in front, then for the rest. Throws CannotConvert, as its bytes do, and what `read`
 * throws.
 */
export const indexFirst = async ({ size, read }: RangeReader): Promise<Readable> => {
  let trouble: unknown; // of whoever reads it, which says nothing about the file
  const reader: RangeReader = {
    size,
    read: async (start, end) => {
      try {
        return await read(start, end);
      } catch (error) {
        throw (trouble ??= error);
      }
    },
  };
  const fault = () => trouble ?? new CannotConvert("unreadable");
  return written(reader, fault).catch(() => {
    throw fault();
  });
};
