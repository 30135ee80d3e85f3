import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormHelperText,
  InputAdornment,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from "@mui/material";
import { useId, useState } from "react";
import { PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { ApiError, wordsOf } from "../../../shared/api.ts";
import { money } from "../../../shared/formats.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { FilterChips } from "../../frame/FilterChips.tsx";
import {
  draftOf,
  errorsOf,
  type PaymentDraft,
  type PaymentErrors,
  receivedBy,
  receivedByLabel,
  toldOf,
} from "./paymentDraft.ts";
import { parentName, paymentStatusLabel } from "./words.ts";

type Props = { registration: RegistrationView; onClose: () => void };

/** Says what was paid, how much of it, how, and why that is known. Mounted while it is open. */
export const PaymentDialog = ({ registration, onClose }: Props) => {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [draft, setDraft] = useState(() => draftOf(registration));
  const [errors, setErrors] = useState<PaymentErrors>({});
  const [refusal, setRefusal] = useState("");
  const { mutate, isPending } = useAct(({ setPaymentStatus }) => setPaymentStatus, {
    done: "Payment status updated",
    failed: "Failed to update payment status",
  });
  const change = (part: Partial<PaymentDraft>) => {
    setDraft((draft) => ({ ...draft, ...part }));
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
    setRefusal("");
  };
  const refused = (error: unknown) => {
    const beside = error instanceof ApiError ? errorsOf(error.issues) : {};
    setErrors(beside);
    if (Object.keys(beside).length === 0) setRefusal(wordsOf(error, "Please try again."));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id}>Payment of {parentName(registration)}</DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ id: registration.id, ...toldOf(draft) }, { onSuccess: onClose, onError: refused });
        }}
        style={{ display: "contents" }}
      >
        <DialogContent sx={{ display: "grid", gap: 2.5 }}>
          {refusal && (
            <Alert severity="error" role="alert">
              {refusal}
            </Alert>
          )}
          <Typography>
            {money(registration.totalAmount)} is quoted, {money(registration.money.collected)} was received.
          </Typography>
          <Choice
            label="Payment status"
            choices={PaymentStatus.options.map((value) => ({ label: paymentStatusLabel[value], value }))}
            value={draft.paymentStatus}
            error={errors.paymentStatus}
            onChange={(paymentStatus) => change({ paymentStatus })}
          />
          {draft.paymentStatus !== "unpaid" && (
            <Choice
              label="How was it paid?"
              choices={receivedBy.map((value) => ({ label: receivedByLabel[value], value }))}
              value={draft.method}
              error={errors.method}
              onChange={(method) => change({ method })}
            />
          )}
          {draft.paymentStatus === "partial" && (
            <TextField
              label="Amount received so far (optional)"
              value={draft.amount}
              error={Boolean(errors.amount)}
              helperText={errors.amount ?? "Everything received without a card together."}
              onChange={({ target }) => change({ amount: target.value })}
              slotProps={{
                input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
                htmlInput: { inputMode: "decimal" },
              }}
            />
          )}
          <TextField
            label="Why (optional)"
            value={draft.words}
            error={Boolean(errors.words)}
            helperText={errors.words ?? "Kept with the payment, for you and whoever has to prove it."}
            onChange={({ target }) => change({ words: target.value })}
            multiline
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Save
          </ActButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const Choice = <T extends string>(props: {
  label: string;
  choices: { label: string; value: T }[];
  value: T | "";
  error: string | undefined;
  onChange: (value: T) => void;
}) => (
  <div>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{props.label}</Typography>
    <FilterChips<T | "">
      label={props.label}
      choices={props.choices}
      value={props.value}
      onChange={(value) => value !== "" && props.onChange(value)}
    />
    {props.error && (
      <FormHelperText error role="alert">
        {props.error}
      </FormHelperText>
    )}
  </div>
);
