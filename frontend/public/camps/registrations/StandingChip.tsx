import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import { Chip, type ChipProps } from "@mui/material";
import type { Standing } from "./standing.ts";
import { standingChipWords as words } from "../words.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<Standing, Look> = {
  paid: { label: words.paid, color: "success", icon: <CheckCircleIcon /> },
  processing: { label: words.confirmingPayment, color: "info", icon: <HourglassIcon /> },
  partial: { label: words.partlyPaid, color: "warning", icon: <PaymentsIcon /> },
  unpaid: { label: words.notPaidYet, color: "warning", icon: <PaymentsIcon /> },
  withdrawn: { label: words.withdrawn, color: "default", icon: <BlockIcon /> },
  cancelled: { label: words.campCanceled, color: "error", icon: <BlockIcon /> },
};

/** A standing in words, colour and icon, each readable alone. */
export const StandingChip = ({ standing }: { standing: Standing }) => (
  <Chip size="small" variant="outlined" {...looks[standing]} />
);
