import SearchIcon from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useState } from "react";

const pauseMs = 300;

/** Searches when the typing pauses. */
export const SearchField = (props: { label: string; value: string; onSearch: (text: string) => void }) => {
  const { value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  // Cleared or set from outside. Letters typed since, or not yet known to the list, are kept.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      if (typed === seen) setTyped(value);
    }
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const page = location.pathname;
    const timer = setTimeout(() => {
      if (location.pathname !== page) return; // a row was opened, whose screen is still loading: searching would lead back
      setSent(typed);
      onSearch(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      type="search"
      label={props.label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
