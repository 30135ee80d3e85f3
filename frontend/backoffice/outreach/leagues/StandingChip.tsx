import type { LeagueView } from "../../../../backend/outreach/leagues/contract.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { standingLabel, suppressedLabel } from "./words.ts";

/** Whether the league can be emailed, or why not. */
export const StandingChip = ({ league: { suppressedBy } }: { league: Pick<LeagueView, "suppressedBy"> }) =>
  suppressedBy ? (
    <StateChip label={suppressedLabel[suppressedBy]} tone={suppressedBy === "bounce" ? "error" : "warning"} />
  ) : (
    <StateChip label={standingLabel.open} tone="success" />
  );
