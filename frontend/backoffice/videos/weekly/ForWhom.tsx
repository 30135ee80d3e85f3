import { FormControlLabel, Switch } from "@mui/material";
import type { StudentView } from "../../../../backend/players/studentContract.ts";
import { PlayersField } from "./PlayersField.tsx";
import { publishWords as words } from "./words.ts";

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
