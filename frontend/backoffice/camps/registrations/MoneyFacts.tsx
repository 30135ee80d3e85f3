import { Box, Card, Typography } from "@mui/material";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { moneyWords } from "../words.ts";

/** Quoted, collected, refunded, and what results. */
export const MoneyFacts = ({ registration }: { registration: RegistrationView }) => {
  const { quoted, collected, refunded, outstanding, refundDue } = registration.money;
  const lines = [
    [
      moneyWords.quoted,
      quoted,
      Number(quoted) > 0 && `${registration.participantCount} × ${money(registration.pricePerParticipant)}`,
    ],
    [moneyWords.collected, collected],
    [moneyWords.refunded, refunded],
    [moneyWords.outstanding, outstanding],
    [moneyWords.refundDue, refundDue],
  ] as const;
  return (
    <Card component="dl" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 0.5, ...tabular }}>
      {lines.map(([name, amount, how]) => (
        <Box
          key={name}
          sx={{
            display: "flex",
            alignItems: "baseline",
            gap: 2,
            py: 1,
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <Box component="dt" sx={{ color: "text.secondary", mr: "auto" }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: "right" }}>
            {how && (
              <Typography component="span" variant="body2" sx={{ color: "text.secondary", mr: 1.5 }}>
                {how}
              </Typography>
            )}
            <Box component="span" sx={{ fontWeight: 650 }}>
              {money(amount)}
            </Box>
          </Box>
        </Box>
      ))}
    </Card>
  );
};
