import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Box, Button, Typography } from "@mui/material";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { money } from "../../shared/formats.ts";
import { useAwake } from "../rendered.ts";
import { toast } from "../../shared/toastStore.ts";

const Handle = ({ label, handle }: { label: string; handle: string }) => {
  const awake = useAwake();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handle);
      toast({ title: "Copied!", text: `${label} copied to clipboard` });
    } catch {
      toast({
        title: "Not copied",
        text: `Your browser does not allow it. Please type ${handle}.`,
        kind: "destructive",
      });
    }
  };
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 1, py: 0.5, minHeight: 44 }}
    >
      <Typography>
        {label}: <strong style={{ display: "inline-block" }}>{handle}</strong>
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

export type PaymentHandles = InstructorView["payment"];

/** How a lesson is paid: outside of this product. `handles`: the instructor's; undefined while they are not known. */
export const PaymentInstructions = ({
  price,
  handles,
}: {
  price?: string | undefined;
  handles: PaymentHandles | undefined;
}) => {
  const by = handles && [handles.venmo && "Venmo", handles.cashApp && "Cash App"].filter(Boolean).join(" or ");
  return (
    <Box component="section" aria-labelledby="payment" sx={{ p: 2.5, borderRadius: "12px", bgcolor: "ground.sand" }}>
      <Typography id="payment" variant="h4" component="h3">
        How to pay
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1 }}>
        Send {price ? money(price) : "the price"} by {by || "Venmo or Cash App"}. Your lesson is not confirmed until the
        payment is received.
      </Typography>
      <Box sx={{ minHeight: 88 }} aria-busy={!handles}>
        {handles?.venmo && <Handle label="Venmo" handle={handles.venmo} />}
        {handles?.cashApp && <Handle label="Cash App" handle={handles.cashApp} />}
      </Box>
    </Box>
  );
};
