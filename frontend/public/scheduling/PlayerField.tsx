import { Autocomplete, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type Control, useController } from "react-hook-form";
import { StudentView } from "../../../backend/players/contract.ts";
import { studentsUrl } from "../../../backend/players/studentContract.ts";
import { query } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { playerFieldWords as words } from "./words.ts";

const fewest = 2; // letters, before anybody is looked for
const most = 8;

const urlOf = (q: string) => {
  const parts = { filter: JSON.stringify({ q }), range: JSON.stringify([0, most - 1]) };
  return `${studentsUrl}?${new URLSearchParams(parts).toString()}`;
};

/** Players whose name, or whose parent's, contains this. */
const useKnownPlayers = (typed: string) => {
  const q = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [urlOf(q)],
    enabled: q.length >= fewest,
    queryFn: ({ signal }) => query(urlOf(q), StudentView.array(), { signal }),
  });
  return q.length >= fewest ? (data ?? []) : [];
};

type Named = { studentName?: string | undefined; playerId?: string | undefined };

/** Whom a lesson is for: a known player, found by the player's or the parent's name, or any name that is typed. */
export const PlayerField = <Told,>({ control, label }: { control: Control<Named, unknown, Told>; label: string }) => {
  const { field: name, fieldState } = useController({ control, name: "studentName" });
  const { field: known } = useController({ control, name: "playerId" });
  const players = useKnownPlayers(name.value ?? "");
  return (
    <Autocomplete
      freeSolo
      options={players}
      filterOptions={(found) => found} // the server found them, perhaps by the parent's name
      getOptionLabel={(player) => (typeof player === "string" ? player : fullName(player))}
      getOptionKey={(player) => (typeof player === "string" ? player : player.id)}
      inputValue={name.value ?? ""}
      onInputChange={(_, typed, why) => {
        if (why === "reset") return;
        name.onChange(typed);
        known.onChange(undefined); // somebody else, unless one of the list is chosen
      }}
      onChange={(_, chosen) => {
        if (chosen === null || typeof chosen === "string") return;
        name.onChange(fullName(chosen));
        known.onChange(chosen.id);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required
          inputRef={name.ref}
          onBlur={name.onBlur}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? (known.value ? words.onTheirDashboard : words.startTyping)}
        />
      )}
    />
  );
};
