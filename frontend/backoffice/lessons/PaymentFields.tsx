import { Box, InputAdornment, TextField } from "@mui/material";
import { paidBy } from "../../../backend/lessons/contract.ts";
import { Choice } from "../frame/Choice.tsx";
import type { PaymentDraft, PaymentErrors } from "./paymentDraft.ts";
import { paidByLabel } from "./paymentWords.ts";

type Props = { draft: PaymentDraft; errors: PaymentErrors; onChange: (part: Partial<PaymentDraft>) => void };

export const PaymentFields = ({ draft, errors, onChange }: Props) => (
  <Box sx={{ display: "grid", gap: 2.5 }}>
    <Choice
      label="How was it paid?"
      choices={paidBy.map((how) => ({ label: paidByLabel[how], value: how }))}
      value={draft.how}
      error={errors.how}
      onChange={(how) => onChange({ how })}
    />
    <TextField
      label="Amount"
      value={draft.amount}
      error={Boolean(errors.amount)}
      helperText={errors.amount}
      onChange={({ target }) => onChange({ amount: target.value })}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: "decimal" },
      }}
      sx={{ maxWidth: 200 }}
    />
    <TextField
      label={draft.how === "other" ? "How it was paid" : "Words (optional)"}
      value={draft.words}
      error={Boolean(errors.words)}
      helperText={errors.words ?? "The player sees this, too."}
      onChange={({ target }) => onChange({ words: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  </Box>
);
