export { writtenAbout } from "./outbox.ts";
