import { CampEvent, campStream } from "../../../eventstore/camps/events.ts";
import { type Camp, camp as camps } from "../camp.ts";
import type { Desk } from "./registrationMail.ts";

/** What the camp was before a fact and after it, whatever came since. */
export const around = async ({ store }: Pick<Desk, "store">, { id, campId }: { id: string; campId: string }) => {
  let before: Camp | undefined;
  for await (const event of store.read(campStream(campId))) {
    const after = camps.evolve(before, CampEvent.parse(event));
    if (event.id === id) return { before, after };
    before = after;
  }
  return undefined;
};
