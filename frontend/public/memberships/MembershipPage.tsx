import {
  Alert,
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Typography,
} from "@mui/material";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { z } from "zod";
import {
  membershipLinkCancelUrl,
  membershipLinkCheckoutUrl,
  membershipLinkPortalUrl,
  MembershipLinkView,
  openMembershipLinkUrl,
  ProvidersPage,
} from "../../../backend/memberships/subscriptionContract.ts";
import { ApiError, command, wordsOf } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { kept } from "../../shared/kept.ts";
import { Problem } from "../../shared/Problem.tsx";
import { lastDayInWords } from "../../shared/memberships/words.ts";
import { toast } from "../../shared/toastStore.ts";
import { useMailedToken } from "../access/useMailedToken.ts";
import { Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { BackFromPaying, useAwaited } from "./Buying.tsx";
import { standingInWords } from "./standingInWords.ts";
import { membershipPageWords as words } from "./words.ts";

/** Back from the card provider's page, the address holds no token: this tab remembers it. */
const tokenOfTab = kept("membership-link", z.string());
const useToken = () => {
  const told = useMailedToken();
  useEffect(() => {
    if (told) tokenOfTab.keep(told);
  }, [told]);
  return told === null ? tokenOfTab.read() : told;
};

const Waiting = () => <Skeleton variant="rounded" height={280} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;

const Dead = () => (
  <Outcome
    title={words.deadTitle}
    next={
      <Button component={Link} to="/" variant="contained">
        {words.home}
      </Button>
    }
  >
    <Typography>{words.deadText}</Typography>
  </Outcome>
);

type Sub = { readonly token: string; readonly view: MembershipLinkView; readonly name: string };

/** Opens a page of the card provider's in this tab, which leads back here. */
const ToProvider = ({
  token,
  url,
  label,
  isFirst = false,
}: Pick<Sub, "token"> & { url: string; label: string; isFirst?: boolean }) => {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => ProvidersPage.parse(await command("POST", url, { token })),
    onSuccess: (page) => location.assign(page.url),
  });
  useEffect(() => {
    // Back from there, the browser restores the page as it was left.
    const backAgain = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener("pageshow", backAgain);
    return () => removeEventListener("pageshow", backAgain);
  }, [reset]);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {error && <Alert severity="error">{wordsOf(error, words.couldntDo)}</Alert>}
      <Box>
        <ActButton
          variant={isFirst ? "contained" : "outlined"}
          color={isFirst ? "stitch" : "inherit"}
          size="large"
          busy={isPending || isSuccess}
          onClick={() => mutate()}
        >
          {isPending || isSuccess ? words.opening : label}
        </ActButton>
      </Box>
    </Box>
  );
};

const whatItMeans = ({ standing, card, renewsAt, pausedUntil }: MembershipLinkView, name: string) => {
  if (standing === "paused") return words.endsInPause;
  if (card?.hasFailed || standing !== "paid" || !renewsAt) return words.endsNow;
  return pausedUntil ? words.endsWithPaid(name) : words.keepsUntil(name, lastDayInWords(renewsAt));
};

const Cancel = ({ token, view, name, onDone }: Sub & { onDone: (view: MembershipLinkView) => void }) => {
  const [isAsking, setAsking] = useState(false);
  const { send, sending, refusal } = useSend(
    async () => MembershipLinkView.parse(await command("POST", membershipLinkCancelUrl, { token })),
    {
      failed: { title: words.couldntDo, text: words.tryAgain },
      sent: (after) => {
        toast({ title: words.canceled });
        setAsking(false);
        onDone(after);
      },
    },
  );
  return (
    <>
      <Button color="inherit" size="large" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <Dialog
        open={isAsking}
        onClose={sending ? undefined : () => setAsking(false)}
        aria-labelledby="cancel-membership"
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id="cancel-membership">{words.cancelTitle(name)}</DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2 }}>
          <DialogContentText>{whatItMeans(view, name)}</DialogContentText>
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <ActButton color="inherit" busy={sending} onClick={() => setAsking(false)}>
            {words.keep}
          </ActButton>
          <ActButton variant="contained" color="error" busy={sending} onClick={() => void send(undefined)}>
            {sending ? words.canceling : words.cancel}
          </ActButton>
        </DialogActions>
      </Dialog>
    </>
  );
};

const Membership = ({ token }: Pick<Sub, "token">) => {
  const [query] = useSearchParams();
  const cameBack = query.get("checkout");
  const { isAwaited, isLate } = useAwaited(cameBack === "done");
  const { data, error, refetch } = useQuery({
    queryKey: [openMembershipLinkUrl, token],
    queryFn: async () => MembershipLinkView.parse(await command("POST", openMembershipLinkUrl, { token })),
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (isAwaited && state.data?.canPay ? 2000 : false),
  });
  if (error instanceof ApiError && error.code === "LinkIsDead") return <Dead />;
  if (error && !data) return <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const name = data.firstName ?? words.yourPlayer;
  const back = cameBack === "done" ? (isLate ? "late" : "awaited") : cameBack;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography component="h2" variant="h3">
        {words.heading(name)}
      </Typography>
      <Typography>{words.whatItIs(name)}</Typography>
      {data.canPay ? (
        <>
          <BackFromPaying back={back} />
          {back !== "awaited" && <ToProvider token={token} url={membershipLinkCheckoutUrl} label={words.pay} isFirst />}
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words.cancelAnyTime}
          </Typography>
        </>
      ) : (
        <>
          {data.membershipStatus === "active" && <Typography sx={{ fontWeight: 650 }}>{words.active}</Typography>}
          {standingInWords(data).map((line) => (
            <Typography key={line}>{line}</Typography>
          ))}
          {data.card && !data.isPayer && <Typography>{words.anotherPays}</Typography>}
          {!data.card && <Typography>{words.notByCard}</Typography>}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            {data.isPayer && (
              <ToProvider
                token={token}
                url={membershipLinkPortalUrl}
                label={data.card?.hasFailed ? words.updateCard : words.cardAndInvoices}
                isFirst={data.card?.hasFailed === true}
              />
            )}
            {data.card && data.standing !== "ending" && (
              <Cancel token={token} view={data} name={name} onDone={() => void refetch()} />
            )}
          </Box>
        </>
      )}
    </Card>
  );
};

/** Where a mail leads the guardian of a player under 18, who pays without an account. */
const MembershipPage = () => {
  const token = useToken();
  return (
    <Page title={words.membership} maxWidth="sm">
      {token === undefined && <Waiting />}
      {token === null && <Dead />}
      {token && <Membership key={token} token={token} />}
    </Page>
  );
};
export default MembershipPage;
