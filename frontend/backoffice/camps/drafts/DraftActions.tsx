import PublishIcon from "@mui/icons-material/CampaignOutlined";
import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import { Alert, Button } from "@mui/material";
import { useState } from "react";
import { useRedirect } from "react-admin";
import { CampView } from "../../../../backend/camps/contract.ts";
import { missingIn } from "../../../../backend/camps/termsRule.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { campDetails } from "../addresses.ts";
import type { CampVerbs } from "../verbs.ts";
import { draftActionsWords as words, draftsAreHidden } from "../words.ts";

type Props = { camp: CampView };

const missingName: Record<string, string> = {
  location: words.aLocation,
  startDate: words.aStartDate,
  endDate: words.anEndDate,
};
const listed = new Intl.ListFormat("en-US");

/** Who sees a draft, and what is left to do before it can be published. */
export const DraftNotice = ({ camp }: Props) => {
  const missing = missingIn(camp).flatMap(({ path }) => path.map((field) => missingName[field]!));
  return (
    <Alert severity={missing.length > 0 ? "warning" : "info"} variant="outlined" sx={{ gridColumn: "1 / -1" }}>
      <strong>{words.thisCampIsA}</strong> {draftsAreHidden}
      {missing.length > 0 && words.toPublishItAdd(listed.format(missing))}
    </Alert>
  );
};

/** Looks at a draft as families will, and publishes it. */
export const DraftActions = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const { send, sending } = useAct(
    ({ publishDraft }: CampVerbs) => publishDraft,
    { done: words.campPublished, meaning: words.familiesCanFindIt, failed: words.failedToPublishThe },
    { sent: () => setAsking(false) },
  );
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PublishIcon />}
        disabled={missingIn(camp).length > 0}
        onClick={() => setAsking(true)}
      >
        {words.publishCamp}
      </Button>
      <Button href={campDetails(camp.id)} startIcon={<PreviewIcon />}>
        {words.preview}
      </Button>
      <ConfirmDialog
        open={isAsking}
        busy={sending}
        title={words.publishNamed(camp.title)}
        action={words.publishCamp}
        onConfirm={() => void send(camp.id)}
        onClose={() => setAsking(false)}
      >
        {words.familiesWillSeeIt}
      </ConfirmDialog>
    </>
  );
};

/** Next year's camp: a draft with everything but the dates and the registrations. */
export const DuplicateButton = ({ camp }: { camp: Pick<CampView, "id"> }) => {
  const redirect = useRedirect();
  const { send, sending } = useAct(
    ({ duplicateCamp }: CampVerbs) =>
      async (id: string, attempt) =>
        CampView.parse(await duplicateCamp({ campId: id, key: attempt({ id }).idempotencyKey })),
    {
      done: words.campDuplicated,
      meaning: words.thisCopyIsA,
      failed: words.failedToDuplicateThe,
    },
    { sent: (copy) => redirect("show", "camps", copy.id) },
  );
  return (
    <ActButton color="inherit" startIcon={<CopyIcon />} busy={sending} onClick={() => void send(camp.id)}>
      {words.duplicateCamp}
    </ActButton>
  );
};
