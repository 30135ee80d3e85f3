import { Alert, Button } from "@mui/material";
import { askEmailUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { confirmEmailWords as words } from "./words.ts";

/** What waits until the parent has confirmed their address, and the mail once more. */
export const ConfirmEmail = ({ email }: { email: string | null }) => {
  const { send, sending, refusal } = useSend(async () => command("POST", askEmailUrl), {
    failed: { title: words.notSent, text: words.pleaseTryAgain },
    sent: () => toast({ title: words.onItsWay }),
  });
  return (
    <Alert
      severity="info"
      sx={{ mt: 3 }}
      action={
        <Button color="inherit" disabled={sending} onClick={() => void send(undefined)} sx={{ whiteSpace: "nowrap" }}>
          {sending ? words.sending : words.sendAgain}
        </Button>
      }
    >
      {refusal || words.weEmailed(email ?? "")}
    </Alert>
  );
};
