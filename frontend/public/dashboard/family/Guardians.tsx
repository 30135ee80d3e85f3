import { Alert, Box, Button, Typography } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import {
  guardiansUrl,
  guardianUrl,
  InviteGuardian,
  invitationsUrl,
  invitationUrl,
  InvitationView,
  keepPlayerUrl,
  type PlayerView,
} from "../../../../backend/players/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { dateAt, monthAndDay } from "../../../shared/formats.ts";
import { toast } from "../../../shared/toastStore.ts";
import { useSubscription } from "../../memberships/open.ts";
import { useFocusWhenFewer } from "../../frame/useFocusWhenFewer.ts";
import { PlayerDialog } from "../../players/open.ts";
import { guardiansWords as words } from "../words.ts";

const dayOf = (instant: string) => monthAndDay(dateAt(instant));

type Props = { player: PlayerView; name: string };

const Invite = ({ player, name, onClose }: Props & { onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useForm({ resolver: zodResolver(InviteGuardian), defaultValues: { name: "", email: "" } });
  const { send, sending, refusal, isBeside } = useSend(
    (body: InviteGuardian, attempt) => command("POST", guardiansUrl(player.id), body, attempt(body)),
    {
      form,
      failed: { text: words.couldntInvite },
      sent: async (_, { email }) => {
        await queryClient.invalidateQueries({ queryKey: [invitationsUrl(player.id)] });
        toast({ title: words.invited, text: words.onItsWay(email) });
        onClose();
      },
    },
  );
  return (
    <PlayerDialog
      title={words.inviteFor(name)}
      send={words.sendInvitation}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <Typography>{words.whatTheyDo(name)}</Typography>
      <FormField control={form.control} name="name" label={words.theirName} autoComplete="off" required />
      <FormField
        control={form.control}
        name="email"
        label={words.theirEmail}
        type="email"
        autoComplete="off"
        required
      />
    </PlayerDialog>
  );
};

const Leave = ({ player, name, userId, onClose }: Props & { userId: string; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const { data: membership } = useSubscription(player.id, { isAwaited: false });
  const { send, sending, refusal } = useSend(async () => command("DELETE", guardianUrl(player.id, userId), {}), {
    failed: { text: words.couldntLeave },
    sent: async () => {
      toast({ title: words.youLeft(name) });
      onClose();
      const isOfPlayer = (url: unknown) => String(url).includes(player.id); // refused from now on
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [url] }) => !isOfPlayer(url) });
    },
  });
  return (
    <PlayerDialog
      title={words.stopManagingName(name)}
      send={words.stopManaging}
      color="error"
      sending={sending}
      refusal={refusal}
      onSubmit={(event) => {
        event.preventDefault();
        void send(undefined);
      }}
      onClose={onClose}
    >
      <Typography>{player.hasAccount ? words.whatLeavingALoginMeans(name) : words.whatLeavingMeans(name)}</Typography>
      <Typography>
        {words.whatStays(name)}{" "}
        {membership ? membership.isPayer && words.yourCardStops(name) : words.ifYourCardPays(name)}
      </Typography>
    </PlayerDialog>
  );
};

const Waiting = ({ player, invitation }: { player: PlayerView; invitation: InvitationView }) => {
  const queryClient = useQueryClient();
  const { send, sending } = useSend(async () => command("DELETE", invitationUrl(player.id, invitation.id), {}), {
    failed: { title: words.couldntWithdraw, text: words.pleaseTryAgain },
    sent: () => toast({ title: words.withdrawn }),
    settled: () => queryClient.invalidateQueries({ queryKey: [invitationsUrl(player.id)] }),
  });
  const { name, email, isMine, by, until } = invitation;
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
        {isMine
          ? words.youInvited(name ?? "", email ?? "", dayOf(until))
          : words.someoneInvited(by ?? words.anotherParent, dayOf(until))}
      </Typography>
      {isMine && (
        <ActButton
          size="small"
          color="inherit"
          sx={{ minHeight: 44, ml: -1 }}
          busy={sending}
          aria-label={words.withdrawOf(email ?? "")}
          onClick={() => void send(undefined)}
        >
          {words.withdraw}
        </ActButton>
      )}
    </Box>
  );
};

/** Somebody wants the player erased, and others have yet to say so. */
const Wish = ({ player, name }: Props) => {
  const queryClient = useQueryClient();
  const { send, sending, refusal } = useSend(async () => command("POST", keepPlayerUrl(player.id)), {
    failed: { text: words.pleaseTryAgain },
    sent: () => toast({ title: words.stays(name) }),
    settled: () => queryClient.invalidateQueries(),
  });
  const { erasureAskedUntil } = player;
  if (erasureAskedUntil) {
    const missing = player.guardians
      .filter((one) => !one.erasureAskedUntil)
      .map(({ firstName }) => firstName ?? words.anotherParent);
    return (
      <Alert
        severity="info"
        sx={{ mt: 1.5 }}
        action={
          <ActButton color="inherit" busy={sending} onClick={() => void send(undefined)} sx={{ whiteSpace: "nowrap" }}>
            {words.keepName(name)}
          </ActButton>
        }
      >
        {refusal || words.youAsked(name, missing, dayOf(erasureAskedUntil))}
      </Alert>
    );
  }
  const asking = player.guardians.find((one) => one.erasureAskedUntil);
  if (!asking?.erasureAskedUntil) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {words.theyAsked(asking.firstName ?? words.anotherParent, name, dayOf(asking.erasureAskedUntil))}
    </Alert>
  );
};

/** Who manages a player besides oneself, who is invited to, and ways to change that. */
export const Guardians = ({ player, user }: { player: PlayerView; user: UserView }) => {
  const name = player.firstName ?? words.thisPlayer;
  const [doing, setDoing] = useState<"invite" | "leave">();
  const { data: invitations = [] } = useQuery({
    queryKey: [invitationsUrl(player.id)],
    queryFn: ({ signal }) =>
      query(invitationsUrl(player.id), InvitationView.array(), { signal, signedOut: [] as InvitationView[] }),
  });
  const who = useFocusWhenFewer<HTMLSpanElement>(invitations.length);
  const others = player.guardians.map(({ firstName }) => firstName ?? words.anotherParent);
  const close = () => setDoing(undefined);
  return (
    <Box sx={{ mt: 1.5, pt: 1, borderTop: 1, borderColor: "divider" }}>
      <Typography variant="body2" {...who} sx={{ overflowWrap: "anywhere", "&:focus": { outline: "none" } }}>
        {[
          player.hasAccount && !player.isOwn && words.hasOwnLogin(name),
          others.length > 0 ? words.alsoManagedBy(others.join(", ")) : !player.hasAccount && words.onlyYou,
        ]
          .filter(Boolean)
          .join(" ")}
      </Typography>
      {invitations.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 0.5 }}>
          {invitations.map((invitation) => (
            <Waiting key={invitation.id} player={player} invitation={invitation} />
          ))}
        </Box>
      )}
      <Wish player={player} name={name} />
      <Box sx={{ ml: -1, display: "flex", flexWrap: "wrap", gap: 0.5 }}>
        {player.consent !== "none needed" && user.guardian === "none needed" && (
          <Button
            size="small"
            sx={{ minHeight: 44 }}
            aria-label={words.inviteFor(name)}
            onClick={() => setDoing("invite")}
          >
            {words.inviteAnother}
          </Button>
        )}
        {(others.length > 0 || player.hasAccount) && !player.isOwn && (
          <Button
            size="small"
            color="inherit"
            sx={{ minHeight: 44 }}
            aria-label={words.stopManagingName(name)}
            onClick={() => setDoing("leave")}
          >
            {words.stopManaging}
          </Button>
        )}
      </Box>
      {doing === "invite" && <Invite player={player} name={name} onClose={close} />}
      {doing === "leave" && <Leave player={player} name={name} userId={user.id} onClose={close} />}
    </Box>
  );
};
