import { Autocomplete, FormControlLabel, Switch, TextField } from "@mui/material";
import { useState } from "react";
import type { StudentView } from "../../../../backend/players/studentContract.ts";
import { fullName } from "../../../shared/formats.ts";
import { useKnownPlayers } from "../../../shared/players/useKnownPlayers.ts";
import { publishWords as words } from "./words.ts";

const fewest = 2; // letters

type PlayersProps = { value: StudentView[]; problem: string | undefined; onChange: (next: StudentView[]) => void };

/** Several players, found by their name or their parent's. */
const PlayersField = ({ value, problem, onChange }: PlayersProps) => {
  const [typed, setTyped] = useState("");
  const found = useKnownPlayers(typed);
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={found}
      value={value} // another array would empty what is typed
      inputValue={typed}
      filterOptions={(all) => all.filter(({ id }) => !value.some((one) => one.id === id))} // the server found them
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={fullName}
      getOptionKey={({ id }) => id}
      noOptionsText={typed.trim().length < fewest ? words.keepTyping : words.noMatches}
      onInputChange={(_, next, why) => why !== "blur" && setTyped(why === "reset" ? "" : next)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={words.players}
          error={problem !== undefined}
          helperText={
            problem ?? (value.length > 0 ? words.chosenSee(value.length) : `${words.noneIsAll} ${words.search}`)
          }
        />
      )}
    />
  );
};

interface Field<T> {
  readonly value: T;
  readonly onChange: (next: T) => void;
}
type Props = { players: Field<StudentView[]>; requiresMembership: Field<boolean>; problem: string | undefined };

/** Who sees it: some players, members or not, or every active member. */
export const ForWhom = ({ players, requiresMembership, problem }: Props) => {
  const isForAll = players.value.length === 0;
  return (
    <div>
      <PlayersField {...players} problem={problem} />
      <FormControlLabel
        sx={{ mt: 1 }}
        label={words.requiresMembership}
        disabled={isForAll}
        control={
          <Switch
            checked={isForAll || requiresMembership.value}
            onChange={(_, checked) => requiresMembership.onChange(checked)}
          />
        }
      />
    </div>
  );
};
