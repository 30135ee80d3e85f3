import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { problemList } from "../chapter.ts";
import { send, type Sent } from "./sender.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close = () => {};
afterEach(() => close());

/** Sends an upload in two pieces to a node that dies behind the second one. Back, it says of it what is given here. */
const sentTo = async (said: Record<string, string>) => {
  const answers: Answer[] = [
    (_, response) => response.writeHead(204).end(),
    (request) => request.socket.destroy(),
    (_, response) => response.writeHead(200, said).end(),
  ];
  const server = createServer((request, response) => {
    void buffer(request).then(() => answers.shift()!(request, response));
  }).listen(0, "127.0.0.1");
  close = () => void server.close();
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const problems = problemList();
  const by = { id: "pat", role: "student", cookie: "" } as const;
  const upload: Sent = { by, bytes: Buffer.alloc(20), path: "/up", kept: 0, sent: 0, videoId: undefined };
  await send({ bases: [base], problems, random: () => 0, pieceSize: 10, onPiece: () => ({}) }, upload);
  expect(answers).toEqual([]);
  return { upload, problems: problems.lines() };
};

it("an upload that is finished after a kill behind its last byte has no problems", async () => {
  const { upload, problems } = await sentTo({ "upload-offset": "20", "fungo-video": "v1" });
  expect([upload.videoId, problems]).toEqual(["v1", []]);
});

it("one that nobody finishes then is reported", async () => {
  const { problems } = await sentTo({ "upload-offset": "20" });
  expect(problems).toEqual(["all of an upload is there, and it is no video: /up"]);
});
