export { type PlayerEvent, PlayerWords } from "./events.ts";
