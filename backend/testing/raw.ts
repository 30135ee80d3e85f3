import { request } from "node:http";

interface Raw {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** A request as fetch would not send it: any method, any header, any bytes. Throws if the answer breaks off. */
export const raw = (base: string, path: string, { method = "GET", headers = {}, body }: Raw = {}) =>
  new Promise<{ status: number; headers: Record<string, string>; text: string; bytes: Buffer }>((resolve, reject) => {
    const sent = request(base + path, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("error", reject);
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("end", () => {
        const headers: Record<string, string> = {};
        for (const [name, value] of Object.entries(response.headers)) headers[name] = String(value);
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers, text: bytes.toString(), bytes });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
