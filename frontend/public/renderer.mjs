// A worker thread of the server: renders pages with what they ask for, so that no other request waits for that.
import { parentPort as port } from "node:worker_threads";
import { renderAnswered } from "./render.js";

port.postMessage({ isReady: true });
port.on("message", async ({ id, asked }) => {
  try {
    port.postMessage({ id, rendering: await renderAnswered(asked) });
  } catch (error) {
    port.postMessage({ id, fault: error instanceof Error ? error.stack : String(error) });
  }
});
