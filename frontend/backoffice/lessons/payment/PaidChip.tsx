import PaidIcon from "@mui/icons-material/PaidOutlined";
import { Chip } from "@mui/material";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { soft } from "../../../shared/theme.ts";
import { paymentInWords } from "./paymentWords.ts";

/** In a row: somebody says that this lesson was paid. */
export const PaidChip = ({ payment }: Pick<LessonView, "payment">) =>
  payment && (
    <Chip
      size="small"
      icon={<PaidIcon />}
      label="Paid"
      title={paymentInWords(payment)}
      sx={{ bgcolor: soft("success", 14), color: "success.main", "& .MuiChip-icon": { color: "inherit" } }}
    />
  );
