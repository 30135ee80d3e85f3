export { mailsByKey } from "./mails.ts";
export { writtenAbout } from "./outbox.ts";
export type { Leaving, Outbound } from "./delivery.ts";
