import ArchiveIcon from "@mui/icons-material/Inventory2Outlined";
import BlockIcon from "@mui/icons-material/EventBusyOutlined";
import UnarchiveIcon from "@mui/icons-material/UnarchiveOutlined";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { canBeCancelled } from "../../../backend/camps/endingRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { ArchiveCamp, CancelCamp } from "../../../backend/camps/running/publishContract.ts";
import { undoSeconds } from "../../../backend/undo/contract.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { UndoButton } from "../../shared/Undo.tsx";
import { useAct } from "../data/useAct.ts";
import { useActForm } from "../data/useActForm.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { Consequences } from "./Consequences.tsx";
import type { CampVerbs } from "./verbs.ts";
import { campEndingWords as words } from "./words.ts";

type Props = { camp: Pick<CampView, "id" | "title" | "status"> };

/** Buttons to cancel, archive or restore a camp, as far as its status allows. */
export const CampEnding = ({ camp }: Props) => (
  <>
    <UndoLast camp={camp} />
    {canBeCancelled(camp) && <CancelCampButton camp={camp} />}
    {camp.status === "archived" ? <RestoreCampButton camp={camp} /> : <ArchiveCampButton camp={camp} />}
  </>
);

/** Whatever it was: the camp, or a day of it, was canceled or moved. */
const UndoLast = ({ camp }: Props) => (
  <UndoButton of={camp.id} what={words.lastChangeTo(camp.title)} undone={useRefresh()} />
);

const CancelCampButton = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        {words.cancelCamp}
      </Button>
      {isAsking && <CancelDialog camp={camp} onClose={() => setAsking(false)} />}
    </>
  );
};

const CancelDialog = ({ camp, onClose }: Props & { onClose: () => void }) => {
  const { control, dialog } = useActForm(
    CancelCamp,
    { reason: "" },
    ({ cancelCamp }: CampVerbs) =>
      ({ reason }) =>
        cancelCamp({ campId: camp.id, reason }),
    {
      done: words.campCanceled,
      meaning: words.wellEmailEveryFamily,
      failed: words.failedToCancelThe,
    },
    { sent: onClose, undoable: () => camp.id },
  );
  return (
    <FormDialog
      title={words.cancelNamed(camp.title)}
      action={words.cancelCamp}
      cancel={words.keepCamp}
      danger
      {...dialog}
      onClose={onClose}
    >
      <Consequences campId={camp.id} />
      <FormField
        control={control}
        name="reason"
        label={words.reason}
        required
        multiline
        minRows={2}
        helperText={words.familiesSeeThisIn}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {words.registrationsStay(undoSeconds)}
      </Typography>
    </FormDialog>
  );
};

const ArchiveCampButton = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<ArchiveIcon />} onClick={() => setAsking(true)}>
        {words.archiveCamp}
      </Button>
      {isAsking && <ArchiveDialog camp={camp} onClose={() => setAsking(false)} />}
    </>
  );
};

const ArchiveDialog = ({ camp, onClose }: Props & { onClose: () => void }) => {
  const { control, dialog } = useActForm(
    ArchiveCamp,
    { reason: "" },
    ({ archiveCamp }: CampVerbs) =>
      ({ reason }) =>
        archiveCamp({ campId: camp.id, reason }),
    { done: words.campArchived, failed: words.failedToArchiveThe },
    { sent: onClose },
  );
  return (
    <FormDialog
      title={words.archiveNamed(camp.title)}
      lead={words.itComesOffEvery}
      action={words.archiveCamp}
      cancel={words.keepCamp}
      {...dialog}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="reason"
        label={words.reasonOptional}
        helperText={words.forYourOwnRecords}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
};

const RestoreCampButton = ({ camp }: Props) => {
  const { send, sending } = useAct(({ restoreCamp }: CampVerbs) => restoreCamp, {
    done: words.campRestored,
    failed: words.failedToRestoreThe,
  });
  return (
    <ActButton startIcon={<UnarchiveIcon />} busy={sending} onClick={() => void send(camp.id)}>
      {words.restoreCamp}
    </ActButton>
  );
};
