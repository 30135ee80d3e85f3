import { Alert, Link as Anchor } from "@mui/material";
import { Link } from "react-router";
import { divisionName } from "../campWords.ts";
import { isFull, type Place } from "./divisions.ts";

type Props = { campId: string; players: readonly { playerName: string }[]; places: readonly Place[] };

const whom = (name: string, n: number) => name.trim() || `player ${n + 1}`;

/** For which child there is no place, and what can be done. */
export const NoPlace = ({ campId, players, places }: Props) => {
  const without = players.flatMap(({ playerName }, n) => {
    const place = places[n];
    if (!isFull(place)) return [];
    return [
      place?.kind === "division" ? `${whom(playerName, n)} (${divisionName(place.division)})` : whom(playerName, n),
    ];
  });
  return (
    <Alert severity="error" role="alert">
      There is no place left for {without.join(" and ")}. Take {without.length === 1 ? "this player" : "these players"}{" "}
      out to register the others, or{" "}
      <Anchor component={Link} to={`/camp-waitlist/${campId}`}>
        join the waitlist
      </Anchor>
      .
    </Alert>
  );
};
