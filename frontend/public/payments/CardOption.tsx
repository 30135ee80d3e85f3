import CardIcon from "@mui/icons-material/CreditCard";
import OpenInNewIcon from "@mui/icons-material/OpenInNew";
import { Button, Typography } from "@mui/material";
import { useSettings } from "../../shared/settings.ts";
import { PaymentOption } from "./PaymentOption.tsx";

/** By card: here where cards are taken, else on the facility's own page; nothing where there is neither. */
export const CardOption = ({ isPending, onRegister }: { isPending: boolean; onRegister: () => void }) => {
  const { mode, link } = useSettings().cards;
  if (mode === "off" && !link) return null;
  return (
    <PaymentOption title="Card" icon={<CardIcon />} mark={{ label: "Recommended", color: "success" }}>
      {mode === "off" && link ? (
        <>
          <Typography>Register and pay by card on our payment page. It opens in a new tab.</Typography>
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
            Pay by card
          </Button>
        </>
      ) : (
        <>
          <Typography>
            You register now and pay on the next page. Your spot is confirmed as soon as it is paid.
          </Typography>
          <Button
            variant="contained"
            color="stitch"
            size="large"
            disabled={isPending}
            onClick={onRegister}
            sx={{ justifySelf: "start" }}
          >
            {isPending ? "Registering..." : "Register and pay by card"}
          </Button>
        </>
      )}
    </PaymentOption>
  );
};
