export { latestMail, mailsByKey } from "./mails.ts";
export { mailOfBounceAddress } from "./bounceAddress.ts";
export { keyOfMail, writtenAbout } from "./outbox.ts";
export type { Leaving, Outbound } from "./delivery.ts";
