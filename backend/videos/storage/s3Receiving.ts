import { S3ServiceException, type S3ClientConfig } from "@aws-sdk/client-s3";
import { S3Store } from "@tus/s3-store";
import { NoSuchFile } from "./storage.ts";

/** Bytes. A piece that is sent fills two of them; Amazon takes none below 5 MiB but the last. */
export const partSize = 8 * 1024 * 1024;

const names = ["NotFound", "NoSuchKey", "NoSuchUpload"];
export const isGone = (error: unknown) => error instanceof S3ServiceException && names.includes(error.name);

/** What lies beside a file while it arrives: how many bytes it is to have, and those that do not fill a part yet. */
export const arriving = (fileId: string) => [`${fileId}.info`, `${fileId}.part`];

/** Asked each time, because another node may have ended an upload. */
const asked = { get: async () => undefined, set: async () => {}, delete: async () => {} };

class Receiving extends S3Store {
  /** To the library, whatever happens here means that there is no such upload, and the sender begins anew. */
  override async getUpload(id: string) {
    await this.getMetadata(id).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
    return super.getUpload(id);
  }

  /** Makes one file of parts that are all there: a crash came in between. Throws NoSuchFile. */
  async join(id: string) {
    try {
      const metadata = await this.getMetadata(id);
      const parts = await this.retrieveParts(id);
      const bytes = parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
      if (bytes !== metadata.file.size) throw new NoSuchFile(id);
      await this.finishMultipartUpload(metadata, parts);
    } catch (error) {
      if (!isGone(error)) throw error; // else another node has just done it, or there is none
    }
  }
}

/** Where files arrive piece by piece: as parts of an upload that the server joins once all are there. */
export const receivingInto = (bucket: string, settings: S3ClientConfig) =>
  new Receiving({
    partSize,
    minPartSize: partSize, // so that all have one size, which some servers want
    useTags: false,
    cache: asked,
    s3ClientConfig: { ...settings, bucket },
  });
