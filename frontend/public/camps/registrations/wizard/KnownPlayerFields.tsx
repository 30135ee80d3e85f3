import { Box, Button, Divider, Typography } from "@mui/material";
import { useState } from "react";
import { type FieldPath, useFormContext, useWatch } from "react-hook-form";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import type { Place } from "./divisions.ts";
import { EmergencyFields, HealthField, PickupFields, PlaceLine, sports } from "./PlayerFields.tsx";
import type { TypedPlayers } from "./steps.ts";
import { knownPlayerFieldsWords as words, playerFieldsWords, reviewStepWords } from "../../words.ts";

type Props = { camp: CampView; n: number; place: Place; asksHealth: boolean };

/** One of the family's players: what is known is shown, what is missing is asked for. */
export const KnownPlayerFields = ({ n, place, asksHealth }: Props) => {
  const { control } = useFormContext<TypedPlayers>();
  const child = useWatch({ control, name: `participants.${n}` });
  const [asked] = useState({ age: !child.playerAge, sport: !child.sport });
  const [asksEmergency, setAsksEmergency] = useState(!child.emergencyContact || !child.emergencyPhone);
  const name = (field: "playerAge" | "sport"): FieldPath<TypedPlayers> => `participants.${n}.${field}`;
  return (
    <Box component="section" aria-label={child.playerName} sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      <Divider />
      <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {child.playerName}
        {!asked.age && `, ${child.playerAge}`}
      </Typography>
      {asked.age && (
        <FormField
          control={control}
          name={name("playerAge")}
          label={playerFieldsWords.age}
          required
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 2 } }}
        />
      )}
      {asked.sport && (
        <ChoiceField control={control} name={name("sport")} label={playerFieldsWords.sport} choices={sports} />
      )}
      <PlaceLine place={place} />
      {asksEmergency ? (
        <EmergencyFields n={n} />
      ) : (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {reviewStepWords.emergency(child.emergencyContact, child.emergencyPhone)}
          </Typography>
          <Button
            size="small"
            sx={{ minHeight: 44 }}
            aria-label={words.changeEmergencyContactOf(child.playerName)}
            onClick={() => setAsksEmergency(true)}
          >
            {reviewStepWords.change}
          </Button>
        </Box>
      )}
      <PickupFields n={n} />
      {asksHealth && <HealthField n={n} />}
    </Box>
  );
};
