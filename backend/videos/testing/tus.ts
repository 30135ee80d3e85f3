import { raw } from "../../testing/raw.ts";
import type { Person } from "../../testing/testProduct.ts";
import { uploadsUrl } from "../contract.ts";
import { clip } from "./clips.ts";

/** What is told about a video that comes in pieces. */
export const told = { title: "Cage, Tuesday", videoType: "drill", filename: "IMG_0412.MP4", filetype: "video/mp4" };

const metadata = (fields: object) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString("base64")}`)
    .join(",");
export const idOf = (path: string) => path.split("/").at(-1)!;
export const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];

interface More {
  readonly headers?: object;
  readonly base?: string; // another node than the usual one
}
interface Begun {
  readonly size?: number;
  readonly fields?: object;
  readonly headers?: object;
}

/** Uploads in pieces, request by request, as tus 1.0.0 has it. */
export const tusOn = (usual: () => string) => {
  const tus = (who: Person, method: string, path: string, { headers, body, base }: More & { body?: Buffer } = {}) =>
    raw(base ?? usual(), path, {
      method,
      headers: { "tus-resumable": "1.0.0", cookie: who.cookieHeader(), ...headers },
      ...(body && { body }),
    });
  const begin = (who: Person, { size = clip("plain.mp4").length, fields = told, headers = {} }: Begun = {}) =>
    tus(who, "POST", uploadsUrl, {
      headers: { "upload-length": String(size), "upload-metadata": metadata(fields), ...headers },
    });
  return {
    tus,
    begin,
    /** Where the upload is. */
    begun: async (who: Person, more: Begun = {}) => {
      const { status, headers } = await begin(who, more);
      if (status !== 201) throw new Error(`an upload was answered ${status}`);
      return headers["location"]!;
    },
    piece: (who: Person, path: string, offset: number, body: Buffer, { headers, base }: More = {}) =>
      tus(who, "PATCH", path, {
        ...(base && { base }),
        body,
        headers: { "content-type": "application/offset+octet-stream", "upload-offset": String(offset), ...headers },
      }),
    offsetOf: async (who: Person, path: string, base?: string) =>
      Number((await tus(who, "HEAD", path, base ? { base } : {})).headers["upload-offset"]),
  };
};
