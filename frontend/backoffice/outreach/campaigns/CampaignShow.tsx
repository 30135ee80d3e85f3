import { Box } from "@mui/material";
import type { WholeCampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { CampaignActions } from "./CampaignActions.tsx";
import { CampaignDraft } from "./CampaignDraft.tsx";
import { CampaignFacts, CampaignProgress } from "./CampaignProgress.tsx";
import { CampaignStateChip } from "./CampaignStateChip.tsx";
import { Recipients } from "./Recipients.tsx";
import { campaignName, campaigns, failedToFetch, showWords as words } from "./words.ts";

const Story = ({ of }: { of: string }) => (
  <Box sx={{ mt: 4 }}>
    <Section title={words.timeline}>
      <Timeline of={of} />
    </Section>
  </Box>
);

/** A draft that is being written, or a campaign and how far it is. */
const CampaignShow = () => (
  <ShowPage<WholeCampaignView>
    resource="outreach-campaigns"
    title={words.campaign}
    back={{ to: "/outreach-campaigns", label: campaigns }}
    failed={failedToFetch}
    gone={{ title: words.notFound, heading: words.weCantFindThis, text: words.theLinkMayBe, seeAll: words.seeAll }}
    isWhole={(campaign) => "days" in campaign}
    heading={(campaign) => ({
      title: campaignName(campaign),
      beside: <CampaignStateChip campaign={campaign} />,
      actions: <CampaignActions campaign={campaign} />,
    })}
  >
    {(campaign) =>
      campaign.state === "draft" ? (
        <CampaignDraft key={campaign.id} campaign={campaign} story={<Story of={campaign.id} />} />
      ) : (
        <>
          <Box sx={{ minWidth: 0 }}>
            {campaign.startedAt !== null && (
              <>
                <CampaignProgress campaign={campaign} />
                <Recipients campaign={campaign} />
              </>
            )}
          </Box>
          <Box>
            <CampaignFacts campaign={campaign} />
            <Story of={campaign.id} />
          </Box>
        </>
      )
    }
  </ShowPage>
);
export default CampaignShow;
