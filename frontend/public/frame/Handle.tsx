import ContentCopyIcon from "@mui/icons-material/ContentCopy";
import { Box, Button, Typography } from "@mui/material";
import { toast } from "../../shared/toastStore.ts";
import { useAwake } from "../waking/rendered.ts";
import { handleWords as words } from "./words.ts";

/** The account to send money to, with a button that copies it. */
export const Handle = ({ label, handle }: { label: string; handle: string }) => {
  const awake = useAwake();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(handle);
      toast({ title: words.copied, text: words.labelCopiedToClipboard(label) });
    } catch {
      toast({
        title: words.couldntCopy,
        text: words.yourBrowserWont(handle),
        kind: "destructive",
      });
    }
  };
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1,
        py: 0.5,
        minHeight: 44,
      }}
    >
      <Typography>
        {label}: <strong style={{ display: "inline-block" }}>{handle}</strong>
      </Typography>
      {/* Browsers allow the clipboard on https and localhost only. */}
      {awake && globalThis.isSecureContext && (
        <Button
          size="small"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          aria-label={words.copyLabelHandle(label)}
        >
          {words.copy}
        </Button>
      )}
    </Box>
  );
};
