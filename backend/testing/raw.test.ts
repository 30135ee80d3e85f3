import { createServer } from "node:http";
import { once } from "node:events";
import { expect, it } from "vitest";
import { raw } from "./raw.ts";

it("an answer that breaks off is an error, and nobody waits for its end", async () => {
  const server = createServer((_, response) => {
    response.writeHead(206, { "content-length": 100 });
    response.write("some of it", () => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await expect(raw(`http://127.0.0.1:${port}`, "/")).rejects.toThrow("aborted");
  server.close();
});
