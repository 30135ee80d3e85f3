import { Alert, AlertTitle, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { forgotPasswordUrl } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { emailMeALinkWords } from "./words.ts";

/** Too many tries at this account, perhaps by others: for now the password alone does not open it. */
export const isLimited = (error: unknown) => error instanceof ApiError && error.code === "TooManyGuesses";

/** Says the same whether or not the address has an account. */
const OnItsWay = ({ email }: { email: string }) => {
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), []); // the button is gone
  return (
    <Alert severity="success" sx={{ alignItems: "flex-start", overflowWrap: "anywhere" }}>
      <AlertTitle ref={title} tabIndex={-1} sx={{ fontWeight: 700, "&:focus": { outline: "none" } }}>
        {emailMeALinkWords.checkYourEmail}
      </AlertTitle>
      {emailMeALinkWords.ifTheresAnAccount}
      <strong>{email}</strong>
      {emailMeALinkWords.aLinkToChoose}
    </Alert>
  );
};

/** Logging in has to wait, but an emailed link works at any time. */
export const EmailMeALink = ({ email, words }: { email: string; words: string }) => {
  const ask = useMutation({ mutationFn: () => command("POST", forgotPasswordUrl, { email }) });
  if (ask.isSuccess) return <OnItsWay email={email} />;
  return (
    <Alert severity="warning" sx={{ alignItems: "flex-start" }}>
      {words}
      <ActButton
        variant="outlined"
        color="inherit"
        sx={{ display: "block", mt: 1.5 }}
        busy={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? emailMeALinkWords.sending : emailMeALinkWords.emailMeALink}
      </ActButton>
      {ask.isError && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 700 }}>
          {wordsOf(ask.error, emailMeALinkWords.weCouldntSendThe)}
        </Typography>
      )}
    </Alert>
  );
};
