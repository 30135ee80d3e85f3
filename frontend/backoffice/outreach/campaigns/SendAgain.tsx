import { Button } from "@mui/material";
import { useState } from "react";
import { useAct } from "../../data/useAct.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { sendAgain } from "./campaignCalls.ts";
import { recipientWords as words } from "./words.ts";

interface Again {
  readonly emailId: string;
  readonly league: string;
  readonly state: "failed" | "unknown";
  readonly onSent?: () => void;
}

/** Of an email that failed or may have arrived: staff decide whether it goes out once more. */
export const SendAgain = ({ emailId, league, state, onSent }: Again) => {
  const [asking, setAsking] = useState(false);
  const { send, sending } = useAct(
    () => sendAgain,
    { done: words.sentAgain, failed: words.failedToSendAgain },
    {
      sent: () => {
        setAsking(false);
        onSent?.();
      },
    },
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {words.sendAgain}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.sendAgainQuestion(league)}
        action={words.sendAgain}
        busy={sending}
        onConfirm={() => void send(emailId)}
        onClose={() => setAsking(false)}
      >
        {words.sendAgainMeans[state]}
      </ConfirmDialog>
    </>
  );
};
