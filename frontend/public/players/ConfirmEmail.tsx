import { Alert } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { askEmailUrl } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";
import { ownEmailKey, useOwnEmail } from "../access/ownEmail.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { usePlayers } from "./usePlayers.ts";
import { confirmEmailWords as words } from "./words.ts";

/** What waits until the parent has confirmed their address, and the mail once more. */
export const ConfirmEmail = ({ sx }: { sx: { mt?: number; mb?: number } }) => {
  const user = useCurrentUser();
  const { data: players = [] } = usePlayers();
  const queryClient = useQueryClient();
  const isAsked = players.some(({ consent, isOwn }) => consent === "asked" && !(isOwn && user?.guardian === "asked"));
  const isRefused = useOwnEmail({ enabled: isAsked })?.isRefused;
  const { send, sending, refusal } = useSend(async () => command("POST", askEmailUrl), {
    failed: { title: words.notSent, text: words.pleaseTryAgain },
    sent: async () => {
      await queryClient.invalidateQueries({ queryKey: ownEmailKey });
      toast({ title: words.onItsWay });
    },
  });
  if (!isAsked) return null;
  return (
    <Alert
      severity={isRefused ? "warning" : "info"}
      sx={{
        ...sx,
        overflowWrap: "anywhere",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        "& .MuiAlert-message": { flex: "1 1 70%" }, // on a phone the button stands below
      }}
      action={
        <ActButton color="inherit" busy={sending} onClick={() => void send(undefined)} sx={{ whiteSpace: "nowrap" }}>
          {sending ? words.sending : words.sendAgain}
        </ActButton>
      }
    >
      {refusal || (isRefused ? words.couldntDeliver : words.weEmailed)(user?.email ?? "")}
    </Alert>
  );
};
