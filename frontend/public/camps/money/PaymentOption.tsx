import { Box, Card, Chip, type ChipProps, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";

type Props = {
  title: string;
  icon: ReactNode;
  mark?: { label: string; color: NonNullable<ChipProps["color"]> };
  children: ReactNode;
};

/** One way to pay. */
export const PaymentOption = ({ title, icon, mark, children }: Props) => {
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
        {mark && <Chip size="small" label={mark.label} color={mark.color} variant="outlined" />}
      </Box>
      {children}
    </Card>
  );
};
