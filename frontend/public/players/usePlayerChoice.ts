import { useState, useSyncExternalStore } from "react";
import { z } from "zod";
import type { PlayerView } from "../../../backend/players/contract.ts";
import { kept } from "../../shared/kept.ts";
import { usePlayers } from "./usePlayers.ts";

/** Who the last booking was for: an id, so that nobody's name is left in this browser. */
const lastChoice = kept("last-player", z.string(), "browser");
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Also ahead of the page that asks. */
export const choosePlayer = (id: string) => {
  lastChoice.keep(id);
  for (const listener of listeners) listener();
};

/**
 * Who something is for. With one player there is nothing to choose. A parent who does not play is offered once chosen
 * somewhere, and otherwise not. Until it is known who there is, nothing may be sent: without a player, it would be for
 * the account itself.
 */
export const usePlayerChoice = () => {
  const { data, isEnabled, error, refetch } = usePlayers();
  const last = useSyncExternalStore(subscribe, lastChoice.read, () => null);
  const [first] = useState(last); // who is offered stays while somebody chooses
  const offered = (data ?? []).filter(({ id, plays }) => plays || id === first);
  const players: readonly PlayerView[] = offered.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn)); // children first
  const chosen = players.find(({ id }) => id === last) ?? (players.length === 1 ? players[0] : undefined);
  return {
    players,
    chosen,
    isKnown: data !== undefined || !isEnabled,
    failed: data === undefined ? error : null,
    refetch,
    choose: choosePlayer,
  };
};
