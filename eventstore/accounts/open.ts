export { AccountEvent, userStream } from "./events.ts";
