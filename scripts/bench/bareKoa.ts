// A separate process: the least Koa can do to answer the bytes and the type it was started with.
import Koa from "koa";

const [type = "", bytes = ""] = process.argv.slice(2);
const body = Buffer.from(bytes, "base64");
const app = new Koa().use((ctx) => {
  ctx.type = type;
  ctx.body = body;
});
const server = app.listen(0, () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
