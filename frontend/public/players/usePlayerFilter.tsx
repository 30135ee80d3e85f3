import { Box, Chip } from "@mui/material";
import { useSearchParams } from "react-router";
import { useCurrentUser } from "../access/currentUser.ts";
import { callName } from "./callName.ts";
import { usePlayers } from "./usePlayers.ts";
import { playerFilterWords as words } from "./words.ts";

/**
 * Narrows a list to one of the family's players. The choice stands in the address, as an id; with one player there are
 * no chips, and nobody is named unless the account is another's. `isOne`: somebody is always chosen, the first of those
 * who play unless told.
 */
export const usePlayerFilter = ({ isOne = false } = {}) => {
  const user = useCurrentUser();
  const { data = [], isLoading } = usePlayers();
  const [address, setAddress] = useSearchParams();
  const asked = address.get("player");
  const playing = data.filter(({ plays }) => plays);
  const isFamily = playing.length > 1;
  const first = isOne ? (playing[0]?.id ?? null) : null;
  const chosen = isFamily && data.some(({ id }) => id === asked) ? asked : first;
  const choose = (id: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set("player", id);
        else next.delete("player");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const chip = (id: string | null, label: string) => (
    <Chip
      key={id ?? "all"}
      label={label}
      component="button"
      clickable
      aria-pressed={chosen === id}
      color={chosen === id ? "primary" : "default"}
      variant={chosen === id ? "filled" : "outlined"}
      onClick={() => choose(id)}
      sx={{ minHeight: 44, px: 0.5, borderRadius: "22px", fontSize: "0.9375rem" }}
    />
  );
  return {
    isLoading,
    chosen,
    nameOf: (id: string | null) => {
      const player = data.find((one) => one.id === id);
      return player && (isFamily || !player.isOwn) ? callName(player, user) : undefined;
    },
    chips: isFamily && (
      <Box component="section" aria-label={words.whose} sx={{ mb: 2, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {!isOne && chip(null, words.everyone)}
        {data
          .filter(({ plays, id }) => plays || id === chosen)
          .map((player) => chip(player.id, callName(player, user)))}
      </Box>
    ),
  };
};
