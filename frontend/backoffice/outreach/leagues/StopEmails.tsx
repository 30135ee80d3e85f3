import { Box, Button, Card, Typography } from "@mui/material";
import { useState } from "react";
import { suppressionsUrl } from "../../../../backend/outreach/contract.ts";
import type { LeagueView, Suppress } from "../../../../backend/outreach/leagues/contract.ts";
import { command } from "../../../shared/api.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { useMe } from "../../access/me.ts";
import { useAct } from "../../data/useAct.ts";
import { ConfirmDialog } from "../../frame/ConfirmDialog.tsx";
import { Section } from "../../frame/Section.tsx";
import { AllowAgain } from "./AllowAgain.tsx";
import { stopWords as words } from "./words.ts";

const suppress = (what: Suppress) => command("POST", suppressionsUrl, what);

/** Stops emails to a league's address, by staff's word. */
const Stop = ({ league: { name, email } }: { league: LeagueView }) => {
  const [why, setWhy] = useState<"asked" | "bounce">();
  const { send, sending } = useAct(
    () => suppress,
    { done: words.done, failed: words.failed },
    { sent: () => setWhy(undefined) },
  );
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" onClick={() => setWhy("asked")}>
          {words.asked}
        </Button>
        <Button color="inherit" onClick={() => setWhy("bounce")}>
          {words.bounced}
        </Button>
      </Box>
      <ConfirmDialog
        open={why !== undefined}
        title={why === "bounce" ? words.bouncedQuestion(name) : words.question(name)}
        action={why === "bounce" ? words.bounced : words.stop}
        danger
        busy={sending}
        onConfirm={() => why && void send({ email, why })}
        onClose={() => setWhy(undefined)}
      >
        {why === "bounce" ? words.bouncedMeans : words.askedMeans}
      </ConfirmDialog>
    </>
  );
};

/** Whether a league's address gets emails, why not, and how to change that. */
export const StopEmails = ({ league }: { league: LeagueView }) => {
  const { role } = useMe();
  const { suppressedBy, suppressedAt, suppressionId, name } = league;
  return (
    <Section title={words.title}>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2, justifyItems: "start" }}>
        {suppressedBy && suppressedAt ? (
          <>
            <Typography>
              {words.stopped(words.how[suppressedBy], dayAgo(dateAt(suppressedAt)).toLowerCase())}
              {role !== "admin" && ` ${words.askAdmin}`}
            </Typography>
            {role === "admin" && suppressionId && <AllowAgain id={suppressionId} whom={name} />}
          </>
        ) : (
          <>
            <Typography>{words.open}</Typography>
            <Stop league={league} />
          </>
        )}
      </Card>
    </Section>
  );
};
