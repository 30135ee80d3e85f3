import { Alert, Button } from "@mui/material";
import { askEmailUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { usePlayers } from "./usePlayers.ts";
import { confirmEmailWords as words } from "./words.ts";

/** What waits until the parent has confirmed their address, and the mail once more. */
export const ConfirmEmail = ({ sx }: { sx: { mt?: number; mb?: number } }) => {
  const user = useCurrentUser();
  const { data: players = [] } = usePlayers();
  const { send, sending, refusal } = useSend(async () => command("POST", askEmailUrl), {
    failed: { title: words.notSent, text: words.pleaseTryAgain },
    sent: () => toast({ title: words.onItsWay }),
  });
  if (!players.some(({ consent, isOwn }) => consent === "asked" && !(isOwn && user?.guardian === "asked"))) return null;
  return (
    <Alert
      severity="info"
      sx={{
        ...sx,
        overflowWrap: "anywhere",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        "& .MuiAlert-message": { flex: "1 1 70%" }, // on a phone the button stands below
      }}
      action={
        <Button color="inherit" disabled={sending} onClick={() => void send(undefined)} sx={{ whiteSpace: "nowrap" }}>
          {sending ? words.sending : words.sendAgain}
        </Button>
      }
    >
      {refusal || words.weEmailed(user?.email ?? "")}
    </Alert>
  );
};
