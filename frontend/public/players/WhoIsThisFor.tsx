import AddIcon from "@mui/icons-material/PersonAddAlt";
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from "@mui/material";
import { type Ref, Suspense, useId, useState } from "react";
import { choiceCard } from "../../shared/forms/ChoiceField.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { callName } from "./callName.ts";
import { addPlayer } from "./dialogs.ts";
import { usePlayerChoice } from "./usePlayerChoice.ts";
import { callNameWords, whoIsThisForWords as words } from "./words.ts";

const AddPlayer = onDemand(addPlayer, "AddPlayer");

type Props = {
  problem?: string | undefined; // until someone is chosen
  first?: Ref<HTMLInputElement>;
  namesOne?: boolean; // unless told, only where it was known at once: it would move a page that is loading
};

/** The family's players, one tap each, the last choice ticked. One player is named, unless it is the user. */
export const WhoIsThisFor = ({ problem: said, first, namesOne }: Props) => {
  const id = useId();
  const user = useCurrentUser();
  const { players, chosen, choose, failed, refetch } = usePlayerChoice();
  const problem = chosen ? undefined : said;
  const [wasKnown] = useState(players.length > 0);
  const [adding, setAdding] = useState(false);
  if (failed)
    return (
      <Box sx={{ mt: 3, mb: 3 }}>
        <Problem title={words.couldntLoad} error={failed} onRetry={() => void refetch()} />
      </Box>
    );
  const [only, another] = players;
  if (!only || (!another && (!(namesOne ?? wasKnown) || !user || callName(only, user) === callNameWords.me)))
    return null;
  return (
    <>
      <FormControl
        error={problem !== undefined}
        required={another !== undefined}
        sx={another ? { mt: 3, mb: 3, display: "flex" } : { my: 1.5, display: "flex" }}
      >
        {another && (
          <FormLabel id={id} sx={{ mb: 1, fontWeight: 600, color: "text.primary" }}>
            {words.whoIsThisFor}
          </FormLabel>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", rowGap: 1, columnGap: another ? 1 : 2 }}>
          {another ? (
            <RadioGroup
              row
              aria-labelledby={id}
              {...(problem && { "aria-describedby": `${id}-problem` })}
              name="player"
              value={chosen?.id ?? ""}
              onChange={(_, next) => choose(next)}
              sx={{ gap: 1 }}
            >
              {players.map((player, index) => (
                <FormControlLabel
                  key={player.id}
                  value={player.id}
                  label={callName(player, user)}
                  sx={choiceCard}
                  control={<Radio {...(index === 0 && first && { slotProps: { input: { ref: first } } })} />}
                />
              ))}
            </RadioGroup>
          ) : (
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {words.forName(callName(only, user))}
            </Typography>
          )}
          {/* One button for both: the dialog gives it the focus back after a second player was added. */}
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ minHeight: 48 }}>
            {words.addAPlayer}
          </Button>
        </Box>
        {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
      </FormControl>
      {/* While it is fetched, the choice stays, and so does the focus that the dialog gives back. */}
      <Suspense>
        {adding && <AddPlayer onClose={() => setAdding(false)} onAdded={(player) => choose(player.id)} />}
      </Suspense>
    </>
  );
};
