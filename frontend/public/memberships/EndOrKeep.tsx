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
import { type ReactNode, useId, useState } from "react";
import {
  subscriptionCancelUrl,
  subscriptionPauseUrl,
  subscriptionResumeUrl,
  SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { chargedAfter, longestPause } from "../../../projections/memberships/standingRule.ts";
import { command } from "../../shared/api.ts";
import { dateAt, monthAndDay } from "../../shared/formats.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMembershipChanged } from "./useSubscription.ts";
import { cancelWords as words, pauseWords } from "./words.ts";

interface Props {
  readonly playerId: string;
  readonly name: string | undefined; // undefined: the reader's own
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

const useKeep = ({ playerId, name }: Pick<Props, "playerId" | "name">, sent: () => void) =>
  useChange({ playerId }, subscriptionResumeUrl, () => {
    toast({ title: words.kept(name) });
    sent();
  });

const whatItMeans = ({ standing, card, renewsAt, pausedUntil }: SubscriptionView) => {
  if (standing === "paused") return words.endsInPause;
  if (standing === "paid" && pausedUntil) return words.endsBeforePause;
  return card?.hasFailed || !renewsAt ? words.endsNow : words.keepsUntil(lastDayInWords(renewsAt));
};

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly away: string;
  readonly send: string;
  readonly color?: "error";
  readonly onSend: () => void;
  readonly asked: { readonly sending: boolean; readonly refusal: ReactNode };
  readonly onClose: () => void;
}
const Question = ({ title, children, away, send, color, onSend, asked, onClose }: QuestionProps) => {
  const id = useId();
  const { sending, refusal } = asked;
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2 }}>
        {children}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ px: 3, py: 2, gap: 1, flexWrap: "wrap-reverse", "& > button": { whiteSpace: "nowrap" } }}
      >
        <ActButton color="inherit" busy={sending} onClick={onClose}>
          {away}
        </ActButton>
        <ActButton variant="contained" {...(color && { color })} busy={sending} onClick={onSend}>
          {send}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
};

const CancelDialog = ({ playerId, name, status, onClose }: Props & { onClose: () => void }) => {
  const { send, ...asked } = useChange({ playerId }, subscriptionCancelUrl, () => {
    toast({ title: words.canceled });
    onClose();
  });
  return (
    <Question
      title={words.title(name)}
      away={words.keep}
      send={asked.sending ? words.canceling : words.cancel}
      color="error"
      onSend={() => void send({})}
      asked={asked}
      onClose={onClose}
    >
      <DialogContentText>{whatItMeans(status)}</DialogContentText>
      {status.payer && <DialogContentText>{words.payerHears(status.payer)}</DialogContentText>}
    </Question>
  );
};

/** For the off-season, from the end of what is paid. */
const PauseDialog = ({ playerId, name, status, from, onClose }: Props & { from: string; onClose: () => void }) => {
  const [months, setMonths] = useState(3);
  const { send, ...asked } = useChange({ playerId }, subscriptionPauseUrl, () => {
    toast({ title: pauseWords.done });
    onClose();
  });
  const day = (instant: string) => monthAndDay(dateAt(instant));
  return (
    <Question
      title={pauseWords.title(name)}
      away={pauseWords.notNow}
      send={asked.sending ? pauseWords.pausing : pauseWords.pause}
      onSend={() => void send({ months })}
      asked={asked}
      onClose={onClose}
    >
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
      <DialogContentText>
        {pauseWords.whatItMeans(day(from), day(chargedAfter({ from: status.paidFrom, until: from }, months)))}
      </DialogContentText>
      {status.payer && <DialogContentText>{words.payerHears(status.payer)}</DialogContentText>}
    </Question>
  );
};

/** What is about to be charged to another's card is said before it is done. */
const KeepDialog = ({ playerId, name, status, onClose }: Props & { onClose: () => void }) => {
  const { send, ...asked } = useKeep({ playerId, name }, onClose);
  const { keep, keepTitle } = status.standing === "paid" ? pauseWords : words;
  const day = status.endsAt ? monthAndDay(dateAt(status.endsAt)) : undefined; // unknown before a pause
  return (
    <Question
      title={keepTitle(name)}
      away={pauseWords.notNow}
      send={asked.sending ? words.keeping : keep}
      onSend={() => void send({})}
      asked={asked}
      onClose={onClose}
    >
      <DialogContentText>{words.chargesAgain(status.payer, day)}</DialogContentText>
    </Question>
  );
};

/** Ends a membership in two clicks, or takes that or a pause back while the paid time lasts. */
export const EndOrKeep = (props: Props) => {
  const { playerId, name, status } = props;
  const [asking, setAsking] = useState<"cancel" | "pause" | "keep" | undefined>();
  const close = () => setAsking(undefined);
  const { send, sending } = useKeep({ playerId, name }, close);
  const isEnding = status.standing === "ending";
  const isPaid = status.standing === "paid";
  const willPause = isPaid && status.pausedUntil !== null;
  const { keep, keepFor } = willPause ? pauseWords : words;
  return (
    <>
      {(isEnding || willPause) && (
        <ActButton
          variant="contained"
          aria-label={keepFor(name)}
          busy={sending}
          onClick={() => (status.isPayer ? void send({}) : setAsking("keep"))}
        >
          {sending ? words.keeping : keep}
        </ActButton>
      )}
      {isPaid && !willPause && !status.card?.hasFailed && (
        <Button color="inherit" aria-label={pauseWords.pauseFor(name)} onClick={() => setAsking("pause")}>
          {pauseWords.pause}
        </Button>
      )}
      {!isEnding && (
        <Button color="inherit" aria-label={words.cancelFor(name)} onClick={() => setAsking("cancel")}>
          {words.cancel}
        </Button>
      )}
      {asking === "keep" && (isEnding || willPause) && <KeepDialog {...props} onClose={close} />}
      {asking === "cancel" && !isEnding && <CancelDialog {...props} onClose={close} />}
      {asking === "pause" && !willPause && status.renewsAt && (
        <PauseDialog {...props} from={status.renewsAt} onClose={close} />
      )}
    </>
  );
};
