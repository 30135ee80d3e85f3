export { userStream } from "./events.ts";
