import SearchIcon from "@mui/icons-material/Search";
import { Box, InputAdornment, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useRef } from "react";
import { useTypedEarly } from "../../shared/forms/useTypedEarly.ts";
import { type CampFilter, campTypes } from "./campFilter.ts";
import { campFiltersWords } from "./words.ts";

const labels = { all: campFiltersWords.all, camp: campFiltersWords.camps, clinic: campFiltersWords.clinics };

export const choices = {
  "& > button": { flexGrow: 1, minHeight: 56, px: 2.5, textTransform: "none", fontSize: "1rem", color: "text.primary" },
  "& > button.Mui-selected, & > button.Mui-selected:hover": {
    bgcolor: "primary.main",
    color: "primary.contrastText",
  },
};

type Props = { filter: CampFilter; change: (part: Partial<CampFilter>) => void };

export const CampFilters = ({ filter: { words, type }, change }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useTypedEarly(input, words, (typed) => change({ words: typed }));
  return (
    <Box
      component="search"
      sx={{ display: "grid", gap: 1.5, gridTemplateColumns: { xs: "1fr", sm: "1fr auto" }, alignItems: "center" }}
    >
      <TextField
        type="search"
        placeholder={campFiltersWords.searchBy}
        value={words}
        inputRef={input}
        onChange={({ target }) => change({ words: target.value })}
        fullWidth
        slotProps={{
          htmlInput: { "aria-label": campFiltersWords.searchCampsAndClinics },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <ToggleButtonGroup
        exclusive
        value={type}
        onChange={(_, chosen: CampFilter["type"] | null) => chosen && change({ type: chosen })}
        aria-label={campFiltersWords.type}
        sx={choices}
      >
        {campTypes.map((one) => (
          <ToggleButton key={one} value={one}>
            {labels[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
