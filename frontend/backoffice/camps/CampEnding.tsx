import ArchiveIcon from "@mui/icons-material/Inventory2Outlined";
import BlockIcon from "@mui/icons-material/EventBusyOutlined";
import UnarchiveIcon from "@mui/icons-material/UnarchiveOutlined";
import { Box, Button, TextField, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { askedReason } from "../../../backend/camps/publishContract.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { ConfirmDialog } from "../frame/ConfirmDialog.tsx";
import { Consequences } from "./Consequences.tsx";

type Props = { camp: Pick<CampView, "id" | "title" | "status"> };

/** What ends a camp, or brings it back from the archive, as far as its status allows. */
export const CampEnding = ({ camp }: Props) => (
  <>
    {camp.status === "active" && <CancelCampButton camp={camp} />}
    {camp.status === "archived" ? <RestoreCampButton camp={camp} /> : <ArchiveCampButton camp={camp} />}
  </>
);

export const CancelCampButton = ({ camp }: Props) => {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useAct(({ cancelCamp }) => cancelCamp, {
    done: "Camp cancelled",
    meaning: "Everybody who comes or waits is told by mail.",
    failed: "Failed to cancel the camp",
  });
  const confirm = () => {
    if (reason.trim() === "") return setMissing(true);
    mutate({ campId: camp.id, reason }, { onSuccess: () => setAsking(false) });
  };
  return (
    <>
      <Button color="error" startIcon={<BlockIcon />} onClick={() => setAsking(true)}>
        Cancel camp
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={isPending}
        title={`Cancel ${camp.title}?`}
        action="Cancel camp"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <Lines>
          <Consequences campId={camp.id} />
          <TextField
            label="Reason"
            required
            multiline
            minRows={2}
            value={reason}
            error={missing}
            helperText={missing ? askedReason : "Families read this in their mail."}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
          />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Registrations stay in the list until they are refunded. Cancelling cannot be taken back.
          </Typography>
        </Lines>
      </ConfirmDialog>
    </>
  );
};

export const ArchiveCampButton = ({ camp }: Props) => {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useAct(({ archiveCamp }) => archiveCamp, {
    done: "Camp archived",
    failed: "Failed to archive the camp",
  });
  return (
    <>
      <Button color="inherit" startIcon={<ArchiveIcon />} onClick={() => setAsking(true)}>
        Archive
      </Button>
      <ConfirmDialog
        open={asking}
        busy={isPending}
        title={`Archive ${camp.title}?`}
        action="Archive"
        onConfirm={() => mutate({ campId: camp.id, reason }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <Lines>
          <p style={{ margin: 0 }}>
            It leaves all lists, and nobody can register any more. Registrations and payments stay, nobody is told, and
            you can restore it.
          </p>
          <TextField
            label="Reason (optional)"
            value={reason}
            helperText="For your own records."
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Lines>
      </ConfirmDialog>
    </>
  );
};

export const RestoreCampButton = ({ camp }: Props) => {
  const { mutate, isPending } = useAct(({ restoreCamp }) => restoreCamp, {
    done: "Camp restored",
    failed: "Failed to restore the camp",
  });
  return (
    <ActButton startIcon={<UnarchiveIcon />} busy={isPending} onClick={() => mutate(camp.id)}>
      Restore
    </ActButton>
  );
};

const Lines = ({ children }: { children: ReactNode }) => <Box sx={{ display: "grid", gap: 2 }}>{children}</Box>;
