import SwapIcon from "@mui/icons-material/SwapHorizOutlined";
import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { divisionName } from "../../../../backend/camps/divisionRule.ts";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActIcon } from "../../frame/ActIcon.tsx";
import { moveDivisionWords as words, playerName } from "../words.ts";
import type { Child } from "./rosterByDivision.ts";
import type { CampVerbs } from "../verbs.ts";

/** Moves a child to another division than the age suggests, as long as it has room. */
export const MoveDivision = ({ camp, child }: { camp: CampView; child: Child }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { send, sending } = useAct(({ assignDivision }: CampVerbs) => assignDivision, {
    done: words.movedToAnotherDivision,
    failed: words.failedToMoveThe,
  });
  return (
    <>
      <ActIcon
        word={words.moveToAnotherDivision}
        aria-label={words.movePlayer(playerName(child))}
        aria-haspopup="menu"
        icon={<SwapIcon />}
        busy={sending}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {camp.divisions.map((division) => (
          <MenuItem
            key={division.id}
            selected={division.id === child.divisionId}
            disabled={division.id === child.divisionId || division.left === 0}
            sx={{ minHeight: 44, display: "flex", gap: 3, justifyContent: "space-between" }}
            onClick={() => {
              setAnchor(null);
              void send({
                registrationId: child.registration.id,
                participantId: child.id,
                divisionId: division.id,
              });
            }}
          >
            <span>{divisionName(division)}</span>
            <small>{division.left === 0 ? words.full : words.spotsLeft(division.left)}</small>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
