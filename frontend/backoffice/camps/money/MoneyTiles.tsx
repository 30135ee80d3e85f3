import { Box, Card, Typography } from "@mui/material";
import type { CampRevenueView } from "../../../../backend/camps/money/payContract.ts";
import { money } from "../../../shared/formats.ts";
import { tabular } from "../../../shared/theme.ts";
import { moneyWords } from "../words.ts";

type Sums = Pick<CampRevenueView, "quoted" | "collected" | "refunded" | "outstanding" | "refundDue">;

/** Money split into what was quoted, what came in, what went back and what is still to come. */
export const MoneyTiles = ({ sums }: { sums: Sums }) => {
  const tiles = [
    [moneyWords.quoted, sums.quoted],
    [moneyWords.collected, sums.collected],
    [moneyWords.refunded, sums.refunded],
    [moneyWords.outstanding, sums.outstanding],
    ...(Number(sums.refundDue) > 0 ? [[moneyWords.refundDue, sums.refundDue] as const] : []),
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: { xs: 1, sm: 1.5 },
        gridTemplateColumns: "repeat(auto-fit, minmax(130px, 1fr))",
      }}
    >
      {tiles.map(([name, amount]) => (
        <Card key={name} sx={{ px: 2, py: 1.5, display: "flex", flexDirection: "column-reverse" }}>
          <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: "h3", ...tabular }}>
            {money(amount)}
          </Box>
        </Card>
      ))}
    </Box>
  );
};
