import { MenuItem, TextField } from "@mui/material";
import { useGetList } from "react-admin";
import type { InstructorView } from "../../../backend/accounts/contract.ts";
import { fullName } from "../../shared/formats.ts";
import { instructorFilterWords as words } from "./words.ts";

export const InstructorFilter = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const { data = [] } = useGetList<InstructorView>("instructors", { pagination: { page: 1, perPage: 100 } });
  const known = value === "" || data.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={words.instructor}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      value={known ? value : ""}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">{words.allInstructors}</MenuItem>
      {data.map(({ id, user }) => (
        <MenuItem key={id} value={id}>
          {fullName(user)}
        </MenuItem>
      ))}
    </TextField>
  );
};
