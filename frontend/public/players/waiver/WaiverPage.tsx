import { zodResolver } from "@hookform/resolvers/zod";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import SignedIcon from "@mui/icons-material/CheckCircle";
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Link as Anchor,
  Skeleton,
  Typography,
} from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { type MyWaivers, myWaiversUrl, SignWaiver, waiverUrl } from "../../../../backend/players/waivers/contract.ts";
import { policyUrl, PolicyView } from "../../../../backend/policies/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { dateAt, longDate } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { PolicyText } from "../../../shared/policies/PolicyText.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { toast } from "../../../shared/toastStore.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { Page } from "../../frame/Page.tsx";
import { useAwake } from "../../waking/rendered.ts";
import { waiverWords as words } from "../words.ts";
import { useMyWaivers } from "./useMyWaivers.ts";

type Player = MyWaivers["players"][number];

/** One name for all who are ticked: each gets a signature of their own. */
const Sign = ({ version, unsigned, ownId }: { version: string; unsigned: Player[]; ownId: string }) => {
  const queryClient = useQueryClient();
  const [left, setLeft] = useState<readonly string[]>([]); // not for them
  const [nobody, setNobody] = useState(false);
  const form = useForm({
    resolver: zodResolver(SignWaiver.pick({ name: true })),
    defaultValues: { name: "" },
  });
  const chosen = unsigned.filter(({ playerId }) => !left.includes(playerId));
  const { send, sending, refusal, isBeside } = useSend(
    async ({ name }: Pick<SignWaiver, "name">, attempt) => {
      for (const { playerId } of chosen) {
        const body = { version, name };
        await command("POST", waiverUrl(playerId), body, attempt({ playerId, ...body }));
      }
    },
    {
      form,
      failed: { text: words.couldntSign },
      sent: () => toast({ title: words.signedToast }),
      settled: async () => {
        await queryClient.invalidateQueries({ queryKey: [myWaiversUrl] });
        await queryClient.invalidateQueries({ queryKey: [policyUrl("waiver")] });
      },
    },
  );
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        setNobody(chosen.length === 0);
        if (chosen.length === 0) event.preventDefault();
        else void form.handleSubmit(send)(event);
      }}
      sx={{ display: "grid", gap: 2, justifyItems: "start", displayPrint: "none" }}
    >
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
          {words.forWhom}
        </Typography>
        {unsigned.map(({ playerId, name }) => (
          <FormControlLabel
            key={playerId}
            sx={{ display: "flex", overflowWrap: "anywhere" }}
            control={
              <Checkbox
                checked={!left.includes(playerId)}
                onChange={({ target }) => {
                  setNobody(false);
                  setLeft((now) => (target.checked ? now.filter((id) => id !== playerId) : [...now, playerId]));
                }}
              />
            }
            label={playerId === ownId ? words.nameYou(name) : name}
          />
        ))}
        {nobody && (
          <FormHelperText error role="alert">
            {words.tickSomebody}
          </FormHelperText>
        )}
      </Box>
      <FormField
        control={form.control}
        name="name"
        label={words.yourFullName}
        helperText={words.typedIsSigned}
        autoComplete="name"
        required
        fullWidth
        sx={{ maxWidth: 420 }}
      />
      <Typography>{words.bySigning}</Typography>
      {refusal && !isBeside && <Alert severity="error">{refusal}</Alert>}
      <ActButton type="submit" variant="contained" size="large" busy={sending}>
        {sending ? words.signing : words.sign(chosen.length)}
      </ActButton>
    </Box>
  );
};

const Signed = ({ player: { name, signature } }: { player: Player }) => (
  <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
    <SignedIcon color="success" fontSize="small" sx={{ mt: 0.25 }} aria-hidden />
    <Typography sx={{ overflowWrap: "anywhere" }}>
      <strong>{name}</strong>
      {signature && words.signedBy(signature.name ?? words.aParent, longDate(dateAt(signature.signedAt)))}
    </Typography>
  </Box>
);

const Signatures = ({ version }: { version: string }) => {
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = useMyWaivers();
  if (user === undefined || (user && isPending))
    return <Skeleton variant="rounded" height={240} sx={{ borderRadius: "16px" }} aria-busy />;
  if (!user)
    return (
      <Box sx={{ display: "grid", gap: 2, justifyItems: "start", displayPrint: "none" }}>
        <Typography>{words.logInToSign}</Typography>
        <Button component={Link} to={loginPath("/waiver")} variant="contained" size="large">
          {words.logIn}
        </Button>
      </Box>
    );
  if (!data) return <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />;
  const signed = data.players.filter(({ isSigned }) => isSigned);
  const unsigned = data.players.filter(({ isSigned }) => !isSigned);
  const isMinor = user.guardian !== "none needed";
  return (
    <>
      {signed.length > 0 && (
        <Box
          component="ul"
          aria-label={words.signedFor}
          sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1 }}
        >
          {signed.map((player) => (
            <Signed key={player.playerId} player={player} />
          ))}
        </Box>
      )}
      {unsigned.length > 0 && isMinor && <Alert severity="info">{words.yourParentSigns}</Alert>}
      {unsigned.length > 0 && !isMinor && <Sign key={version} version={version} unsigned={unsigned} ownId={user.id} />}
      {data.players.length === 0 && (
        <Typography>
          {words.noPlayers}{" "}
          <Anchor component={Link} to="/players">
            {words.addPlayers}
          </Anchor>
        </Typography>
      )}
    </>
  );
};

/** What can happen, and who takes that on for whom. Anybody may read it. */
const WaiverPage = () => {
  const awake = useAwake();
  const { data, error, refetch } = useQuery({
    queryKey: [policyUrl("waiver")],
    queryFn: ({ signal }) => query(policyUrl("waiver"), PolicyView, { signal }),
  });
  return (
    <Page title={words.waiver} maxWidth="md">
      <Box sx={{ maxWidth: "68ch", minHeight: "60svh", mt: 2 }}>
        {data && awake && (
          <>
            <Button
              startIcon={<PrintIcon />}
              color="inherit"
              onClick={() => window.print()}
              sx={{ ml: -1, displayPrint: "none" }}
            >
              {words.print}
            </Button>
            <PolicyText>{data.text}</PolicyText>
            <Typography variant="body2" sx={{ mt: 2, color: "text.secondary", display: "none", displayPrint: "block" }}>
              {words.version(data.version)}
            </Typography>
            <Card
              component="section"
              aria-labelledby="signatures"
              sx={{ mt: 4, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 2 }}
            >
              <Typography id="signatures" variant="h3" component="h2">
                {words.signatures}
              </Typography>
              <Signatures version={data.version} />
            </Card>
          </>
        )}
        {!data && error && <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />}
        {!(data && awake) && !error && <Skeleton variant="rounded" height={640} aria-label={words.loading} />}
      </Box>
    </Page>
  );
};
export default WaiverPage;
