import type { Metadata } from "@grpc/grpc-js";

/** Ports: of the server asked, and of its cluster's leader, while there is one. */
export interface Leads {
  readonly own: () => number;
  readonly leader: () => number | undefined;
}

/** Callers who insist on the leader say so. */
export const mustAskAnother = ({ metadata }: { readonly metadata: Metadata }, { own, leader }: Leads) =>
  metadata.get("requires-leader")[0] === "true" && leader() !== own();
