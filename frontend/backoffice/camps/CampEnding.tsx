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
import { ActButton } from "../frame/ActButton.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { Consequences } from "./Consequences.tsx";
import type { CampVerbs } from "./verbs.ts";

type Props = { camp: Pick<CampView, "id" | "title" | "status"> };

/** Buttons to cancel, archive or restore a camp, as far as its status allows. */
export const CampEnding = ({ camp }: Props) => (
  <>
    <UndoCancellation camp={camp} />
    {canBeCancelled(camp) && <CancelCampButton camp={camp} />}
    {camp.status === "archived" ? <RestoreCampButton camp={camp} /> : <ArchiveCampButton camp={camp} />}
  </>
);

const UndoCancellation = ({ camp }: Props) => (
  <UndoButton of={camp.id} what={`cancellation of ${camp.title}`} undone={useRefresh()} />
);

const CancelCampButton = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        Cancel camp
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
      done: "Camp canceled",
      meaning: "We’ll email every family that’s registered or waiting.",
      failed: "Failed to cancel the camp",
    },
    { sent: onClose, undoable: () => camp.id },
  );
  return (
    <FormDialog
      title={`Cancel ${camp.title}?`}
      action="Cancel camp"
      cancel="Keep as it is"
      danger
      {...dialog}
      onClose={onClose}
    >
      <Consequences campId={camp.id} />
      <FormField
        control={control}
        name="reason"
        label="Reason"
        required
        multiline
        minRows={2}
        helperText="Families read this in their mail."
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Registrations stay in the list until they are refunded. You have {undoSeconds} seconds to undo this, and emails
        go out after that.
      </Typography>
    </FormDialog>
  );
};

const ArchiveCampButton = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<ArchiveIcon />} onClick={() => setAsking(true)}>
        Archive
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
    { done: "Camp archived", failed: "Failed to archive the camp" },
    { sent: onClose },
  );
  return (
    <FormDialog title={`Archive ${camp.title}?`} action="Archive" cancel="Keep as it is" {...dialog} onClose={onClose}>
      <Typography>
        It leaves all lists, and nobody can register any more. Registrations and payments stay, nobody is told, and you
        can restore it.
      </Typography>
      <FormField
        control={control}
        name="reason"
        label="Reason (optional)"
        helperText="For your own records."
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
};

const RestoreCampButton = ({ camp }: Props) => {
  const { send, sending } = useAct(({ restoreCamp }: CampVerbs) => restoreCamp, {
    done: "Camp restored",
    failed: "Failed to restore the camp",
  });
  return (
    <ActButton startIcon={<UnarchiveIcon />} busy={sending} onClick={() => void send(camp.id)}>
      Restore
    </ActButton>
  );
};
