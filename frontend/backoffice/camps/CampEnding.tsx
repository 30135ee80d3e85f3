import ArchiveIcon from "@mui/icons-material/Inventory2Outlined";
import BlockIcon from "@mui/icons-material/EventBusyOutlined";
import UnarchiveIcon from "@mui/icons-material/UnarchiveOutlined";
import { Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { canBeCancelled } from "../../../backend/camps/endingRule.ts";
import type { CampView } from "../../../backend/camps/contract.ts";
import { askedReason } from "../../../backend/camps/running/publishContract.ts";
import { useAct } from "../data/useAct.ts";
import { useDraft } from "../data/useDraft.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { Consequences } from "./Consequences.tsx";
import type { CampVerbs } from "./verbs.ts";

type Props = { camp: Pick<CampView, "id" | "title" | "status"> };

/** What ends a camp, or brings it back from the archive, as far as its status allows. */
export const CampEnding = ({ camp }: Props) => (
  <>
    {canBeCancelled(camp) && <CancelCampButton camp={camp} />}
    {camp.status === "archived" ? <RestoreCampButton camp={camp} /> : <ArchiveCampButton camp={camp} />}
  </>
);

const CancelCampButton = ({ camp }: Props) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        Cancel camp
      </Button>
      {isAsking && <CancelCamp camp={camp} onClose={() => setAsking(false)} />}
    </>
  );
};

const CancelCamp = ({ camp, onClose }: Props & { onClose: () => void }) => {
  const { draft, field, has, refuse, refusal } = useDraft({ reason: "" });
  const { mutate, isPending } = useAct(({ cancelCamp }: CampVerbs) => cancelCamp, {
    done: "Camp cancelled",
    meaning: "Everybody who comes or waits is told by mail.",
    failed: "Failed to cancel the camp",
  });
  const reason = field("reason", "Reason");
  const cancel = () => {
    if (has({ reason: askedReason }))
      mutate(
        { campId: camp.id, reason: draft.reason },
        { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
      );
  };
  return (
    <FormDialog
      title={`Cancel ${camp.title}?`}
      action="Cancel camp"
      cancel="Keep as it is"
      danger
      busy={isPending}
      refusal={refusal}
      onSubmit={cancel}
      onClose={onClose}
    >
      <Consequences campId={camp.id} />
      <TextField
        {...reason}
        required
        multiline
        minRows={2}
        helperText={reason.helperText || "Families read this in their mail."}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Registrations stay in the list until they are refunded. Cancelling cannot be taken back.
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
      {isAsking && <ArchiveCamp camp={camp} onClose={() => setAsking(false)} />}
    </>
  );
};

const ArchiveCamp = ({ camp, onClose }: Props & { onClose: () => void }) => {
  const { draft, field, refuse, refusal } = useDraft({ reason: "" });
  const { mutate, isPending } = useAct(({ archiveCamp }: CampVerbs) => archiveCamp, {
    done: "Camp archived",
    failed: "Failed to archive the camp",
  });
  const reason = field("reason", "Reason (optional)");
  return (
    <FormDialog
      title={`Archive ${camp.title}?`}
      action="Archive"
      cancel="Keep as it is"
      busy={isPending}
      refusal={refusal}
      onSubmit={() =>
        mutate(
          { campId: camp.id, reason: draft.reason },
          { onSuccess: onClose, onError: (error) => refuse(error, "Please try again.") },
        )
      }
      onClose={onClose}
    >
      <Typography>
        It leaves all lists, and nobody can register any more. Registrations and payments stay, nobody is told, and you
        can restore it.
      </Typography>
      <TextField
        {...reason}
        helperText={reason.helperText || "For your own records."}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
};

const RestoreCampButton = ({ camp }: Props) => {
  const { mutate, isPending } = useAct(({ restoreCamp }: CampVerbs) => restoreCamp, {
    done: "Camp restored",
    failed: "Failed to restore the camp",
  });
  return (
    <ActButton startIcon={<UnarchiveIcon />} busy={isPending} onClick={() => mutate(camp.id)}>
      Restore
    </ActButton>
  );
};
