export { PlayerWords } from "./events.ts";
