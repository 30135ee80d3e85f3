import { FormHelperText, Typography } from "@mui/material";
import { FilterChips } from "./FilterChips.tsx";

/** One of a few, as a field of a form: all of them in sight, and beside them what is wrong. */
export const Choice = <V extends string>(props: {
  label: string;
  choices: { label: string; value: V }[];
  value: V;
  error: string | undefined;
  onChange: (value: V) => void;
}) => (
  <div>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{props.label}</Typography>
    <FilterChips label={props.label} choices={props.choices} value={props.value} onChange={props.onChange} />
    {props.error && (
      <FormHelperText error role="alert">
        {props.error}
      </FormHelperText>
    )}
  </div>
);
