export { receivedInWords } from "./words.ts";
