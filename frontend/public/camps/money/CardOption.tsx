import CardIcon from "@mui/icons-material/CreditCard";
import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useSettings } from "../../../shared/settings.ts";
import { PaymentOption } from "./PaymentOption.tsx";
import { cardOptionWords as words } from "../words.ts";

type Props = {
  here: string; // where cards are taken
  elsewhere: string; // where they are paid on the facility's own page
  isChosen?: boolean; // with the registration
  children: ReactNode; // the button that leads on here
};

/** Payment by card: here if cards are accepted, else on the facility's own page, if it has one. */
export const CardOption = ({ here, elsewhere, isChosen, children }: Props) => {
  const { mode, link } = useSettings().cards;
  if (mode === "off" && !link) return null;
  return (
    <PaymentOption
      title={words.card}
      icon={<CardIcon />}
      mark={{ label: words.recommended, color: "success" }}
      isChosen={isChosen}
    >
      <Typography>{mode === "off" ? elsewhere : here}</Typography>
      {mode === "off" && link ? (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="contained"
          color="stitch"
          size="large"
          endIcon={<OpenInNewIcon />}
          sx={{ justifySelf: "start" }}
        >
          {words.payByCard}
        </Button>
      ) : (
        children
      )}
    </PaymentOption>
  );
};
