import PaidIcon from "@mui/icons-material/PaidOutlined";
import type { LessonView } from "../../../../backend/lessons/contract.ts";
import { StateChip } from "../../frame/StateChip.tsx";
import { lessonWords, paymentInWords, paymentSentInWords } from "../words.ts";

/** In a row: somebody noted that this lesson was paid, or its player says so. */
export const PaidChip = ({ payment, paymentSent }: Pick<LessonView, "payment" | "paymentSent">) => {
  if (payment)
    return <StateChip tone="success" icon={<PaidIcon />} label={lessonWords.paid} title={paymentInWords(payment)} />;
  return paymentSent && <StateChip tone="info" label={paymentSentInWords(paymentSent)} />;
};
