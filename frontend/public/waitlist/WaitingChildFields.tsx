import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, Divider, Typography } from "@mui/material";
import type { Control, FieldPath } from "react-hook-form";
import { FormField } from "../accounts/FormField.tsx";
import { ChoiceField } from "../booking/ChoiceField.tsx";
import type { Place } from "../registration/divisions.ts";
import { PlaceLine } from "../registration/PlaceLine.tsx";
import { positionLabel, sportLabel } from "../registration/words.ts";
import type { TypedForm, WaitlistForm } from "./waitlistForm.ts";

const sports = Object.entries(sportLabel).map(([value, label]) => ({ value, label }));
const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };

type Props = {
  control: Control<TypedForm, unknown, WaitlistForm>;
  n: number; // from 0
  count: number;
  place: Place | undefined;
  onRemove: (() => void) | undefined;
};

/** One child who waits, of several who come together or not at all. Health is asked about once there is a place. */
export const WaitingChildFields = ({ control, n, count, place, onRemove }: Props) => {
  const name = (field: keyof TypedForm["participants"][number]): FieldPath<TypedForm> => `participants.${n}.${field}`;
  const title = count === 1 ? "Your player" : `Player ${n + 1}`;
  return (
    <Box component="section" aria-label={title} sx={{ display: "grid", gap: 2.5, minWidth: 0 }}>
      {n > 0 && <Divider />}
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 44 }}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        {onRemove && (
          <Button startIcon={<DeleteIcon />} color="inherit" onClick={onRemove} aria-label={`Remove player ${n + 1}`}>
            Remove
          </Button>
        )}
      </Box>
      <Box sx={{ ...half, gridTemplateColumns: { sm: "2fr 1fr" } }}>
        <FormField control={control} name={name("playerName")} label="Player’s name" required />
        <FormField
          control={control}
          name={name("playerAge")}
          label="Age"
          required
          slotProps={{ htmlInput: { inputMode: "numeric", maxLength: 2 } }}
        />
      </Box>
      <ChoiceField control={control} name={name("sport")} label="Sport" choices={sports} />
      <PlaceLine place={place ?? { kind: "unknown" }} />
      <FormField
        control={control}
        name={name("playerPosition")}
        label="Position"
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">Not sure yet</option>
        {Object.entries(positionLabel).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormField>
      <Box sx={half}>
        <FormField control={control} name={name("emergencyContact")} label="Emergency contact" required />
        <FormField
          control={control}
          name={name("emergencyPhone")}
          label="Emergency phone"
          type="tel"
          autoComplete="off"
          required
        />
      </Box>
    </Box>
  );
};
