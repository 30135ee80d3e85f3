import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from "@mui/material";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";

type Props<Form extends FieldValues, Told> = {
  control: Control<Form, unknown, Told>;
  name: FieldPath<Form>;
  label: string;
  choices: readonly { value: string; label: string }[];
  isOptional?: boolean;
};

/** How one of them looks. */
export const choiceCard = {
  m: 0,
  pr: 2,
  minHeight: 48,
  border: "1.5px solid",
  borderColor: "ground.line",
  borderRadius: "10px",
  flex: "1 1 auto",
  "&:has(input:checked)": { borderColor: "primary.main", boxShadow: "inset 0 0 0 1px var(--mui-palette-primary-main)" },
};

/** A choice of one among a few. */
export const ChoiceField = <Form extends FieldValues, Told = Form>({
  control,
  name,
  label,
  choices,
  isOptional = false,
}: Props<Form, Told>) => {
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message;
  return (
    <FormControl error={fieldState.invalid} required={!isOptional}>
      <FormLabel id={`${name}-label`} sx={{ mb: 1, fontWeight: 600, color: "text.primary" }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${name}-label`}
        {...(problem && { "aria-describedby": `${name}-problem` })}
        name={field.name}
        value={field.value ?? ""}
        onChange={field.onChange}
        onBlur={field.onBlur}
        sx={{ gap: 1 }}
      >
        {choices.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            sx={choiceCard}
            control={<Radio {...(index === 0 && { slotProps: { input: { ref: field.ref } } })} />}
          />
        ))}
      </RadioGroup>
      {problem && <FormHelperText id={`${name}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
};
