import SendIcon from "@mui/icons-material/SendOutlined";
import type { MailView } from "../../../backend/mail/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import type { MailVerbs } from "./verbs.ts";

/** After the reason is mended, or in the hope that it has gone by itself. */
export const SendAgainButton = ({ mail }: { mail: MailView }) => {
  const { mutate, isPending } = useAct(({ sendMailAgain }: MailVerbs) => sendMailAgain, {
    done: "The mail is on its way again",
    failed: "Failed to send the mail again",
    meaning: "It is tried at once; reload in a moment to see what became of it.",
  });
  return (
    <ActButton variant="contained" busy={isPending} startIcon={<SendIcon />} onClick={() => mutate(mail.id)}>
      Send again
    </ActButton>
  );
};
