import { TextField } from "@mui/material";
import { fullName } from "../../shared/formats.ts";
import { useInstructors } from "../accounts/instructors/open.ts";

/** For admins: whose schedule to work on. */
export const InstructorChoice = ({ chosen, onChoose }: { chosen: string | null; onChoose: (id: string) => void }) => {
  const { data } = useInstructors();
  return (
    <TextField
      select
      label="Instructor"
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(target.value)}
      helperText="What you change here, you change for this coach."
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 3, width: { xs: "100%", sm: 320 } }}
    >
      <option value="">Choose an instructor</option>
      {data?.map(({ id, user }) => (
        <option key={id} value={id}>
          {fullName(user)}
        </option>
      ))}
    </TextField>
  );
};
