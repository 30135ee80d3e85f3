import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Box, Button, Typography } from "@mui/material";
import { money } from "../../shared/formats.ts";
import { useSettings } from "../../shared/settings.ts";
import { useAwake } from "../rendered.ts";
import { toast } from "../../shared/toastStore.ts";

const Handle = ({ label, handle }: { label: string; handle: string }) => {
  const awake = useAwake();
  const copy = async () => {
    await navigator.clipboard.writeText(handle);
    toast({ title: "Copied!", text: `${label} copied to clipboard` });
  };
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, py: 0.5, minHeight: 44 }}
    >
      <Typography>
        {label}: <strong>{handle}</strong>
      </Typography>
      {/* Browsers lend the clipboard on https and on this very machine only. */}
      {awake && globalThis.isSecureContext && (
        <Button
          size="small"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          aria-label={`Copy ${label} handle`}
        >
          Copy
        </Button>
      )}
    </Box>
  );
};

/** How a lesson is paid: outside of this product. */
export const PaymentInstructions = ({ price }: { price?: string | undefined }) => {
  const { payment } = useSettings();
  return (
    <Box component="section" aria-labelledby="payment" sx={{ p: 2.5, borderRadius: "12px", bgcolor: "ground.sand" }}>
      <Typography id="payment" variant="h4" component="h3">
        How to pay
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1 }}>
        Send {price ? money(price) : "the price"} by Venmo or Cash App. Your lesson is not confirmed until the payment
        is received.
      </Typography>
      {payment.venmo && <Handle label="Venmo" handle={payment.venmo} />}
      {payment.cashApp && <Handle label="Cash App" handle={payment.cashApp} />}
    </Box>
  );
};
