import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from "@mui/material";
import { useState } from "react";
import {
  subscriptionCancelUrl,
  subscriptionPauseUrl,
  subscriptionResumeUrl,
  SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { longestPause, monthsLater } from "../../../projections/memberships/standingRule.ts";
import { command } from "../../shared/api.ts";
import { dateAt, monthAndDay } from "../../shared/formats.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMembershipChanged } from "./useSubscription.ts";
import { cancelWords as words, pauseWords } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string | undefined; // where there are several
  readonly status: SubscriptionView;
}

const useChange = ({ playerId }: Pick<Props, "playerId">, url: string, sent: () => void) => {
  const changed = useMembershipChanged();
  return useSend(async (more: object) => SubscriptionView.parse(await command("POST", url, { playerId, ...more })), {
    failed: { title: words.failed, text: words.tryAgain },
    settled: changed,
    sent,
  });
};

const whatItMeans = ({ standing, card, renewsAt }: SubscriptionView) => {
  if (standing === "paused") return words.endsInPause;
  return card?.hasFailed || !renewsAt ? words.endsNow : words.keepsUntil(lastDayInWords(renewsAt));
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
        <DialogContentText>{whatItMeans(status)}</DialogContentText>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" disabled={sending} onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="contained" color="error" disabled={sending} onClick={() => void send({})}>
          {sending ? words.canceling : words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** For the off-season, from the end of what is paid. */
const PauseDialog = ({ playerId, name, from, onClose }: Props & { from: string; onClose: () => void }) => {
  const [months, setMonths] = useState(3);
  const { send, sending, refusal } = useChange({ playerId }, subscriptionPauseUrl, () => {
    toast({ title: pauseWords.done });
    onClose();
  });
  const day = (instant: string) => monthAndDay(dateAt(instant));
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby="pause-membership" fullWidth maxWidth="xs">
      <DialogTitle id="pause-membership">{pauseWords.title(name)}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        <TextField
          select
          label={pauseWords.howLong}
          value={months}
          onChange={({ target }) => setMonths(Number(target.value))}
          sx={{ mt: 1 }}
        >
          {Array.from({ length: longestPause }, (_, n) => (
            <MenuItem key={n} value={n + 1}>
              {pauseWords.months(n + 1)}
            </MenuItem>
          ))}
        </TextField>
        <DialogContentText>{pauseWords.whatItMeans(day(from), day(monthsLater(from, months)))}</DialogContentText>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" disabled={sending} onClick={onClose}>
          {pauseWords.notNow}
        </Button>
        <Button variant="contained" disabled={sending} onClick={() => void send({ months })}>
          {sending ? pauseWords.pausing : pauseWords.pause}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Ends a membership in two clicks, or takes that back while the paid time lasts. */
export const EndOrKeep = (props: Props) => {
  const { playerId, name, status } = props;
  const [asking, setAsking] = useState<"cancel" | "pause" | undefined>();
  const close = () => setAsking(undefined);
  const { send, sending } = useChange({ playerId }, subscriptionResumeUrl, () => toast({ title: words.kept }));
  if (status.standing === "ending" || (status.standing === "paid" && status.pausedUntil))
    return (
      <Button
        variant="contained"
        aria-label={status.pausedUntil ? pauseWords.keepFor(name) : words.keepFor(name)}
        disabled={sending}
        onClick={() => void send({})}
      >
        {sending ? words.keeping : status.pausedUntil ? pauseWords.keep : words.keep}
      </Button>
    );
  return (
    <>
      {status.standing === "paid" && !status.card?.hasFailed && (
        <Button color="inherit" aria-label={pauseWords.pauseFor(name)} onClick={() => setAsking("pause")}>
          {pauseWords.pause}
        </Button>
      )}
      <Button color="inherit" aria-label={words.cancelFor(name)} onClick={() => setAsking("cancel")}>
        {words.cancel}
      </Button>
      {asking === "cancel" && <CancelDialog {...props} onClose={close} />}
      {asking === "pause" && status.renewsAt && <PauseDialog {...props} from={status.renewsAt} onClose={close} />}
    </>
  );
};
