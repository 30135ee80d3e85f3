import { FormHelperText, Typography } from "@mui/material";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { FilterChips } from "./list/FilterChips.tsx";

type Props<Form extends FieldValues> = {
  control: Control<Form>;
  name: FieldPath<Form>;
  label: string;
  choices: { label: string; value: string }[];
};

/** A form field with a few choices, all in sight, and what is wrong below them. */
export const Choice = <Form extends FieldValues>({ control, name, label, choices }: Props<Form>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <div>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{label}</Typography>
      <FilterChips label={label} choices={choices} value={field.value} onChange={field.onChange} />
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </div>
  );
};
