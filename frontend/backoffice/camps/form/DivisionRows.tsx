import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Alert, Box, Button, Card, Chip, IconButton, TextField, Typography } from "@mui/material";
import { useRef } from "react";
import { divisionSports } from "../../../../backend/camps/running/newCampContract.ts";
import {
  blankDivision,
  type CampErrors,
  type DivisionDraft,
  type DivisionField,
  missingPresets,
  withPresets,
} from "./campDraft.ts";
import { type FieldsProps, native, shrunk } from "./field.ts";
import { divisionName, sportName } from "./words.ts";

/** Who plays together when and where. The last division cannot be taken away. */
export const DivisionRows = ({ draft: { divisions }, errors, onChange }: FieldsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const set = (next: DivisionDraft[]) => onChange({ divisions: next });
  const presets = missingPresets(divisions);
  const add = () => {
    set([...divisions, blankDivision()]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("select")?.focus());
  };
  return (
    <>
      {presets.length > 0 && (
        <Box component="fieldset" aria-label="Usual divisions" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Chip
              component="button"
              type="button"
              color="primary"
              icon={<AddIcon />}
              label={presets.length === 11 ? "Add all 11 usual divisions" : `Add the other ${presets.length}`}
              onClick={() => set(withPresets(divisions, presets))}
            />
            {presets.map((preset) => (
              <Chip
                key={divisionName(preset)}
                component="button"
                type="button"
                variant="outlined"
                label={divisionName(preset)}
                aria-label={`Add ${divisionName(preset)}`}
                onClick={() => set(withPresets(divisions, [preset]))}
              />
            ))}
          </Box>
        </Box>
      )}
      {errors["divisions"] && (
        <Alert severity="error" role="alert">
          {errors["divisions"]}
        </Alert>
      )}
      <Box component="ul" ref={list} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
        {divisions.map((division, n) => (
          <DivisionRow
            key={division.key}
            division={division}
            n={n}
            errors={errors}
            onChange={(part) => set(divisions.map((one) => (one === division ? { ...one, ...part } : one)))}
            onRemove={
              divisions.length > 1
                ? () => {
                    set(divisions.filter((one) => one !== division));
                    addButton.current?.focus();
                  }
                : undefined
            }
          />
        ))}
      </Box>
      <Box>
        <Button ref={addButton} startIcon={<AddIcon />} variant="outlined" onClick={add}>
          Add division
        </Button>
      </Box>
    </>
  );
};

const DivisionRow = ({
  division,
  n,
  errors,
  onChange,
  onRemove,
}: {
  division: DivisionDraft;
  n: number;
  errors: CampErrors;
  onChange: (part: Partial<DivisionDraft>) => void;
  onRemove: (() => void) | undefined;
}) => {
  const field = (name: DivisionField, label: string) => ({
    label,
    name: `divisions.${n}.${name}`,
    value: division[name],
    error: Boolean(errors[`divisions.${n}.${name}`]),
    helperText: errors[`divisions.${n}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const name = division.ageGroup.trim() ? divisionName(division) : `Division ${n + 1}`;
  return (
    <Card component="li" aria-label={name} sx={{ p: 2, position: "relative" }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 1.5, minHeight: 32 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <IconButton
          size="small"
          aria-label={`Remove ${name}`}
          disabled={!onRemove}
          onClick={onRemove}
          sx={{ ml: "auto", minWidth: 32, minHeight: 32, color: "text.secondary" }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "1fr 1fr", md: "1.1fr 1fr 1fr 1fr 1fr 0.7fr" },
        }}
      >
        <TextField {...field("sport", "Sport")} select slotProps={native}>
          {divisionSports.map((sport) => (
            <option key={sport} value={sport}>
              {sportName(sport)}
            </option>
          ))}
        </TextField>
        <TextField {...field("ageGroup", "Age group")} required slotProps={{ htmlInput: { maxLength: 50 } }} />
        <TextField {...field("startTime", "Start")} required type="time" slotProps={shrunk} />
        <TextField {...field("endTime", "End")} required type="time" slotProps={shrunk} />
        <TextField {...field("field", "Field")} required slotProps={{ htmlInput: { maxLength: 100 } }} />
        <TextField
          {...field("capacity", "Places")}
          required
          type="number"
          slotProps={{ htmlInput: { min: 1, inputMode: "numeric" } }}
        />
      </Box>
    </Card>
  );
};
