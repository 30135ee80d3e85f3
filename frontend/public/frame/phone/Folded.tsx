import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";
import { usePhone } from "./usePhone.ts";

interface Props {
  readonly title: string;
  readonly mt?: number;
  readonly isOpen?: boolean; // at first
  readonly children: ReactNode;
}

/**
 * What is seldom needed: on a phone folded under its title, at a desk simply there. The parts inside stay mounted, so
 * that nothing typed is lost when a phone is turned.
 */
export const Folded = ({ title, mt = 0, isOpen: isOpenAtFirst = false, children }: Props) => {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Box
      component="details"
      open={!isPhone || isOpen}
      onToggle={({ currentTarget }) => isPhone && setOpen(currentTarget.open)}
      sx={{ mt, minWidth: 0, "&[open] > summary svg": { transform: "rotate(180deg)" } }}
    >
      <Box
        component="summary"
        sx={{
          display: { xs: "flex", sm: "none" },
          alignItems: "center",
          justifyContent: "space-between",
          minHeight: 52,
          px: 2,
          border: 1,
          borderColor: "divider",
          borderRadius: "16px",
          bgcolor: "background.paper",
          fontWeight: 700,
          cursor: "pointer",
          "&::-webkit-details-marker": { display: "none" },
        }}
      >
        {title}
        <ExpandMoreIcon aria-hidden />
      </Box>
      {children}
    </Box>
  );
};
