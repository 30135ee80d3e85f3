import type { CampaignState, CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { StateChip, type Tone } from "../../frame/StateChip.tsx";
import { stateOf } from "./words.ts";

const tone: Record<CampaignState, Tone | undefined> = {
  draft: undefined,
  running: "primary",
  paused: "warning",
  ended: "success",
};

export const CampaignStateChip = ({ campaign }: { campaign: Pick<CampaignView, "state" | "why"> }) => (
  <StateChip label={stateOf(campaign)} tone={campaign.why === "discarded" ? undefined : tone[campaign.state]} />
);
