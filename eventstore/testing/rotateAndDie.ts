import { rotateMasterKey } from "../rotateMasterKey.ts";

// A separate process that rotates the master key and is killed at a stage: node … rotateAndDie.ts URL FILE STAGE
const [url = "", file = "", stage] = process.argv.slice(2);
await rotateMasterKey({ url, file, onStage: (reached) => reached === stage && process.kill(process.pid, "SIGKILL") });
