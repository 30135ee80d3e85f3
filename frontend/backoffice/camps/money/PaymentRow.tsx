import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { type ReactNode, useRef, useState } from "react";
import { useRefresh } from "react-admin";
import { PaymentStatus, type RegistrationView } from "../../../../backend/camps/contract.ts";
import { HowPaid } from "../../../shared/camps/HowPaid.tsx";
import { money } from "../../../shared/formats.ts";
import { UndoButton } from "../../../shared/Undo.tsx";
import { tabular } from "../../../shared/theme.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { removed } from "../../frame/Fact.tsx";
import { isStanding } from "../registrations/moves.ts";
import { RegistrationChips } from "../registrations/RegistrationChips.tsx";
import { RegistrationLink } from "../registrations/RegistrationLink.tsx";
import {
  methodInWords,
  noPlayersLeft,
  parentName,
  paymentStatusLabel,
  paymentWords,
  playersCount,
  playersInWords,
} from "../words.ts";
import { usePaymentStatus } from "./usePaymentStatus.ts";

/** Any of the three, at any time; and how, where it was paid. */
const PaymentStatusSelect = ({ registration }: { registration: RegistrationView }) => {
  const { status, set, sending } = usePaymentStatus(registration);
  const field = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const refresh = useRefresh();
  const choose = (chosen: PaymentStatus) => {
    if (sending || chosen === status) return;
    if (chosen === "paid") setAnchor(field.current);
    else set(chosen);
  };
  return (
    <>
      <TextField
        ref={field}
        select
        value={status}
        aria-busy={sending}
        onChange={({ target }) => choose(PaymentStatus.parse(target.value))}
        slotProps={{
          select: { SelectDisplayProps: { "aria-label": paymentWords.paymentStatusOf(parentName(registration)) } },
        }}
        sx={{ flex: "1 1 100px", maxWidth: { sm: 140 } }}
      >
        {PaymentStatus.options.map((one) => (
          <MenuItem key={one} value={one} sx={{ minHeight: 44 }}>
            {paymentStatusLabel[one]}
          </MenuItem>
        ))}
      </TextField>
      <HowPaid anchor={anchor} onChoose={(method) => set("paid", method)} onClose={() => setAnchor(null)} />
      <UndoButton of={registration.id} what={paymentWords.parentsPayment(parentName(registration))} undone={refresh} />
    </>
  );
};

/** One family: the children, how to reach the parent, the price, and whether it was paid. */
export const PaymentRow = ({ registration, act }: { registration: RegistrationView; act?: ReactNode }) => {
  const { parentPhone, parentEmail, participantCount } = registration;
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.75,
        display: "grid",
        columnGap: 2,
        rowGap: 1,
        alignItems: "center",
        gridTemplateColumns: {
          xs: "1fr auto",
          md: "minmax(0, 1fr) minmax(0, 1.2fr) 76px 146px 244px",
        },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, minWidth: 0 }}>
        <RegistrationLink id={registration.id}>{parentName(registration)}</RegistrationLink>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {participantCount === 0
            ? noPlayersLeft
            : `${playersCount(participantCount)}: ${playersInWords(registration)}`}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, typography: "body2", overflowWrap: "anywhere" }}>
        <div>
          <PhoneLink phone={parentPhone} otherwise={removed} />
        </div>
        <MailLink email={parentEmail} otherwise={parentPhone === null ? null : removed} />
      </Box>
      <Box sx={{ textAlign: { md: "right" } }}>
        <Typography sx={{ fontWeight: 650, ...tabular }}>{money(registration.money.quoted)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {methodInWords(registration)}
        </Typography>
      </Box>
      <Box sx={{ justifySelf: { xs: "end", md: "start" } }}>
        <RegistrationChips registration={registration} />
      </Box>
      <Box sx={{ gridColumn: { xs: "1 / -1", md: "auto" }, display: "flex", gap: 1, alignItems: "center" }}>
        {isStanding(registration) && <PaymentStatusSelect registration={registration} />}
        {act}
      </Box>
    </Box>
  );
};
