import { Button, Link, MenuItem } from "@mui/material";
import { useState } from "react";
import { DataTable } from "react-admin";
import { Link as RouterLink, useNavigate } from "react-router";
import { CampaignForm, CampaignState, type CampaignView } from "../../../../backend/outreach/campaigns/contract.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { List } from "../../frame/list/List.tsx";
import { removed } from "../../frame/Fact.tsx";
import { ExportList } from "../../frame/list/ExportList.tsx";
import { ListRows } from "../../frame/list/ListRows.tsx";
import { RowStack } from "../../frame/list/RowStack.tsx";
import { RowTable } from "../../frame/list/RowTable.tsx";
import { SearchAndChips } from "../../frame/list/SearchAndChips.tsx";
import { OutreachOff } from "../OutreachOff.tsx";
import { OutreachPage } from "../OutreachPage.tsx";
import { templateLabel } from "../words.ts";
import { CampaignStateChip } from "./CampaignStateChip.tsx";
import { campaignName, campaigns, failedToFetch, listWords as words, newWords, stateLabel } from "./words.ts";
import { TemplateType } from "../../../../backend/outreach/formContract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { createCampaign } from "./campaignCalls.ts";
import { everyLeague } from "./typedCampaign.ts";

const Column = DataTable.Col<CampaignView>;
const chip = (campaign: CampaignView) => <CampaignStateChip campaign={campaign} />;
const day = ({ draftedAt }: CampaignView) => dayAgo(dateAt(draftedAt));
const progress = (campaign: CampaignView) =>
  campaign.startedAt === null ? words.notStarted : words.progressOf(campaign);
const choices = CampaignState.options.map((value) => ({ label: stateLabel[value], value }));

const cellsOf = (campaign: CampaignView) => ({
  created: dateAt(campaign.draftedAt),
  campaign: campaign.name,
  subject: campaign.subject,
  "created by": campaign.createdByName,
  status: stateLabel[campaign.state],
  recipients: campaign.recipients,
  sent: campaign.sent,
  failed: campaign.failed,
  "held back": campaign.skipped,
  waiting: campaign.waiting,
});

const Table = () => (
  <RowTable label={campaigns} link={words.name}>
    <Column
      source="draftedAt"
      label={words.created}
      cellSx={() => ({ ...tabular, whiteSpace: "nowrap" })}
      render={day}
    />
    <Column
      source="name"
      label={words.name}
      cellSx={() => ({ minWidth: 200, overflowWrap: "anywhere" })}
      render={(campaign) => (
        <Link component={RouterLink} to={`/outreach-campaigns/${campaign.id}/show`} color="inherit" underline="hover">
          {campaignName(campaign)}
        </Link>
      )}
    />
    <Column label={words.progress} cellSx={() => tabular} render={progress} />
    <Column label={words.by} render={({ createdByName }) => createdByName ?? removed} />
    <Column source="state" label={words.status} render={chip} />
  </RowTable>
);

const blank = { name: "", templateType: "campOutreach" as TemplateType, audience: everyLeague };

/** Names a draft. The rest is written on its own screen. */
const NewCampaign = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const { control, dialog } = useActForm(
    CampaignForm,
    blank,
    () => createCampaign,
    { done: newWords.created, meaning: newWords.nothingSent, failed: newWords.failed },
    { sent: ({ id }) => void navigate(`/outreach-campaigns/${id}/show`) },
  );
  return (
    <FormDialog title={newWords.title} action={newWords.create} {...dialog} onClose={onClose}>
      <FormField
        control={control}
        name="name"
        label={newWords.name}
        helperText={newWords.nameHelp}
        required
        sx={{ mt: 1 }}
      />
      <FormField control={control} name="templateType" label={newWords.template} select>
        {TemplateType.options.map((type) => (
          <MenuItem key={type} value={type}>
            {templateLabel[type]}
          </MenuItem>
        ))}
      </FormField>
    </FormDialog>
  );
};

const CampaignList = () => {
  const [isNew, setNew] = useState(false);
  return (
    <List<CampaignView> sort={{ field: "draftedAt", order: "DESC" }}>
      <OutreachPage
        lead={words.lead}
        actions={
          <Button variant="contained" onClick={() => setNew(true)}>
            {words.newCampaign}
          </Button>
        }
      >
        <OutreachOff />
        <SearchAndChips search={words.search} label={words.status} part="state" choices={choices} />
        <ListRows
          failed={failedToFetch}
          counted={words.counted}
          noMatch={{ title: words.noMatches, text: words.tryAnother, seeAll: words.showAll }}
          none={{ title: words.none, text: words.noneText }}
          table={<Table />}
          stack={
            <RowStack<CampaignView>
              name={campaignName}
              state={chip}
              below={(campaign) => `${progress(campaign)} · ${day(campaign)}`}
            />
          }
          file={<ExportList cellsOf={cellsOf} />}
        />
      </OutreachPage>
      {isNew && <NewCampaign onClose={() => setNew(false)} />}
    </List>
  );
};
export default CampaignList;
