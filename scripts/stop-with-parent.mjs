// Loaded into the server by start.mjs: if that is killed without warning, the server stops in order instead of living
// on.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
