import AddIcon from "@mui/icons-material/Add";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Alert, Box, Button, Card, Chip, IconButton, Typography } from "@mui/material";
import { useRef } from "react";
import { type Control, useFieldArray, useFormState } from "react-hook-form";
import { divisionName } from "../../../../backend/camps/divisionRule.ts";
import { divisionSports } from "../../../../backend/camps/running/newCampContract.ts";
import { clockRange } from "../../../shared/formats.ts";
import { blankDivision, type CampDraft, type DivisionDraft, missingPresets, withPresets } from "./campDraft.ts";
import { CampField, type FieldsProps, fromOne, native, shrunk, upTo100, upTo50 } from "./field.ts";
import { divisionRowsWords as words, sportLabel } from "../words.ts";

/** Who plays together, when and where. The last division cannot be removed. */
export const DivisionRows = ({ form: { control }, draft: { divisions, startTime, endTime } }: FieldsProps) => {
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useFieldArray({ control, name: "divisions", keyName: "key" });
  const { errors } = useFormState({ control });
  const fault = errors.divisions?.root?.message ?? errors.divisions?.message;
  const presets = missingPresets(divisions);
  return (
    <>
      {presets.length > 0 && (
        <Box component="fieldset" aria-label={words.standardDivisions} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            <Chip
              component="button"
              type="button"
              color="primary"
              icon={<AddIcon />}
              label={presets.length === 11 ? words.addAll11 : words.addTheOther(presets.length)}
              onClick={() => rows.replace(withPresets(divisions, presets))}
            />
            {presets.map((preset) => (
              <Chip
                key={divisionName(preset)}
                component="button"
                type="button"
                variant="outlined"
                label={divisionName(preset)}
                aria-label={words.addNamed(divisionName(preset))}
                onClick={() => rows.replace(withPresets(divisions, [preset]))}
              />
            ))}
          </Box>
        </Box>
      )}
      {fault && (
        <Alert severity="error" role="alert">
          {fault}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
        {rows.fields.map(({ key, ...begun }, n) => (
          <DivisionRow
            key={key}
            control={control}
            division={divisions[n] ?? begun}
            n={n}
            startTime={startTime}
            endTime={endTime}
            onRemove={
              rows.fields.length > 1
                ? () => {
                    rows.remove(n);
                    addButton.current?.focus();
                  }
                : undefined
            }
          />
        ))}
      </Box>
      <Box>
        <Button ref={addButton} startIcon={<AddIcon />} variant="outlined" onClick={() => rows.append(blankDivision())}>
          {words.addDivision}
        </Button>
      </Box>
    </>
  );
};

const sports = divisionSports.map((sport) => (
  <option key={sport} value={sport}>
    {sportLabel[sport]}
  </option>
));

type RowProps = {
  control: Control<CampDraft>;
  division: DivisionDraft;
  n: number;
  startTime: string; // of the camp
  endTime: string;
  onRemove: (() => void) | undefined;
};

const DivisionRow = ({ control, division, n, startTime, endTime, onRemove }: RowProps) => {
  const isOutside =
    Boolean(startTime && startTime < endTime && division.startTime && division.endTime) &&
    (division.startTime < startTime || endTime < division.endTime);
  const name = division.ageGroup.trim() ? divisionName(division) : words.numbered(n);
  return (
    <Card component="li" aria-label={name} sx={{ p: 2, position: "relative" }}>
      <Box sx={{ display: "flex", alignItems: "center", mb: 1.5, minHeight: 32 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <IconButton
          size="small"
          aria-label={words.removeNamed(name)}
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
        <CampField control={control} name={`divisions.${n}.sport`} label={words.sport} select slotProps={native}>
          {sports}
        </CampField>
        <CampField
          control={control}
          name={`divisions.${n}.ageGroup`}
          label={words.ageGroup}
          required
          slotProps={upTo50}
        />
        <CampField
          control={control}
          name={`divisions.${n}.startTime`}
          label={words.start}
          required
          type="time"
          slotProps={shrunk}
        />
        <CampField
          control={control}
          name={`divisions.${n}.endTime`}
          label={words.end}
          required
          type="time"
          slotProps={shrunk}
        />
        <CampField control={control} name={`divisions.${n}.field`} label={words.field} required slotProps={upTo100} />
        <CampField
          control={control}
          name={`divisions.${n}.capacity`}
          label={words.spots}
          required
          type="number"
          slotProps={fromOne}
        />
      </Box>
      {isOutside && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {words.outsideHours(clockRange(startTime, endTime))}
        </Alert>
      )}
    </Card>
  );
};
