import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { confirmEmailUrl, EmailAnswered } from "../../../backend/accounts/contract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { currentUserKey, useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { useMailedToken } from "../access/useMailedToken.ts";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { confirmEmailPageWords as words } from "./words.ts";

/** The mail may be opened where nobody is logged in. */
const Next = ({ to, label }: { to: string; label: string }) => {
  const isVisitor = useCurrentUser() === null;
  return (
    <Button component={Link} to={isVisitor ? loginPath(to) : to} variant="contained">
      {isVisitor ? words.logIn : label}
    </Button>
  );
};
const toPlayers = <Next to="/players" label={words.seeYourPlayers} />;
const toDashboard = <Next to="/player-dashboard" label={words.goToYourDashboard} />;

const Ask = ({ token }: { token: string }) => {
  const queryClient = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => EmailAnswered.parse(await command("POST", confirmEmailUrl, { token })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserKey }),
  });
  if (data)
    return (
      <Outcome title={words.thankYou} next={data.isNew ? toDashboard : toPlayers}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{data.isNew ? data.message : words.itsConfirmed}</Typography>
      </Outcome>
    );
  if (error instanceof ApiError && error.code === "LinkIsDead") return <Dead />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography>{words.oneTapAnd}</Typography>
      {error && <Alert severity="error">{wordsOf(error, words.weCouldntSaveThis)}</Alert>}
      <Box>
        <ActButton variant="contained" size="large" busy={isPending} onClick={() => mutate()}>
          {isPending ? words.confirming : words.confirmMyEmail}
        </ActButton>
      </Box>
    </Card>
  );
};

const Dead = () => (
  <Outcome title={deadLink} next={toPlayers}>
    <Typography>{words.itsOldOrUsed}</Typography>
  </Outcome>
);

/** Where the mail to a parent leads. Opening it changes nothing: mail programs open links by themselves. */
const ConfirmEmailPage = () => {
  const token = useMailedToken();
  return (
    <Page title={words.confirmYourEmail} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={180} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Ask key={token} token={token} />}
    </Page>
  );
};
export default ConfirmEmailPage;
