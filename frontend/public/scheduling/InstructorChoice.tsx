import { TextField } from "@mui/material";
import { fullName } from "../../shared/formats.ts";
import { useInstructors } from "../accounts/instructors/open.ts";
import { instructorChoiceWords as words } from "./words.ts";

/** For admins: whose schedule to work on. */
export const InstructorChoice = ({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) => {
  const { data } = useInstructors();
  return (
    <TextField
      select
      label={words.instructor}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(target.value)}
      helperText={words.changesHereApply}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 3, width: { xs: "100%", sm: 320 } }}
    >
      <option value="">{words.chooseAnInstructor}</option>
      {data?.map(({ id, user }) => (
        <option key={id} value={id}>
          {fullName(user)}
        </option>
      ))}
    </TextField>
  );
};
