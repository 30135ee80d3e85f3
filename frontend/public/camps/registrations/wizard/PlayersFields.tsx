import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Box, Button, Typography } from "@mui/material";
import { useLayoutEffect, useRef } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { CampView } from "../../../../../backend/camps/contract.ts";
import type { PlayerView } from "../../../../../backend/players/contract.ts";
import { placesOf } from "./divisions.ts";
import { KnownPlayerFields } from "./KnownPlayerFields.tsx";
import { PlayerFields } from "./PlayerFields.tsx";
import { childOf, type DraftChild, emptyChild } from "./registrationDraft.ts";
import { mostPlayers, type TypedPlayers } from "./steps.ts";
import type { Family } from "./useFamily.ts";
import { WhoIsComing } from "./WhoIsComing.tsx";
import { playersFieldsWords as words } from "../../words.ts";

type Props = {
  camp: CampView;
  family: Family;
  asksHealth?: boolean; // not on the waitlist
  ofSeveral?: string; // said once there is more than one
};

/** The children of a family: their fields, adding and removing. */
export const PlayersFields = ({ camp, family, asksHealth = false, ofSeveral }: Props) => {
  const { control, getValues, setFocus, clearErrors, formState } = useFormContext<TypedPlayers>();
  const { fields, append, remove } = useFieldArray({ control, name: "participants", keyName: "row" });
  const children = useWatch({ control, name: "participants" });
  const places = placesOf(camp, children);
  const { participants: problem } = formState.errors;
  // Adding a row checks the whole form again: what nobody has had time to type isn't missing before the next try.
  const triesBefore = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const [n, { id }] of children.entries())
      if (problem?.[n] && triesBefore.current.get(id) === formState.submitCount) clearErrors(`participants.${n}`);
  });
  const add = (child: DraftChild) => {
    triesBefore.current.set(child.id, formState.submitCount);
    append({ ...child, medicalInfo: "" }, { shouldFocus: false });
  };
  const choose = (player: PlayerView) => {
    const place = children.findIndex(({ playerId }) => playerId === player.id);
    if (place >= 0) return remove(place);
    const { emergencyContact = "", emergencyPhone = "" } = children.at(-1) ?? {};
    add(childOf(player, { emergencyContact, emergencyPhone }));
  };
  const addPlayer = () => {
    const { emergencyContact = "", emergencyPhone = "" } = getValues("participants").at(-1) ?? {};
    add({ ...emptyChild(), emergencyContact, emergencyPhone });
    const name = `participants.${fields.length}.playerName` as const;
    queueMicrotask(() => setFocus(name));
  };
  return (
    <>
      {family.isFamily && (
        <WhoIsComing
          camp={camp}
          family={family}
          chosen={children.flatMap(({ playerId }) => playerId ?? [])}
          isFull={fields.length >= mostPlayers}
          problem={fields.length === 0 ? (problem?.root?.message ?? problem?.message) : undefined}
          onChoose={choose}
        />
      )}
      {fields.map(({ row, playerId }, n) => {
        const common = { camp, n, place: places[n] ?? ({ kind: "unknown" } as const), asksHealth };
        return playerId === undefined ? (
          <PlayerFields
            key={row}
            {...common}
            count={fields.length}
            onRemove={fields.length > 1 || family.isFamily ? () => remove(n) : undefined}
          />
        ) : (
          <KnownPlayerFields key={row} {...common} />
        );
      })}
      {fields.length < mostPlayers && (
        <Box>
          <Button
            startIcon={<AddIcon />}
            variant={family.isFamily ? "text" : "outlined"}
            onClick={addPlayer}
            sx={{ textAlign: "left" }}
          >
            {family.isFamily ? words.registerSomeoneElse : words.addAnotherPlayer}
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
