import { Box, FormControl, InputLabel, NativeSelect, OutlinedInput, Typography } from "@mui/material";
import { useId } from "react";
import { useSearchParams } from "react-router";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { useAwake } from "../../waking/rendered.ts";
import { skillWords as words } from "../words.ts";

type Teaching = Pick<InstructorView, "specialties">;

/** However each coach wrote it. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What these coaches teach, each once, as it was written first. */
export const skillsOf = (coaches: readonly Teaching[]): string[] => {
  const all = coaches.flatMap(({ specialties }) => specialties);
  const first = all.filter((skill, n) => all.findIndex((other) => isSame(other, skill)) === n);
  return first.toSorted((one, other) => one.localeCompare(other, "en-US"));
};

export const whoTeach = <C extends Teaching>(coaches: readonly C[], skill: string | undefined): readonly C[] =>
  skill === undefined ? coaches : coaches.filter(({ specialties }) => specialties.some((one) => isSame(one, skill)));

/** The skill a coach is looked for. It stands in the address, so that Back, a link and a reload keep it. */
export const useSkill = (skills: readonly string[]) => {
  const awake = useAwake(); // what a pre-rendered page shows does not depend on its address
  const [address, setAddress] = useSearchParams();
  const told = awake ? address.get("skill") : null;
  const skill = told === null ? undefined : skills.find((one) => isSame(one, told));
  const choose = (chosen: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen) next.set("skill", chosen);
        else next.delete("skill");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { skill, choose };
};

type Props = {
  skills: readonly string[] | undefined; // undefined: not known yet, only their place is kept
  skill: string | undefined;
  choose: (skill: string) => void;
  found: number; // coaches who teach it
};

/** What a player wants to work on, of what the coaches teach. */
export const SkillChoice = ({ skills, skill, choose, found }: Props) => {
  const id = useId();
  return (
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
      <FormControl sx={{ width: { xs: "100%", sm: 320 } }}>
        <InputLabel htmlFor={id} shrink>
          {words.whatToWorkOn}
        </InputLabel>
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput notched label={words.whatToWorkOn} />}
          value={skill ?? ""}
          disabled={!skills}
          onChange={({ target }) => choose(target.value)}
          inputProps={{ id }}
        >
          <option value="">{words.anything}</option>
          {skills?.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <Typography component="output" sx={{ color: "text.secondary" }}>
        {skill !== undefined && words.coachesTeach(found, skill)}
      </Typography>
    </Box>
  );
};
