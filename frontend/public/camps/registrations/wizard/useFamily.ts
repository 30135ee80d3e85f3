import { usePlayers } from "../../../players/open.ts";
import { useMyRegistrations } from "../useMyRegistrations.ts";

/** Who of the family may come to a camp, and who already does. Whoever has no players but the own one is no family. */
export const useFamily = (campId: string) => {
  const { data = [], isLoading } = usePlayers();
  const players = data.filter(({ plays }) => plays).toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn));
  const isFamily = players.length > 1 || players.some(({ isOwn }) => !isOwn);
  const { data: registrations = [] } = useMyRegistrations({ campId, enabled: isFamily });
  const coming = registrations
    .filter(({ registrationStatus }) => registrationStatus === "confirmed")
    .flatMap(({ places }) => places.filter(({ isWithdrawn }) => !isWithdrawn))
    .map(({ playerId }) => playerId);
  return { isLoading, isFamily, players, isComing: (playerId: string) => coming.includes(playerId) };
};
export type Family = ReturnType<typeof useFamily>;
