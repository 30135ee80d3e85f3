import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { useAct } from "../../data/useAct.ts";
import { ActIcon } from "../../frame/ActIcon.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { parentName } from "./words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; compact?: boolean };

/** Only while it is unpaid. Its history is kept. */
export const DeleteRegistration = ({ registration, compact = false }: Props) => {
  const [asks, setAsks] = useState(false);
  const { send, sending } = useAct(
    ({ deleteRegistration }: CampVerbs) => deleteRegistration,
    {
      done: "Registration deleted",
      failed: "Failed to delete registration",
    },
    { sent: () => setAsks(false) },
  );
  if (!mayBeReleased(registration)) return null;
  const name = `Delete the registration of ${parentName(registration)}`;
  return (
    <>
      {compact ? (
        <ActIcon word="Delete" aria-label={name} icon={<DeleteIcon />} busy={sending} onClick={() => setAsks(true)} />
      ) : (
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)}>
          Delete
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={`${name}?`}
        action="Delete"
        danger
        busy={sending}
        onConfirm={() => void send(registration.id)}
        onClose={() => setAsks(false)}
      >
        <Typography>
          Its places are free again, and it leaves the lists of who comes. What happened with it stays on record.
          {Number(registration.money.collected) > 0 && " What was received stands there to be given back."}
        </Typography>
      </ConfirmDialog>
    </>
  );
};
