import { Box, Skeleton, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { openRequestStatuses } from "../../../../backend/lessons/contract.ts";
import { refundWords } from "../../../../backend/lessons/payingRule.ts";
import { ErasedPlayer, erasePlayerUrl, type PlayerView } from "../../../../backend/players/contract.ts";
import { command } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { capital, coachOf, sortLessons, useMyLessons, useMyRequests, when } from "../../lessons/open.ts";
import { canWithdraw, moneyAfter, standingOf, useMyRegistrations } from "../../camps/open.ts";
import { useSubscription } from "../../memberships/open.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { PlayerDialog } from "../../players/open.ts";
import { erasePlayerWords as words } from "../words.ts";

const Bullets = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component="h3" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: "grid", gap: 0.5, overflowWrap: "anywhere" }}>
      {children}
    </Box>
  </Box>
);

const Checking = () => (
  <li aria-busy aria-label={words.checking}>
    <Skeleton width="70%" />
  </li>
);

const MembershipEnds = ({ playerId }: { playerId: string }) => {
  const { data: membership, isPending } = useSubscription(playerId, { isAwaited: false });
  if (isPending) return <Checking />;
  if (!membership) return <li>{words.anyMembership}</li>;
  if (membership.card) return <li>{words.paidMembership}</li>;
  return membership.membershipStatus === "active" && <li>{words.freeMembership}</li>;
};

/** Lessons and requests that end, each with what becomes of money; in one line where they can't be looked up. */
const WhatEnds = ({ playerId }: { playerId: string }) => {
  const lessons = useMyLessons();
  const requests = useMyRequests();
  const registrations = useMyRegistrations();
  if (lessons.isPending || requests.isPending || registrations.isPending) return <Checking />;
  if (!lessons.data || !requests.data || !registrations.data) return <li>{words.lessonsToCome}</li>;
  const theirs = lessons.data.filter(({ studentId }) => studentId === playerId);
  const { taken, upcoming } = sortLessons(theirs, lessons.dataUpdatedAt);
  const open = requests.data.filter(
    (request) => request.player?.id === playerId && openRequestStatuses.some((status) => status === request.status),
  );
  const spots = registrations.data.filter(
    (one) =>
      canWithdraw(one.camp, standingOf(one)) &&
      one.places.some((place) => place.playerId === playerId && !place.isWithdrawn),
  );
  return (
    <>
      {[...upcoming, ...taken].map((lesson) => (
        <li key={lesson.id}>
          {[words.lesson(when(lesson), coachOf(lesson)), refundWords(capital(coachOf(lesson)), lesson)]
            .filter(Boolean)
            .join(". ")}
        </li>
      ))}
      {open.map(({ id, instructorName }) => (
        <li key={id}>{words.request(instructorName)}</li>
      ))}
      {spots.map((registration) => (
        <li key={registration.id}>{words.spot(registration.camp.title, moneyAfter(registration, 1))}</li>
      ))}
    </>
  );
};

/** Erases a player for good, by password. What goes and what stays is said before. */
export const ErasePlayer = ({ player, onClose }: { player: PlayerView; onClose: () => void }) => {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { password: "" } });
  const name = player.firstName ?? words.thisPlayer;
  const others = player.guardians
    .filter((one) => !one.erasureAskedUntil)
    .map(({ firstName }) => firstName ?? words.anotherParent);
  const { send, sending, refusal, isBeside } = useSend(
    async (body: { password: string }) => ErasedPlayer.parse(await command("POST", erasePlayerUrl(player.id), body)),
    {
      form,
      failed: { text: words.couldntErase },
      sent: async (answer) => {
        toast({ title: answer.isErased ? words.erased(name) : words.asked });
        onClose();
        const isGone = (url: unknown) => answer.isErased && String(url).includes(player.id); // refused from now on
        await queryClient.invalidateQueries({ predicate: ({ queryKey: [url] }) => !isGone(url) });
      },
    },
  );
  return (
    <PlayerDialog
      title={words.eraseName(name)}
      send={others.length === 0 ? words.eraseForGood : words.askToErase}
      color="error"
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      {others.length > 0 && <Typography>{words.everyoneAsks(others)}</Typography>}
      <Bullets title={words.whatGoes}>
        <li>{words.aboutThem(name)}</li>
        <li>{words.videos(name)}</li>
        <WhatEnds playerId={player.id} />
        <li>{words.waitlistSpots}</li>
        <MembershipEnds playerId={player.id} />
      </Bullets>
      <Bullets title={words.whatStays}>
        <li>{words.pastLessons}</li>
      </Bullets>
      <Typography>{words.cantBeUndone}</Typography>
      <FormField
        control={form.control}
        as={PasswordField}
        name="password"
        label={words.yourPassword}
        autoComplete="current-password"
        required
      />
    </PlayerDialog>
  );
};
