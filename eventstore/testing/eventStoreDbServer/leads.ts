import type { Metadata } from "@grpc/grpc-js";

/** Ports: of the server that is asked, and of the one that leads its cluster, while there is one. */
export interface Leads {
  readonly own: () => number;
  readonly leader: () => number | undefined;
}

/** Who wants to be answered by the leader alone says so. */
export const mustAskAnother = ({ metadata }: { readonly metadata: Metadata }, { own, leader }: Leads) =>
  metadata.get("requires-leader")[0] === "true" && leader() !== own();
