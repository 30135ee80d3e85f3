import { Box, Button, Divider, Typography } from "@mui/material";
import { useState } from "react";
import { type FieldPath, useController, useFormContext, useWatch } from "react-hook-form";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import type { Place } from "./divisions.ts";
import { EmergencyFields, PlaceLine, PrivateFields, sports } from "./PlayerFields.tsx";
import type { TypedPlayers } from "./steps.ts";
import { knownPlayerFieldsWords as words, playerFieldsWords, reviewStepWords } from "../../words.ts";

type ToldProps = { text: string | undefined; change: string; onChange: () => void };

/** What is known of a player, with a button to say something else. */
const Told = ({ text, change, onChange }: ToldProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    <Typography sx={{ overflowWrap: "anywhere" }}>{text}</Typography>
    <Button size="small" sx={{ minHeight: 44 }} aria-label={change} onClick={onChange}>
      {reviewStepWords.change}
    </Button>
  </Box>
);

/** An age that is known has no field: where the camp doesn't take it, the form stops at the line that says so. */
const PlaceOfKnownAge = ({ n, place, waits }: { n: number; place: Place; waits: boolean }) => {
  const {
    field: { ref },
  } = useController<TypedPlayers>({ name: `participants.${n}.playerAge` });
  return (
    <Box ref={ref} tabIndex={-1}>
      <PlaceLine place={place} waits={waits} />
    </Box>
  );
};

type Props = { camp: CampView; n: number; place: Place; asksHealth: boolean };

/** One of the family's players: what is known is shown, what is missing is asked for. */
export const KnownPlayerFields = ({ n, place, asksHealth }: Props) => {
  const { control } = useFormContext<TypedPlayers>();
  const child = useWatch({ control, name: `participants.${n}` });
  const [asksAge] = useState(!child.playerAge);
  const [asksSport, setAsksSport] = useState(!child.sport);
  const [asksEmergency, setAsksEmergency] = useState(!child.emergencyContact || !child.emergencyPhone);
  const name = (field: "playerAge" | "sport"): FieldPath<TypedPlayers> => `participants.${n}.${field}`;
  return (
    <Box component="section" aria-label={child.playerName} sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      <Divider />
      <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {child.playerName}
        {!asksAge && `, ${child.playerAge}`}
      </Typography>
      {asksAge && (
        <FormField
          control={control}
          name={name("playerAge")}
          label={playerFieldsWords.age}
          required
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 2 } }}
        />
      )}
      {asksSport ? (
        <ChoiceField control={control} name={name("sport")} label={playerFieldsWords.sport} choices={sports} />
      ) : (
        <Told
          text={sports.find(({ value }) => value === child.sport)?.label}
          change={words.changeSportOf(child.playerName)}
          onChange={() => setAsksSport(true)}
        />
      )}
      {asksAge ? (
        <PlaceLine place={place} waits={!asksHealth} />
      ) : (
        <PlaceOfKnownAge n={n} place={place} waits={!asksHealth} />
      )}
      {asksEmergency ? (
        <EmergencyFields n={n} />
      ) : (
        <Told
          text={reviewStepWords.emergency(child.emergencyContact, child.emergencyPhone)}
          change={words.changeEmergencyContactOf(child.playerName)}
          onChange={() => setAsksEmergency(true)}
        />
      )}
      {asksHealth && <PrivateFields n={n} />}
    </Box>
  );
};
