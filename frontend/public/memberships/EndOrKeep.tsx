import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useState } from "react";
import {
  subscriptionCancelUrl,
  subscriptionResumeUrl,
  SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMembershipChanged } from "./useSubscription.ts";
import { cancelWords as words } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string | undefined; // where there are several
  readonly status: SubscriptionView;
}

const useChange = ({ playerId }: Pick<Props, "playerId">, url: string, sent: () => void) => {
  const changed = useMembershipChanged();
  return useSend(async () => SubscriptionView.parse(await command("POST", url, { playerId })), {
    failed: { title: words.failed, text: words.tryAgain },
    settled: changed,
    sent,
  });
};

const CancelDialog = ({ playerId, name, status, onClose }: Props & { onClose: () => void }) => {
  const { send, sending, refusal } = useChange({ playerId }, subscriptionCancelUrl, () => {
    toast({ title: words.canceled });
    onClose();
  });
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby="cancel-membership" fullWidth maxWidth="xs">
      <DialogTitle id="cancel-membership">{words.title(name)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <DialogContentText>
          {status.card?.hasFailed || !status.renewsAt
            ? words.endsNow
            : words.keepsUntil(lastDayInWords(status.renewsAt))}
        </DialogContentText>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" disabled={sending} onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="contained" color="error" disabled={sending} onClick={() => void send(undefined)}>
          {sending ? words.canceling : words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Ends a membership in two clicks, or takes that back while the paid time lasts. */
export const EndOrKeep = (props: Props) => {
  const { playerId, name, status } = props;
  const [isAsking, setAsking] = useState(false);
  const { send, sending } = useChange({ playerId }, subscriptionResumeUrl, () => toast({ title: words.kept }));
  if (status.standing === "ending")
    return (
      <Button
        variant="contained"
        aria-label={words.keepFor(name)}
        disabled={sending}
        onClick={() => void send(undefined)}
      >
        {sending ? words.keeping : words.keep}
      </Button>
    );
  return (
    <>
      <Button color="inherit" aria-label={words.cancelFor(name)} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && <CancelDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
};
