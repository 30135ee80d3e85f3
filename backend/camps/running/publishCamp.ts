import type { CampEvent, PublishedCamp } from "../../../eventstore/camps/events.ts";
import type { Camp } from "../camp.ts";

export const publishCamp =
  (published: PublishedCamp) =>
  (known: Camp | undefined): CampEvent[] =>
    known ? [] : [{ type: "CampPublished", data: published }];
