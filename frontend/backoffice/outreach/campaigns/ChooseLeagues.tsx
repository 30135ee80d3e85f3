import { Box, Button, Checkbox, FormControlLabel, Skeleton, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Problem } from "../../../shared/Problem.tsx";
import { audienceQuery } from "./campaignCalls.ts";
import { everyLeague } from "./typedCampaign.ts";
import { audienceWords as words, whyLabel } from "./words.ts";

type Props = { campaignId: string; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void };

/** Leagues, ticked one by one. Those that can't get it say why. */
export const ChooseLeagues = ({ campaignId, chosen, onChange }: Props) => {
  const { data, error, refetch } = useQuery(audienceQuery(campaignId, everyLeague));
  const [sought, setSought] = useState("");
  if (error) return <Problem title={words.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  if (data.leagues.length === 0) return <Typography>{words.noLeaguesText}</Typography>;
  const shown = data.leagues.filter(({ name, contactName }) =>
    `${name} ${contactName}`.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  const ticked = new Set(chosen);
  const tick = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const open = shown.filter(({ why }) => why === null).map(({ id }) => id);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <TextField label={words.search} value={sought} onChange={(event) => setSought(event.target.value)} fullWidth />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button size="small" onClick={() => onChange([...new Set([...chosen, ...open])])}>
          {words.chooseAll}
        </Button>
        <Button size="small" onClick={() => onChange([])}>
          {words.chooseNone}
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label={words.byHand}
        sx={{ m: 0, p: 0, listStyle: "none", maxHeight: 320, overflowY: "auto" }}
      >
        {shown.map(({ id, name, contactName, why }) => (
          <li key={id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={ticked.has(id)}
                  onChange={(_, on) => tick(id, on)}
                  slotProps={{ input: { "aria-label": `${name}, ${why ? whyLabel[why] : contactName}` } }} // or it is "Select"
                />
              }
              label={
                <Box component="span" sx={{ overflowWrap: "anywhere" }}>
                  {name}
                  <Box component="span" sx={{ color: "text.secondary" }}>
                    {" · "}
                    {why ? whyLabel[why] : contactName}
                  </Box>
                </Box>
              }
              disabled={why !== null && !ticked.has(id)}
              sx={{ minHeight: 44, m: 0 }}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
};
