import PaidIcon from "@mui/icons-material/PaidOutlined";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { paymentInWords } from "./paymentWords.ts";

/** In a row: somebody noted that this lesson was paid. */
export const PaidChip = ({ payment }: Pick<LessonView, "payment">) =>
  payment && <StateChip tone="success" icon={<PaidIcon />} label="Paid" title={paymentInWords(payment)} />;
