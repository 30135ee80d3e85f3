import type { Configuration } from "../../configuration.ts";
import { folderStorage } from "./folder.ts";
import type { Storage } from "./storage.ts";

type Where = Pick<
  Configuration,
  | "VIDEO_STORAGE"
  | "VIDEO_DIR"
  | "S3_BUCKET"
  | "S3_REGION"
  | "S3_ENDPOINT"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY"
>;

/** Where the videos of this product are kept. What a bucket needs is not even read where there is none. */
export const openStorage = async (where: Where): Promise<Storage> => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = where;
  if (where.VIDEO_STORAGE === "folder" || !bucket) return folderStorage(where.VIDEO_DIR);
  const { s3Storage } = await import("./s3.ts");
  return s3Storage({
    bucket,
    region: where.S3_REGION,
    endpoint: where.S3_ENDPOINT,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
};
