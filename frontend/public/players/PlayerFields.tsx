import { Box, Button } from "@mui/material";
import { useState } from "react";
import type { Control, FieldValues } from "react-hook-form";
import type { PlayerView } from "../../../backend/players/contract.ts";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { playerFieldsWords as words } from "./words.ts";

const pair = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };
const sports = [
  { value: "baseball", label: words.baseball },
  { value: "softball", label: words.softball },
];

/** What the form starts with. */
export const typedOf = (player?: PlayerView) => ({
  firstName: player?.firstName ?? "",
  lastName: player?.lastName ?? "",
  birthDate: player?.birthDate ?? "",
  age: player && !player.birthDate ? `${player.age ?? ""}` : "",
  position: player?.position ?? "",
  experience: player?.experience ?? "",
  sport: player?.sport ?? "",
  emergencyContact: player?.emergencyContact ?? "",
  emergencyPhone: player?.emergencyPhone ?? "",
});

type Props = {
  // oxlint-disable-next-line typescript/no-explicit-any -- forms to add and to correct have these fields in common
  control: Control<any, unknown, FieldValues>;
  /** The age instead of the day of birth. */
  givesAge?: boolean;
  onSwitch: () => void;
  /** Where in the form they stand: "player." */
  within?: string;
  /** Only what a first player is asked for; camps ask for the rest. */
  isShort?: boolean;
};

/** Who a player is. Only the name and one of day of birth and age are needed. */
export const PlayerFields = ({ control, givesAge: first = false, onSwitch, within = "", isShort = false }: Props) => {
  const [givesAge, setGivesAge] = useState(first);
  return (
    <>
      <Box sx={{ ...pair, mt: 1 }}>
        <FormField control={control} name={`${within}firstName`} label={words.firstName} required autoComplete="off" />
        <FormField control={control} name={`${within}lastName`} label={words.lastName} required autoComplete="off" />
      </Box>
      <Box sx={{ ...pair, alignItems: "center" }}>
        {givesAge ? (
          <FormField
            control={control}
            name={`${within}age`}
            label={words.age}
            required
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
        ) : (
          <FormField
            control={control}
            name={`${within}birthDate`}
            label={words.dateOfBirth}
            type="date"
            required
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <Button
          color="inherit"
          sx={{ justifySelf: "start" }}
          onClick={() => {
            setGivesAge(!givesAge);
            onSwitch();
          }}
        >
          {givesAge ? words.giveTheDate : words.giveTheAge}
        </Button>
      </Box>
      <ChoiceField control={control} name={`${within}sport`} label={words.sport} choices={sports} isOptional />
      <Box sx={pair}>
        <FormField control={control} name={`${within}position`} label={words.position} />
        <FormField control={control} name={`${within}experience`} label={words.experience} />
      </Box>
      {!isShort && (
        <Box sx={pair}>
          <FormField
            control={control}
            name={`${within}emergencyContact`}
            label={words.emergencyContact}
            helperText={words.forCamps}
          />
          <FormField control={control} name={`${within}emergencyPhone`} label={words.emergencyPhone} type="tel" />
        </Box>
      )}
    </>
  );
};
