import { Box, Checkbox, FormControl, FormControlLabel, FormLabel } from "@mui/material";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { positionWords } from "../../shared/players/words.ts";
import { choiceCard } from "../../shared/forms/ChoiceField.tsx";

type Props<Form extends FieldValues, Told> = {
  control: Control<Form, unknown, Told>;
  name: FieldPath<Form>;
  label: string;
};

const separator = ", ";
const positions = Object.values(positionWords);

/** Any number of them, kept as one text in the order of the list. */
export const PositionsField = <Form extends FieldValues, Told>({ control, name, label }: Props<Form, Told>) => {
  const { field } = useController({ control, name });
  const text: string = field.value;
  const chosen = text.split(separator);
  const toggle = (position: string, isChosen: boolean) =>
    field.onChange(positions.filter((one) => (one === position ? isChosen : chosen.includes(one))).join(separator));
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ mb: 1, fontWeight: 600, color: "text.primary" }}>
        {label}
      </FormLabel>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {positions.map((position) => (
          <FormControlLabel
            key={position}
            label={position}
            sx={choiceCard}
            control={
              <Checkbox
                checked={chosen.includes(position)}
                onChange={(_, isChosen) => toggle(position, isChosen)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </Box>
    </FormControl>
  );
};
