import { Box, Chip } from "@mui/material";

/** One of a few: pressed buttons in a row that wraps on a phone. */
export const FilterChips = <T,>(props: {
  label: string;
  choices: { label: string; value: T }[];
  value: T;
  onChange: (value: T) => void;
}) => (
  <Box
    component="fieldset"
    aria-label={props.label}
    sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: "flex", flexWrap: "wrap", gap: 1 }}
  >
    {props.choices.map(({ label, value }) => {
      const chosen = JSON.stringify(value) === JSON.stringify(props.value);
      return (
        <Chip
          key={label}
          label={label}
          component="button"
          type="button"
          aria-pressed={chosen}
          onClick={() => props.onChange(value)}
          variant={chosen ? "filled" : "outlined"}
          color={chosen ? "primary" : "default"}
          sx={{ minHeight: 36, px: 0.5, borderRadius: 99, fontSize: "0.9375rem" }}
        />
      );
    })}
  </Box>
);
