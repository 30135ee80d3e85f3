import { MenuItem, TextField } from "@mui/material";
import { useGetList } from "react-admin";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { fullName } from "../../../shared/formats.ts";
import { useOffers } from "../../frame/list/offers.ts";
import { instructorFilterWords as words } from "../words.ts";

type Props = { value: string; none?: string; onChange: (id: string) => void; required?: boolean; missing?: string };

/**
 * For admins: whose lessons or times a screen shows. `none`: what it says while nobody is chosen; `missing`: why that
 * won't do.
 */
export const InstructorFilter = ({ value, none = words.allInstructors, onChange, required, missing }: Props) => {
  const { data = [] } = useGetList<InstructorView>("instructors", { pagination: { page: 1, perPage: 100 } });
  useOffers(
    "instructor",
    data.map(({ id, user }) => ({ key: id, label: fullName(user), filter: { instructorId: id } })),
  );
  const known = value === "" || data.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={words.instructor}
      required={required ?? false}
      error={missing !== undefined}
      helperText={missing}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      value={known ? value : ""}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">{none}</MenuItem>
      {data.map(({ id, user }) => (
        <MenuItem key={id} value={id}>
          {fullName(user)}
        </MenuItem>
      ))}
    </TextField>
  );
};
