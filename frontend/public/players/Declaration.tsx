import { Checkbox, FormControl, FormControlLabel, FormHelperText } from "@mui/material";
import { type Control, type FieldValues, useController } from "react-hook-form";
import { declarationWords as words } from "./words.ts";

type Props = {
  // oxlint-disable-next-line typescript/no-explicit-any -- several forms have this field
  control: Control<any, unknown, FieldValues>;
  name: string;
};

/** Whoever adds a player is an adult and answers for them. */
export const Declaration = ({ control, name }: Props) => {
  const { field, fieldState } = useController({ control, name });
  const problem = fieldState.error?.message;
  return (
    <FormControl error={problem !== undefined} required>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(problem && { "aria-describedby": `${name}-problem` }) } }}
          />
        }
        label={words.imAnAdultAnd}
      />
      {problem && <FormHelperText id={`${name}-problem`}>{problem}</FormHelperText>}
    </FormControl>
  );
};
