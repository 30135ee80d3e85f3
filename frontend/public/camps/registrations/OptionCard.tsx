import { Box, FormControlLabel, Radio, Typography } from "@mui/material";
import { soft, tabular } from "../../../shared/theme.ts";

type Props = { value: string; title: string; text: string; price: string; per: string };

/** One of two ways to come, with what it costs. */
export const OptionCard = ({ value, title, text, price, per }: Props) => (
  <FormControlLabel
    value={value}
    control={<Radio sx={{ alignSelf: "flex-start" }} />}
    disableTypography
    label={
      <Box sx={{ py: 1, pr: 1, width: "100%" }}>
        <Typography component="span" sx={{ fontWeight: 700, display: "block" }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
          {text}
        </Typography>
        <Typography component="span" variant="h3" sx={{ display: "block", mt: 1, ...tabular }}>
          {price}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: "text.secondary", display: "block" }}>
          {per}
        </Typography>
      </Box>
    }
    sx={{
      m: 0,
      p: 1,
      border: "1.5px solid",
      borderColor: "ground.line",
      borderRadius: "14px",
      "&:has(input:checked)": {
        borderColor: "primary.main",
        boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)",
        bgcolor: soft("primary", 6),
      },
    }}
  />
);
