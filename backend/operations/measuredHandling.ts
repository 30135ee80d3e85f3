import { RevisionConflict, StoreUnavailable } from "../../eventstore/eventStore.ts";
import type { Handling, Watch } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import type { Metrics } from "./metrics.ts";

const outcomeOf = (error: unknown) =>
  error instanceof Rejection
    ? { outcome: "refused", kind: error.kind }
    : error instanceof RevisionConflict
      ? { outcome: "conflict" }
      : error instanceof StoreUnavailable
        ? { outcome: "unavailable" }
        : { outcome: "fault" };

/** The same handling, with each command counted by its outcome. */
export const measuredHandling = (handling: Handling, { commands }: Pick<Metrics, "commands">): Handling => ({
  ...handling,
  async handle(target, decide) {
    try {
      const handled = await handling.handle(target, decide);
      commands.inc({ outcome: handled.recorded ? "recorded" : "repeated" });
      return handled;
    } catch (error) {
      commands.inc(outcomeOf(error));
      throw error;
    }
  },
});

/** What only the handler sees of a command on its way. */
export const watchOf = ({ decidedAgain, visible, notVisible }: Metrics): Watch => ({
  decidedAgain: () => decidedAgain.inc(),
  shown: ({ ms, inTime }) => (inTime ? visible.observe(ms / 1000) : notVisible.inc()),
});
