import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Card, Typography } from "@mui/material";
import { useForm } from "react-hook-form";
import { ResendLink as Form, resendLinkUrl } from "../../../../backend/camps/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { resendLinkWords as words } from "../words.ts";

const Address = Form.pick({ parentEmail: true });

/** Mails the link to one's registration again. The answer is the same for every address, so nobody learns who registered. */
export const ResendLink = ({ campId, title }: { campId: string | undefined; title: string }) => {
  const form = useForm({ resolver: zodResolver(Address), defaultValues: { parentEmail: "" } });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, answer } = useSend(
    ({ parentEmail }: { parentEmail: string }) =>
      command("POST", resendLinkUrl, { parentEmail, ...(campId && { campId }) }),
    { form, failed: { text: words.weCouldntSendTheEmail } },
  );
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      aria-labelledby="resend"
      onSubmit={handleSubmit(send)}
      sx={{ p: 3, display: "grid", gap: 2 }}
    >
      <Typography id="resend" variant="h4" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.wellSendItTo}</Typography>
      <FormField control={control} name="parentEmail" label={words.email} type="email" autoComplete="email" required />
      {answer !== undefined && <Alert severity="success">{words.ifTheresARegistration}</Alert>}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="outlined" busy={sending}>
        {sending ? words.sending : words.emailMeTheLink}
      </ActButton>
    </Card>
  );
};
