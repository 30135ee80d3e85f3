import { createHash } from "node:crypto";
import { pipeline, type Readable, Transform } from "node:stream";
import {
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  S3,
  type S3ClientConfig,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { storedAs } from "./counted.ts";
import { arriving, isGone, partSize, receivingInto } from "./s3Receiving.ts";
import { FileExists, isFileId, NoRoom, NoSuchFile, type Storage, type Stored } from "./storage.ts";

export interface Bucket {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string | undefined; // a full address; Amazon's if there is none
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Whoever speaks S3 but is not Amazon seldom knows its later ways of adding checksums, or of naming a bucket. */
const elsewhere = {
  forcePathStyle: true,
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
} as const satisfies S3ClientConfig;

const connections = { maxSockets: 1000 }; // each video that somebody watches has one
const patience = { connectionTimeout: 5000, socketTimeout: 60_000 }; // ms

const isFull = (error: unknown) =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode === 507 || error.name === "QuotaExceeded");

/** Parts of one size, as some servers want them, but for the last one. */
async function* inParts(bytes: Readable) {
  let held: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    if (length <= partSize) continue;
    const all = Buffer.concat(held);
    let at = 0;
    for (; length - at > partSize; at += partSize) yield all.subarray(at, at + partSize);
    isFirst = false;
    held = [all.subarray(at)];
    length -= at;
  }
  if (isFirst || length > 0) yield Buffer.concat(held);
}

/** Throws an error that says what is wrong with the configuration. One that only does not answer may do so later. */
const refuseUnusable = async (client: S3, Bucket: string) => {
  const words: Readonly<Record<number, string>> = {
    301: `The bucket ${Bucket} is in another region than S3_REGION.`,
    403: `The bucket ${Bucket} can't be opened with these keys: see S3_ACCESS_KEY_ID.`,
    404: `There is no bucket ${Bucket}. Make it first, or correct S3_BUCKET.`,
  };
  await client.headBucket({ Bucket }).catch((error: unknown) => {
    const said = error instanceof S3ServiceException && words[error.$metadata.httpStatusCode ?? 0];
    if (said) throw new Error(said, { cause: error });
  });
};

const place = "place"; // no file's id

/** Files in a bucket. Nothing but their ids, their sealed bytes and their sizes ever comes there. */
export const s3Storage = async ({ bucket: Bucket, region, endpoint, credentials }: Bucket): Promise<Storage> => {
  const settings: S3ClientConfig = {
    region,
    requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
    ...(endpoint && { endpoint, ...elsewhere }),
    ...(credentials && { credentials }),
  };
  const client = new S3(settings);
  await refuseUnusable(client, Bucket);
  const receiving = receivingInto(Bucket, settings);
  const keyOf = (fileId: string) => {
    if (!isFileId(fileId)) throw new Error(`${JSON.stringify(fileId)} is no file's id`);
    return { Bucket, Key: fileId };
  };
  const size = async (fileId: string) =>
    client.headObject(keyOf(fileId)).then(
      ({ ContentLength }) => ContentLength,
      (error: unknown) => {
        if (isGone(error)) return undefined;
        throw error;
      },
    );

  const read: Storage["read"] = async (fileId, part, through) => {
    const { Body } = await client
      .getObject({ ...keyOf(fileId), ...(part && { Range: `bytes=${part.first}-${part.last}` }) })
      .catch((error: unknown) => {
        throw isGone(error) ? new NoSuchFile(fileId) : error;
      });
    const bytes = Body as Readable; // as it always is in Node.js
    if (!through) return bytes;
    const passing = new Transform({ transform: (piece: Buffer, _, done) => done(null, through(piece)) });
    return pipeline(bytes, passing, () => {});
  };
  const check = async (fileId: string) => storedAs(await read(fileId));

  const comeTogether = async (fileId: string, sealed: Readable): Promise<Stored> => {
    const { UploadId } = await client.createMultipartUpload(keyOf(fileId));
    const upload = { ...keyOf(fileId), UploadId };
    const hash = createHash("sha256");
    let bytes = 0;
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    try {
      for await (const Body of inParts(sealed)) {
        hash.update(Body);
        bytes += Body.length;
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.uploadPart({ ...upload, PartNumber, Body });
        Parts.push({ PartNumber, ETag });
      }
      await client.completeMultipartUpload({ ...upload, MultipartUpload: { Parts }, IfNoneMatch: "*" });
      return { bytes, sha256: hash.digest("hex") };
    } catch (error) {
      await client.abortMultipartUpload(upload).catch(() => {}); // if not now, it is swept
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412) throw new FileExists(fileId);
      throw isFull(error) ? new NoRoom("the bucket is full", { cause: error }) : error;
    }
  };
  const coming = new Set<string>();

  async function* keys() {
    for (let from: string | undefined, isLast = false; !isLast;) {
      const page = await client.listObjectsV2({ Bucket, ContinuationToken: from });
      for (const { Key = "", Size = 0, LastModified } of page.Contents ?? [])
        yield { name: Key, bytes: Size, changedAt: (LastModified ?? new Date()).toISOString() };
      from = page.NextContinuationToken;
      isLast = from === undefined;
    }
  }
  async function* unfinished() {
    let from: Pick<ListMultipartUploadsCommandInput, "KeyMarker" | "UploadIdMarker"> = {};
    for (let isLast = false; !isLast;) {
      const page: ListMultipartUploadsCommandOutput = await client.listMultipartUploads({ Bucket, ...from });
      for (const { Key = "", Initiated } of page.Uploads ?? [])
        yield { name: Key, begunAt: (Initiated ?? new Date()).toISOString() };
      from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      isLast = !page.IsTruncated;
    }
  }
  /** What is known of it goes first: an upload without is over, and what a crash leaves then is swept. */
  const forget = async (fileId: string, names: readonly string[]) => {
    for (const Key of names) await client.deleteObject({ Bucket, Key });
    const { Uploads = [] } = await client.listMultipartUploads({ Bucket, Prefix: fileId });
    for (const { Key, UploadId } of Uploads)
      await client.abortMultipartUpload({ Bucket, Key, UploadId }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
  };

  return {
    size,
    read,
    check,
    receiving,
    async put(fileId, sealed) {
      keyOf(fileId);
      if (coming.has(fileId)) throw new FileExists(fileId); // not every server sees the other one before it is there
      coming.add(fileId);
      return comeTogether(fileId, sealed).finally(() => coming.delete(fileId));
    },
    async settle(fileId) {
      if ((await size(fileId)) === undefined) await receiving.join(fileId);
      const stored = await check(fileId);
      for (const Key of arriving(fileId)) await client.deleteObject({ Bucket, Key });
      return stored;
    },
    async remove(fileId) {
      keyOf(fileId);
      await forget(fileId, [...arriving(fileId), fileId]);
    },
    async *list() {
      for await (const { name, bytes, changedAt } of keys())
        if (isFileId(name)) yield { fileId: name, bytes, changedAt };
    },
    async arriving() {
      let count = 0;
      for await (const _ of unfinished()) count += 1;
      return count;
    },
    async sweep(before) {
      for await (const { name, begunAt } of unfinished()) if (begunAt < before) await forget(name, arriving(name));
      for await (const { name, changedAt } of keys())
        if (changedAt < before && isFileId(name.replace(/\.(info|part)$/, "")) && !isFileId(name))
          await client.deleteObject({ Bucket, Key: name });
    },
    placeId: async () =>
      client.getObject({ Bucket, Key: place }).then(
        async ({ Body }) => (await Body?.transformToString())?.trim(),
        (error: unknown) => {
          if (isGone(error)) return undefined;
          throw error;
        },
      ),
    async givePlaceId(id) {
      await client.putObject({ Bucket, Key: place, Body: id }); // of two nodes' at once the database knows which one counts
    },
    free: async () => undefined,
  };
};
