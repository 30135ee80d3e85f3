import { randomUUID } from "node:crypto";
import { S3 } from "@aws-sdk/client-s3";
import { describe, inject, it } from "vitest";
import { z } from "zod";

declare module "vitest" {
  interface ProvidedContext {
    /** Starts the test run's server that speaks S3, and says how to reach it or why there is none. */
    s3OnDemand: string;
  }
}

const Server = z.union([
  z.object({ notRun: z.string() }),
  z.object({
    environment: z.object({
      VIDEO_STORAGE: z.literal("s3"),
      S3_ENDPOINT: z.string(),
      S3_ACCESS_KEY_ID: z.string(),
      S3_SECRET_ACCESS_KEY: z.string(),
    }),
  }),
]);

/** A new bucket on a real server, as a product's configuration, or why there is none. */
export const newBucket = async () => {
  const server = Server.parse(await (await fetch(inject("s3OnDemand"))).json());
  if ("notRun" in server) return server;
  const environment = { ...server.environment, S3_BUCKET: `specs-${randomUUID()}`, S3_REGION: "us-east-1" };
  const { S3_BUCKET: Bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const client = new S3({
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  await client.createBucket({ Bucket });
  return {
    environment,
    client,
    Bucket,
    /** The names of all that is in it. */
    names: async () => {
      const { Contents = [] } = await client.listObjectsV2({ Bucket });
      return Contents.map(({ Key = "" }) => Key).toSorted();
    },
  };
};
export type OwnBucket = Exclude<Awaited<ReturnType<typeof newBucket>>, { notRun: string }>;

const patience = 180_000; // ms; a server of five, or a program that takes all there is, on a busy machine

interface NotRun {
  readonly notRun: string; // why
}
const isThere = <Found extends object>(found: Found): found is Exclude<Found, NotRun> => !("notRun" in found);

/** Specs that need more than the product brings. Where that is not there, one of this name says so, which CI does not accept. */
export const describeOn = <Found extends object>(
  found: Found,
  name: string,
  specs: (needed: Exclude<Found, NotRun>) => void,
) => {
  const running = isThere(found) ? [[name, found] as const] : [];
  const notRun = "notRun" in found ? [[name, String(found.notRun)] as const] : [];
  describe.each(running)("%s", { timeout: patience }, (_, own) => {
    specs(own);
  });
  it.for(notRun)("%s", ([, why], { skip, expect }) => {
    skip(process.env["CI"] === undefined, `not run: ${why}`);
    expect(`not run: ${why}`).toBe("run");
  });
};
