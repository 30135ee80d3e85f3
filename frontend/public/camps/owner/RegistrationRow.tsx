import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Chip, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { mayBeReleased } from "../../../../backend/camps/registrationRule.ts";
import { HowPaid } from "../../../shared/camps/HowPaid.tsx";
import { money, removedPerson } from "../../../shared/formats.ts";
import { soft, tabular } from "../../../shared/theme.ts";
import { UndoButton } from "../../../shared/Undo.tsx";
import { AskFirst } from "../../frame/AskFirst.tsx";
import { useDeleteRegistration, useRefresh, useSetPaymentStatus } from "./useRegistrations.ts";
import { divisionWords, registrationRowWords as words } from "../words.ts";

const label = { unpaid: words.unpaid, partial: words.partial, paid: words.paid };
const tone = { unpaid: "error", partial: "secondary", paid: "success" } as const;

const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Chip size="small" label={label[status]} sx={{ bgcolor: soft(tone[status], 14), color: `${tone[status]}.main` }} />
);

/** One family: who comes, what they owe and whether they paid. A paid one cannot be deleted before its refund. */
export const RegistrationRow = ({ registration }: { registration: RegistrationView }) => {
  const { participants, totalAmount, paymentStatus } = registration;
  const parent = registration.parentName ?? removedPerson;
  const children = participants.filter(({ isWithdrawn }) => !isWithdrawn);
  const set = useSetPaymentStatus(registration);
  const [asks, setAsks] = useState(false);
  const remove = useDeleteRegistration(registration, () => setAsks(false));
  const status = set.isPending ? set.variables.paymentStatus : paymentStatus;
  const field = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const refresh = useRefresh();
  const choose = (chosen: PaymentStatus) => {
    if (set.isPending || chosen === status) return;
    if (chosen === "paid") setAnchor(field.current);
    else set.mutate({ paymentStatus: chosen });
  };
  return (
    <Box component="li" sx={{ py: 1.5, display: "grid", gap: 1, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", gap: 1, justifyContent: "space-between" }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>{parent}</Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {children
              .map(({ playerName, ageGroup }) =>
                [playerName ?? removedPerson, ageGroup && divisionWords.ageGroup(ageGroup)].filter(Boolean).join(", "),
              )
              .join(" · ")}
          </Typography>
        </Box>
        <Box sx={{ textAlign: "right" }}>
          <Typography sx={{ fontWeight: 650, ...tabular }}>{money(totalAmount)}</Typography>
          <PaymentBadge status={paymentStatus} />
        </Box>
      </Box>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <TextField
          ref={field}
          select
          size="small"
          label={words.paymentStatus}
          value={status}
          onChange={({ target }) => choose(PaymentStatus.parse(target.value))}
          slotProps={{
            select: {
              SelectDisplayProps: { "aria-label": words.paymentStatusOf(parent), "aria-labelledby": undefined },
            },
          }}
          sx={{ flexGrow: 1 }}
        >
          {PaymentStatus.options.map((one) => (
            <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
              {label[one]}
            </MenuItem>
          ))}
        </TextField>
        <HowPaid
          anchor={anchor}
          onChoose={(method) => set.mutate({ paymentStatus: "paid", method })}
          onClose={() => setAnchor(null)}
        />
        <UndoButton of={registration.id} what={words.paymentOf(parent)} undone={refresh} />
        {mayBeReleased(registration) && (
          <IconButton color="error" aria-label={words.deleteRegistrationOf(parent)} onClick={() => setAsks(true)}>
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
      {asks && (
        <AskFirst
          question={words.deleteThisRegistration(parent)}
          text={words.theirSpotsOpenUp}
          yes={words.deleteRegistration}
          no={words.keepRegistration}
          isPending={remove.isPending}
          onYes={() => remove.mutate()}
          onNo={() => setAsks(false)}
        />
      )}
    </Box>
  );
};
