import AddIcon from "@mui/icons-material/PersonAddAlt";
import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from "@mui/material";
import { useEffect, useId, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { mostPlayers, type PlayerView } from "../../../../../backend/players/contract.ts";
import { choiceCard } from "../../../../shared/forms/ChoiceField.tsx";
import { useCurrentUser } from "../../../access/currentUser.ts";
import { onDemand } from "../../../frame/onDemand.tsx";
import { addPlayer, callName } from "../../../players/open.ts";
import { isFull as isWithoutSpot, type Place, placesOf } from "./divisions.ts";
import type { Family } from "./useFamily.ts";
import { divisionWords, whoIsComingWords as words } from "../../words.ts";

const AddPlayer = onDemand(addPlayer, "AddPlayer");

/** Where a player would play, or why not. */
const placeFor = (camp: CampView, { age, sport }: PlayerView) =>
  placesOf(camp, [{ playerAge: age, sport: sport ?? undefined }])[0];

const lineFor = (place: Place | undefined, { age }: PlayerView) => {
  switch (place?.kind) {
    case "division":
      return isWithoutSpot(place)
        ? words.isFull(divisionWords.name(place.division))
        : words.withSpots(divisionWords.name(place.division), place.left);
    case "whole camp":
      return words.openTo(place.left);
    case "not for this age":
      return place.why;
    case "owner decides":
      return words.coachFindsAGroup;
    case "unknown":
    case "no sport yet":
    case undefined:
      return age === null ? words.tellAgeAndSport : words.tellSport(age);
  }
};

type Props = {
  camp: CampView;
  family: Family;
  chosen: readonly string[]; // players' ids
  isFull: boolean; // nobody more fits into one registration
  problem: string | undefined;
  onChoose: (player: PlayerView) => void; // or not any more
};

/** The family's players as cards, each with its group. A new one may be added on the way. */
export const WhoIsComing = ({ camp, family, chosen, isFull, problem, onChoose }: Props) => {
  const id = useId();
  const user = useCurrentUser();
  const isMinor = user ? user.guardian !== "none needed" : false; // only adults add players
  const [adding, setAdding] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    if (problem && submitCount > 0) first.current?.focus(); // at each try
  }, [problem, submitCount]);
  const added = family.players.filter(({ isOwn }) => !isOwn).length;
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend" sx={{ mb: 1, fontWeight: 600, color: "text.primary" }}>
        {words.yourPlayers}
      </FormLabel>
      <FormGroup sx={{ display: "grid", gap: 1, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {family.players.map((player, n) => {
          const isComing = family.isComing(player.id);
          const place = placeFor(camp, player);
          const line = isComing ? words.alreadyRegistered : lineFor(place, player);
          const cannot = isComing || isFull || place?.kind === "not for this age";
          const isChosen = chosen.includes(player.id);
          return (
            <FormControlLabel
              key={player.id}
              disabled={!isChosen && cannot} // who was chosen can always be left out
              sx={{ ...choiceCard, py: 1 }}
              control={
                <Checkbox
                  checked={isComing || isChosen}
                  onChange={() => onChoose(player)}
                  slotProps={{
                    input: {
                      ...(n === 0 && { ref: first }),
                      "aria-labelledby": `${id}-${n}`,
                      "aria-describedby": `${id}-${n}-line${problem ? ` ${id}-problem` : ""}`,
                    },
                  }}
                />
              }
              label={
                <Box sx={{ overflowWrap: "anywhere" }}>
                  <Typography id={`${id}-${n}`} sx={{ fontWeight: 600 }}>
                    {callName(player, user)}
                  </Typography>
                  <Typography id={`${id}-${n}-line`} variant="body2" sx={{ color: "text.secondary" }}>
                    {line}
                  </Typography>
                </Box>
              }
            />
          );
        })}
      </FormGroup>
      {problem && <FormHelperText id={`${id}-problem`}>{problem}</FormHelperText>}
      {added < mostPlayers && !isMinor && (
        <Box sx={{ mt: 1 }}>
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
            {words.addAPlayer}
          </Button>
        </Box>
      )}
      {adding && <AddPlayer onClose={() => setAdding(false)} onAdded={onChoose} />}
    </FormControl>
  );
};
