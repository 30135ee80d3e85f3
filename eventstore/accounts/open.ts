export { type AccountEvent, userStream } from "./events.ts";
