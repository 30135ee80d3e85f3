import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Box, Button, Typography } from "@mui/material";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import { placesOf } from "./divisions.ts";
import { PlayerFields } from "./PlayerFields.tsx";
import { emptyChild } from "./registrationDraft.ts";
import { mostPlayers, type TypedPlayers } from "./steps.ts";
import { playersFieldsWords as words } from "../../words.ts";

type Props = {
  camp: CampView;
  asksHealth?: boolean; // not on the waitlist
  ofSeveral?: string; // said once there is more than one
};

/** The children of a family: their fields, adding and removing. */
export const PlayersFields = ({ camp, asksHealth = false, ofSeveral }: Props) => {
  const { control, getValues, setFocus } = useFormContext<TypedPlayers>();
  const { fields, append, remove } = useFieldArray({ control, name: "participants", keyName: "row" });
  const places = placesOf(camp, useWatch({ control, name: "participants" }));
  const addPlayer = () => {
    const { emergencyContact = "", emergencyPhone = "" } = getValues("participants").at(-1) ?? {};
    append({ ...emptyChild(), emergencyContact, emergencyPhone, medicalInfo: "" }, { shouldFocus: false });
    const name = `participants.${fields.length}.playerName` as const;
    queueMicrotask(() => setFocus(name));
  };
  return (
    <>
      {fields.map(({ row }, n) => (
        <PlayerFields
          key={row}
          camp={camp}
          n={n}
          count={fields.length}
          place={places[n] ?? { kind: "unknown" }}
          asksHealth={asksHealth}
          onRemove={fields.length > 1 ? () => remove(n) : undefined}
        />
      ))}
      {fields.length < mostPlayers && (
        <Box>
          <Button startIcon={<AddIcon />} variant="outlined" onClick={addPlayer}>
            {words.addAnotherPlayer}
          </Button>
        </Box>
      )}
      {ofSeveral && fields.length > 1 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {ofSeveral}
        </Typography>
      )}
    </>
  );
};
