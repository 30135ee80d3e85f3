import { expect, it, vi } from "vitest";
import { type Appended, type EventStore, StoreUnavailable } from "./eventStore.ts";
import { knowingOutages } from "./knownOutage.ts";
import { eventually } from "./testing/eventually.ts";

const appended: Appended = { revision: 0, position: "1" };

/** A log whose appends are answered by hand, in turn, and which answers the head while it is up. */
const byHand = () => {
  const asked: { readonly resolve: (answer: Appended) => void; readonly reject: (error: Error) => void }[] = [];
  const store: EventStore = {
    append: async () =>
      new Promise((resolve, reject) => {
        asked.push({ resolve, reject });
      }),
    head: async () => "1",
    read: async function* () {},
    subscribe: async function* () {},
    close: async () => {},
  };
  return { store, asked };
};

it("a request from before an outage ended that fails afterwards is no new outage", async () => {
  const { store, asked } = byHand();
  const away = vi.fn<() => void>();
  const back = vi.fn<() => void>();
  const log = knowingOutages(store, { away, back });
  const [first, late] = [log.append("a", "none", []), log.append("b", "none", [])];
  asked[0]?.reject(new StoreUnavailable("gone"));
  await expect(first).rejects.toThrow("gone");
  await eventually(() => expect(back).toHaveBeenCalledTimes(1));
  asked[1]?.reject(new StoreUnavailable("gone, and told late"));
  await expect(late).rejects.toThrow("told late");
  expect(away).toHaveBeenCalledTimes(1);

  const next = log.append("b", "none", []);
  asked[2]?.resolve(appended);
  await expect(next).resolves.toEqual(appended);
  const again = log.append("c", "none", []);
  asked[3]?.reject(new StoreUnavailable("gone again"));
  await expect(again).rejects.toThrow("gone again");
  expect(away).toHaveBeenCalledTimes(2);
});
