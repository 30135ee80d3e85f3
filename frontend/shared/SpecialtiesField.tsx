import { Box, Button, Chip, TextField } from "@mui/material";
import { useState } from "react";
import { withSpecialty } from "./specialties.ts";

type Props = { specialties: readonly string[]; onChange: (specialties: string[]) => void };

/** A list to which Enter or Add adds, and from which each entry can be removed. */
export const SpecialtiesField = ({ specialties, onChange }: Props) => {
  const [typed, setTyped] = useState("");
  const add = () => {
    onChange(withSpecialty(specialties, typed));
    setTyped("");
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <TextField
          fullWidth
          label="Specialties"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // Enter adds, it does not send the form
            add();
          }}
        />
        <Button variant="outlined" onClick={add}>
          Add
        </Button>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {specialties.map((specialty) => (
          <Chip
            key={specialty}
            label={specialty}
            onDelete={() => onChange(specialties.filter((other) => other !== specialty))}
          />
        ))}
      </Box>
    </Box>
  );
};
