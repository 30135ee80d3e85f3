import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Button, Card, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ResendLink as Form, resendLinkUrl } from "../../../../backend/camps/contract.ts";
import { command, wordsOf } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";

const Address = Form.pick({ parentEmail: true });

/** Mails the link to one's registration again. The answer is the same for every address, so nobody learns who registered. */
export const ResendLink = ({ campId, title }: { campId: string | undefined; title: string }) => {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Address), defaultValues: { parentEmail: "" } });
  const resend = useMutation({
    mutationFn: ({ parentEmail }: { parentEmail: string }) =>
      command("POST", resendLinkUrl, { parentEmail, ...(campId && { campId }) }),
  });
  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      aria-labelledby="resend"
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!resend.isPending) void handleSubmit((form) => resend.mutate(form))();
      }}
      sx={{ p: 3, display: "grid", gap: 2 }}
    >
      <Typography id="resend" variant="h4" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>
        We mail it to the address that you registered with. It opens your registration on any device.
      </Typography>
      <FormField control={control} name="parentEmail" label="Email" type="email" autoComplete="email" required />
      {resend.isSuccess && (
        <Alert severity="success">If somebody registered with this address, a mail with the link is on its way.</Alert>
      )}
      {resend.error && (
        <Alert severity="error">{wordsOf(resend.error, "The mail was not sent. Please try again.")}</Alert>
      )}
      <Button type="submit" variant="outlined" disabled={resend.isPending}>
        {resend.isPending ? "Sending..." : "Send the link again"}
      </Button>
    </Card>
  );
};
