import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import type { z } from "zod";
import { JoinPlayer, PlayerView } from "../../../backend/players/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { settings } from "../../shared/settings.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath, registerPath } from "../access/returnAddress.ts";
import { AgreeByActing } from "../policies/open.ts";
import { Declaration } from "./Declaration.tsx";
import { forgetKeptToken, keepToken } from "./mailedLink.ts";
import { joinFormWords as words } from "./words.ts";

type Typed = { declared: boolean };

const Joining = ({ token, url, onJoined }: { token: string; url: string; onJoined: (player: PlayerView) => void }) => {
  const queryClient = useQueryClient();
  const form = useForm<Typed, unknown, z.output<typeof JoinPlayer>>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unticked box is refused like any other field
    resolver: zodResolver(JoinPlayer.omit({ token: true })) as never,
    defaultValues: { declared: false },
  });
  const { send, sending, refusal, isBeside } = useSend(
    async () => PlayerView.parse(await command("POST", url, { token, declared: true, agreedTo: settings().policies })),
    {
      form,
      failed: { text: words.couldntJoin },
      sent: async (player) => {
        forgetKeptToken();
        onJoined(player);
        await queryClient.invalidateQueries({ refetchType: "none" }); // the link has been used, so its page asks no more
      },
    },
  );
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={form.handleSubmit(send)}
      sx={{ display: "grid", gap: 2, justifyItems: "start" }}
    >
      <Declaration control={form.control as never} name="declared" />
      <AgreeByActing by="joining" />
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.joining : words.join}
      </ActButton>
    </Box>
  );
};

type Props = { token: string; url: string; page: string; onJoined: (player: PlayerView) => void };

/** Joining takes an account of one's own. Whoever has none comes back here with one. */
export const JoinForm = ({ page, ...joining }: Props) => {
  const user = useCurrentUser();
  if (user === undefined) return null;
  if (user)
    return (
      <>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {words.youJoinAs([user.firstName, user.lastName].filter(Boolean).join(" "), user.email)}
        </Typography>
        <Joining {...joining} />
      </>
    );
  const keep = () => keepToken(joining.token);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button component={Link} to={registerPath(page)} onClick={keep} variant="contained" size="large">
        {words.createYourLogin}
      </Button>
      <Button component={Link} to={loginPath(page)} onClick={keep} variant="outlined" color="inherit" size="large">
        {words.iHaveOne}
      </Button>
    </Box>
  );
};
