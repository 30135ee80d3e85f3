import { Box, Chip, TextField, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { choices } from "./CampFilters.tsx";
import type { MyPlayer } from "./fit.ts";
import { oldest, type useMyPlayer, youngest } from "./useMyPlayer.ts";
import { myPlayerWords as words } from "./words.ts";

const ages = Array.from({ length: oldest - youngest + 1 }, (_, n) => youngest + n);
const isSame = (one: MyPlayer, other: MyPlayer | undefined) => one.age === other?.age && one.sport === other.sport;

type Props = Pick<ReturnType<typeof useMyPlayer>, "chosen" | "choose" | "family">;

/** Who a camp is looked for: an age and a sport, or one of the family. The groups that fit are marked. */
export const MyPlayerChoice = ({ chosen, choose, family }: Props) => (
  <Box
    component="section"
    aria-label={words.whoIsItFor}
    sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}
  >
    <TextField
      select
      label={words.age}
      value={chosen?.age ?? ""}
      onChange={({ target }) => choose(target.value ? { age: Number(target.value), sport: chosen?.sport } : undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: { xs: "1 1 130px", sm: "0 0 170px" } }}
    >
      <option value="">{words.anyAge}</option>
      {ages.map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </TextField>
    <ToggleButtonGroup
      exclusive
      value={chosen?.sport ?? null}
      disabled={!chosen}
      onChange={(_, sport: MyPlayer["sport"] | null) =>
        chosen && choose({ age: chosen.age, sport: sport ?? undefined })
      }
      aria-label={words.sport}
      sx={choices}
    >
      <ToggleButton value="baseball">{words.baseball}</ToggleButton>
      <ToggleButton value="softball">{words.softball}</ToggleButton>
    </ToggleButtonGroup>
    {family.length > 1 &&
      family.map(({ id, firstName, age, sport }) => (
        <Chip
          key={id}
          label={firstName}
          component="button"
          clickable
          aria-label={words.showGroupsFor(firstName)}
          aria-pressed={isSame({ age, sport }, chosen)}
          color={isSame({ age, sport }, chosen) ? "primary" : "default"}
          variant={isSame({ age, sport }, chosen) ? "filled" : "outlined"}
          onClick={() => choose({ age, sport })}
          sx={{ minHeight: 44, px: 0.5, borderRadius: "22px", fontSize: "0.9375rem" }}
        />
      ))}
  </Box>
);
