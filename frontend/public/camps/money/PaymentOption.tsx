import { Box, Card, Chip, type ChipProps, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { paymentOptionWords as words } from "../words.ts";

type Props = {
  title: string;
  icon: ReactNode;
  mark?: { label: string; color: NonNullable<ChipProps["color"]> };
  isChosen?: boolean | undefined; // with the registration
  children: ReactNode;
};

/** The ways to pay in the usual order, but the one that the family chose with the registration first. */
export const chosenFirst = (
  chosen: string | null,
  { card, apps, cash }: Record<"card" | "apps" | "cash", ReactNode>,
) => {
  if (chosen === "venmo" || chosen === "cashapp") return [apps, card, cash];
  return chosen === "cash" ? [cash, card, apps] : [card, apps, cash];
};

/** One way to pay. */
export const PaymentOption = ({ title, icon, mark, isChosen = false, children }: Props) => {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        {icon}
        <Typography id={id} variant="h4" component="h3" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {isChosen && <Chip size="small" label={words.yourChoice} color="primary" />}
        {mark && <Chip size="small" label={mark.label} color={mark.color} variant="outlined" />}
      </Box>
      {children}
    </Card>
  );
};
