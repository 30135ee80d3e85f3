import type { ExportEvent, PrivacyEvent } from "../../eventstore/privacy/events.ts";

/** The names of its facts. The history has words for each. */
export type PrivacyFact = (PrivacyEvent | ExportEvent)["type"];
