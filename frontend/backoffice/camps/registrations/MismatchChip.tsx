import ReportIcon from "@mui/icons-material/ReportProblemOutlined";
import { Chip } from "@mui/material";
import { soft } from "../../../shared/theme.ts";

/** What was said of the payment is not what the card provider's books say. */
export const MismatchChip = () => (
  <Chip
    size="small"
    icon={<ReportIcon />}
    label="Mismatch"
    sx={{ bgcolor: soft("warning", 14), color: "warning.main", "& .MuiChip-icon": { color: "inherit" } }}
  />
);
export const RefundDueChip = ({ amount }: { amount: string }) => (
  <Chip size="small" label={`${amount} to give back`} sx={{ bgcolor: soft("warning", 14), color: "warning.main" }} />
);
