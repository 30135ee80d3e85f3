import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { HTMLAttributes, Key } from "react";
import { RosterView, type StudentView } from "../../../backend/players/contract.ts";
import { rosterUrl } from "../../../backend/players/studentContract.ts";
import { query } from "../api.ts";
import { fullName } from "../formats.ts";
import { whichPlayerWords as words } from "./words.ts";

type Told = Pick<RosterView, "age" | "email" | "phone" | "guardian" | "guardians">;

/** Who to reach for a player: the guardian, or else the player's own email or phone; empty if neither is known */
export const reachedThrough = ({ email, phone, guardian, guardians: [first] }: Omit<Told, "age">) => {
  const name = guardian?.name ?? first?.name;
  return name ? words.guardian(name) : (email ?? phone ?? "");
};

/** Which of the players of one name it is: "Age 9 · Guardian: Dana Avery" */
const whichPlayer = ({ age, ...told }: Told) =>
  [age !== null && words.age(age), reachedThrough(told)].filter(Boolean).join(" · ");

const urlOf = (ids: readonly string[]) => {
  const parts = { filter: JSON.stringify({ id: ids }), range: JSON.stringify([0, ids.length - 1]) };
  return `${rosterUrl}?${new URLSearchParams(parts).toString()}`;
};

/** How a pick list shows each of these players: with what tells those of the same name apart, as far as it is known. */
export const usePlayerOption = (players: readonly StudentView[]) => {
  const url = urlOf(players.map(({ id }) => id));
  const { data } = useQuery({
    queryKey: [url],
    enabled: players.length > 0,
    queryFn: ({ signal }) => query(url, RosterView.array(), { signal }),
  });
  return function playerOption({ key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key }, player: StudentView) {
    const known = data?.find(({ id }) => id === player.id);
    return (
      <li key={key} {...item}>
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <div>{fullName(player)}</div>
          {known && <Box sx={{ color: "text.secondary", typography: "body2" }}>{whichPlayer(known)}</Box>}
        </Box>
      </li>
    );
  };
};
