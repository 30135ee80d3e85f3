import type { ExportEvent, PrivacyEvent } from "../../eventstore/privacy/events.ts";

/** The names of its facts; the history has a sentence for each. */
export type PrivacyFact = (PrivacyEvent | ExportEvent)["type"];
