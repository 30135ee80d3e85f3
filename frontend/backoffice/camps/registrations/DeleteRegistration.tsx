import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Button, Typography } from "@mui/material";
import { useState } from "react";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { useAct } from "../../data/useAct.ts";
import { ActIcon } from "../../frame/ActIcon.tsx";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { deleteRegistrationWords as words, parentName } from "../words.ts";
import type { CampVerbs } from "../verbs.ts";

type Props = { registration: RegistrationView; compact?: boolean };

/** Only while it is unpaid. Its history is kept. */
export const DeleteRegistration = ({ registration, compact = false }: Props) => {
  const [asks, setAsks] = useState(false);
  const { send, sending } = useAct(
    ({ deleteRegistration }: CampVerbs) => deleteRegistration,
    {
      done: words.registrationDeleted,
      failed: words.failedToDeleteRegistration,
    },
    { sent: () => setAsks(false) },
  );
  if (!mayBeReleased(registration)) return null;
  const name = words.deleteOf(parentName(registration));
  return (
    <>
      {compact ? (
        <ActIcon
          word={words.deleteRegistration}
          aria-label={name}
          icon={<DeleteIcon />}
          busy={sending}
          onClick={() => setAsks(true)}
        />
      ) : (
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)}>
          {words.deleteRegistration}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={`${name}?`}
        action={words.deleteRegistration}
        danger
        busy={sending}
        onConfirm={() => void send(registration.id)}
        onClose={() => setAsks(false)}
      >
        <Typography>
          {words.thisReleasesTheir}
          {Number(registration.money.collected) > 0 && words.anythingTheyPaid}
        </Typography>
      </ConfirmDialog>
    </>
  );
};
