import LockIcon from "@mui/icons-material/LockOutlined";
import { Box, Card, Divider, Typography } from "@mui/material";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";

const Sum = ({ name, dollars }: { name: string; dollars: string }) => (
  <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, color: "text.secondary" }}>
    <span>{name}</span>
    <span>{dollars}</span>
  </Box>
);

type Props = { registration: Pick<OwnRegistrationView, "totalAmount" | "money">; amount: string };

/** The order's total, less what came already. */
export const OrderTotal = ({ registration, amount }: Props) => {
  const received = Number(registration.money.collected) - Number(registration.money.refunded);
  return (
    <Card
      component="section"
      aria-labelledby="order-total"
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1, ...tabular }}
    >
      <Typography id="order-total" variant="h3" component="h2">
        Order total
      </Typography>
      <Sum name="Registration fee" dollars={money(registration.totalAmount)} />
      {received > 0 && <Sum name="Received already" dollars={`− ${money(received)}`} />}
      <Divider />
      <Box sx={{ display: "flex", justifyContent: "space-between", alignItems: "baseline" }}>
        <Typography sx={{ fontWeight: 700 }}>Total</Typography>
        <Typography variant="h2" component="p">
          {money(amount)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center", color: "text.secondary" }}>
        <LockIcon fontSize="small" />
        <Typography variant="body2">
          Your payment is secure and encrypted. We never see the number of your card.
        </Typography>
      </Box>
    </Card>
  );
};
