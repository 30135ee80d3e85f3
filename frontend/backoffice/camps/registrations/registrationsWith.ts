import { listWith } from "../../frame/list/listWith.ts";

/** The list of registrations, filtered. */
export const registrationsWith = (filter: object) => listWith("camp-registrations", filter);
