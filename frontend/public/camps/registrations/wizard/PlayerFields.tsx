import GroupsIcon from "@mui/icons-material/GroupsOutlined";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, Divider, Typography } from "@mui/material";
import { type FieldPath, useFormContext, useWatch } from "react-hook-form";
import {
  type CampView,
  experienceLevels,
  playerPositions,
  sports as sportsOf,
} from "../../../../../backend/camps/contract.ts";
import { positionWords } from "../../../../shared/players/words.ts";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import { soft, tabular } from "../../../../shared/theme.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import { PickupFields } from "../PickupFields.tsx";
import { isFull, type Place } from "./divisions.ts";
import type { TypedPlayers } from "./steps.ts";
import { experienceWords, playerFieldsWords as words, sportWords, spotLineWords as spotWords } from "../../words.ts";

type Field = Exclude<keyof TypedPlayers["participants"][number], "id">;

// In a build the keys of words may come in another order than they stand in.
export const sports = sportsOf.map((value) => ({ value, label: sportWords[value] }));
const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ));
const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };
const nativeSelect = { select: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } } as const;

/** Which ages the camp is for, and whether this one is among them. */
const AgeNote = ({ camp, place }: { camp: CampView; place: Place }) => {
  if (place.kind === "not for this age")
    return (
      <Box component="span" sx={{ color: "error.main" }}>
        {place.why}
      </Box>
    );
  if (place.kind === "owner decides") return words.noGroupFits;
  return words.forAges(camp.ageRange);
};

const wordsFor = (place: Place) => {
  switch (place.kind) {
    case "unknown":
      return spotWords.enterAgeAndSport;
    case "no sport yet":
      return spotWords.chooseASport;
    case "not for this age":
      return spotWords.notForThisAge(place.why);
    case "owner decides":
      return spotWords.noGroupFits(sportWords[place.sport].toLowerCase(), place.groups);
    case "whole camp":
      return spotWords.everyonePlaysTogether(place.left);
    case "division":
      return spotWords.playsWith(place.division, place.left);
  }
};

/** `waits`: whoever joins the waitlist does so because it is full. */
const groundOf = (place: Place, waits: boolean) => {
  if (place.kind === "not for this age") return soft("error");
  if (isFull(place)) return waits ? "ground.sand" : soft("error");
  if (place.kind === "owner decides") return soft("warning");
  return place.kind === "unknown" || place.kind === "no sport yet" ? "ground.sand" : soft("success");
};

/** The child's division and its open spots. Its space is reserved until known, so that nothing jumps. */
export const PlaceLine = ({ place, waits }: { place: Place; waits: boolean }) => (
  <Box
    component="output"
    sx={{
      display: "flex",
      gap: 1.5,
      alignItems: "center",
      minHeight: 72,
      px: 2,
      py: 1.25,
      borderRadius: "10px",
      bgcolor: groundOf(place, waits),
    }}
  >
    <GroupsIcon sx={{ color: "text.secondary" }} />
    <Typography sx={tabular}>{wordsFor(place)}</Typography>
  </Box>
);

export const EmergencyFields = ({ n }: { n: number }) => {
  const { control } = useFormContext<TypedPlayers>();
  return (
    <Box sx={half}>
      <FormField
        control={control}
        name={`participants.${n}.emergencyContact`}
        label={words.emergencyContact}
        helperText={n > 0 ? words.sameAsThePlayerBefore : words.whoWellCall}
        required
      />
      <FormField
        control={control}
        name={`participants.${n}.emergencyPhone`}
        label={words.emergencyPhone}
        type="tel"
        autoComplete="off"
        required
      />
    </Box>
  );
};

const HealthField = ({ n, player }: { n: number; player: string }) => {
  const { control } = useFormContext<TypedPlayers>();
  return (
    <FormField
      control={control}
      name={`participants.${n}.medicalInfo`}
      label={words.medicalInformation}
      helperText={words.optionalAllergiesAsthmaMedication}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { "aria-label": `${words.medicalInformation}: ${player}` },
      }}
      autoComplete="off"
      multiline
      minRows={2}
    />
  );
};

/** What is asked of whoever registers, and of nobody who only waits. */
export const PrivateFields = ({ n }: { n: number }) => {
  const { control } = useFormContext<TypedPlayers>();
  const player = useWatch({ control, name: `participants.${n}.playerName` }).trim() || words.player(n);
  return (
    <>
      <PickupFields at={`participants.${n}`} player={player} />
      <HealthField n={n} player={player} />
    </>
  );
};

type Props = {
  camp: CampView;
  n: number; // from 0
  count: number;
  place: Place;
  asksHealth: boolean;
  onRemove: (() => void) | undefined; // where it is not the only one
};

/** One child of several. */
export const PlayerFields = ({ camp, n, count, place, asksHealth, onRemove }: Props) => {
  const { control } = useFormContext<TypedPlayers>();
  const name = (field: Field): FieldPath<TypedPlayers> => `participants.${n}.${field}`;
  const title = count === 1 ? words.yourPlayer : words.player(n);
  return (
    <Box component="section" aria-label={title} sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      {n > 0 && <Divider sx={{ mb: 1 }} />}
      {onRemove && (
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 44 }}>
          <Typography variant="h3">{title}</Typography>
          <Button startIcon={<DeleteIcon />} color="inherit" onClick={onRemove} aria-label={words.removePlayer(n)}>
            {words.remove}
          </Button>
        </Box>
      )}
      <Box sx={{ ...half, gridTemplateColumns: { sm: "2fr 1fr" } }}>
        <FormField control={control} name={name("playerName")} label={words.playersName} required />
        <FormField
          control={control}
          name={name("playerAge")}
          label={words.age}
          required
          helperText={<AgeNote camp={camp} place={place} />}
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 2 } }}
        />
      </Box>
      <ChoiceField control={control} name={name("sport")} label={words.sport} choices={sports} />
      <PlaceLine place={place} waits={!asksHealth} />
      <Box sx={half}>
        <FormField control={control} name={name("playerPosition")} label={words.position} {...nativeSelect}>
          <option value="">{words.notSureYet}</option>
          {options(playerPositions, positionWords)}
        </FormField>
        <FormField control={control} name={name("experienceLevel")} label={words.experience} {...nativeSelect}>
          <option value="">{words.notSureYet}</option>
          {options(experienceLevels, experienceWords)}
        </FormField>
      </Box>
      <EmergencyFields n={n} />
      {asksHealth && <PrivateFields n={n} />}
    </Box>
  );
};
