export { recordReading } from "./recordReading.ts";
