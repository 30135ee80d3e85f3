import { Button } from "@mui/material";
import { useState } from "react";
import type { CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { endCampaign, pauseCampaign, resumeCampaign } from "./campaignCalls.ts";
import { campaignName, draftWords, progressWords as words } from "./words.ts";

const PauseOrResume = ({ campaign: { id, state } }: { campaign: CampaignView }) => {
  const pause = useAct(() => pauseCampaign, { done: words.pausedNow, failed: words.failedToPause });
  const resume = useAct(() => resumeCampaign, {
    done: words.resumedNow,
    meaning: words.nobodyTwice,
    failed: words.failedToResume,
  });
  return state === "running" ? (
    <ActButton variant="contained" busy={pause.sending} onClick={() => void pause.send(id)}>
      {words.pause}
    </ActButton>
  ) : (
    <ActButton variant="contained" busy={resume.sending} onClick={() => void resume.send(id)}>
      {words.resume}
    </ActButton>
  );
};

const End = ({ campaign }: { campaign: CampaignView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(
    () => endCampaign,
    { done: words.endedNow, failed: words.failedToEnd },
    { sent: () => setAsking(false) },
  );
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.endQuestion(campaignName(campaign))}
        action={words.end}
        danger
        busy={sending}
        onConfirm={() => void send(campaign.id)}
        onClose={() => setAsking(false)}
      >
        {words.endMeans(campaign.waiting)}
      </ConfirmDialog>
    </>
  );
};

const Discard = ({ campaign }: { campaign: CampaignView }) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(
    () => endCampaign,
    { done: draftWords.discarded, failed: draftWords.failedToDiscard },
    { sent: () => setAsking(false) },
  );
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {draftWords.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        title={draftWords.discardQuestion(campaignName(campaign))}
        action={draftWords.discard}
        danger
        busy={sending}
        onConfirm={() => void send(campaign.id)}
        onClose={() => setAsking(false)}
      >
        {draftWords.discardMeans}
      </ConfirmDialog>
    </>
  );
};

/** What can be done with it in its state. A draft is started from its form. */
export const CampaignActions = ({ campaign }: { campaign: CampaignView }) => {
  if (campaign.state === "ended") return null;
  if (campaign.state === "draft") return <Discard campaign={campaign} />;
  return (
    <>
      <PauseOrResume campaign={campaign} />
      <End campaign={campaign} />
    </>
  );
};
