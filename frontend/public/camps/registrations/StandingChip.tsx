import BlockIcon from "@mui/icons-material/Block";
import CheckCircleIcon from "@mui/icons-material/CheckCircleOutlined";
import HourglassIcon from "@mui/icons-material/HourglassEmpty";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import { Chip, type ChipProps } from "@mui/material";
import type { Standing } from "./standing.ts";

type Look = { label: string; color: NonNullable<ChipProps["color"]>; icon: NonNullable<ChipProps["icon"]> };
const looks: Record<Standing, Look> = {
  paid: { label: "Paid", color: "success", icon: <CheckCircleIcon /> },
  processing: { label: "Being confirmed", color: "info", icon: <HourglassIcon /> },
  partial: { label: "Partly paid", color: "warning", icon: <PaymentsIcon /> },
  unpaid: { label: "Not paid yet", color: "warning", icon: <PaymentsIcon /> },
  withdrawn: { label: "Withdrawn", color: "default", icon: <BlockIcon /> },
  cancelled: { label: "Camp cancelled", color: "error", icon: <BlockIcon /> },
};

/** A standing in words, colour and icon, each readable alone. */
export const StandingChip = ({ standing }: { standing: Standing }) => (
  <Chip size="small" variant="outlined" {...looks[standing]} />
);
