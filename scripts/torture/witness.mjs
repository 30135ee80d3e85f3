// Loaded into a node by the torture only: writes down at once which marked requests the node has begun to read, so that
// what was accepted is known however the process ends.
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";

const file = process.env["TORTURE_WITNESS"];
subscribe("http.server.request.start", ({ request }) => {
  const mark = request.headers["x-torture"];
  if (file && mark) appendFileSync(file, `${mark}\n`);
});
