export { writtenAbout } from "./outbox.ts";
export type { Outbound } from "./delivery.ts";
