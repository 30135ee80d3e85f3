import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { Withdraw } from "./Withdraw.tsx";

type Props = {
  registration: OwnRegistrationView;
  place: OwnRegistrationView["places"][number];
  n: number; // from 0
  canWithdraw: boolean;
};

/** A child's place. Names are there for who is logged in; a link in a mail shows none. */
export const PlaceRow = ({ registration, place, n, canWithdraw }: Props) => {
  const [asking, setAsking] = useState(false);
  const name = place.playerName ?? `Player ${n + 1}`;
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2, minHeight: 44 }}
    >
      <Typography sx={place.isWithdrawn ? { color: "text.secondary", textDecoration: "line-through" } : {}}>
        <strong>{name}</strong>
        {place.ageGroup && ` · ${place.ageGroup}`}
        {place.isWithdrawn && " (withdrawn)"}
      </Typography>
      {canWithdraw && !place.isWithdrawn && registration.participantCount > 1 && (
        <Button size="small" color="inherit" onClick={() => setAsking(true)} aria-label={`Withdraw ${name}`}>
          Withdraw
        </Button>
      )}
      {asking && (
        <Withdraw registration={registration} child={{ id: place.id, name }} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
};
