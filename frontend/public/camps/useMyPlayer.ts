import { useSearchParams } from "react-router";
import { usePlayers } from "../players/open.ts";
import { useAwake } from "../waking/rendered.ts";
import type { MyPlayer } from "./fit.ts";

export const youngest = 3;
export const oldest = 18;
const sportOf = (told: string | null) => (told === "baseball" || told === "softball" ? told : undefined);
/** Said on purpose: for nobody in particular. */
const nobody = "any";

const told = (address: URLSearchParams): MyPlayer | undefined => {
  const age = Number(address.get("age"));
  return Number.isInteger(age) && age >= youngest && age <= oldest
    ? { age, sport: sportOf(address.get("sport")) }
    : undefined;
};

/**
 * Who the family is looking for a camp for: an age and a sport that stand in the address, without a name, so that a link
 * and a reload keep them. Unless they do, the first of the family's players whose age is known.
 */
export const useMyPlayer = () => {
  const awake = useAwake(); // what a pre-rendered page shows does not depend on its address
  const [address, setAddress] = useSearchParams();
  const { data = [] } = usePlayers();
  const family = awake
    ? data.flatMap(({ id, plays, firstName, age, sport }) =>
        plays && firstName && age !== null && age >= youngest && age <= oldest
          ? [{ id, firstName, age, sport: sport ?? undefined }]
          : [],
      )
    : [];
  const [first] = family;
  const chosen = !awake
    ? undefined
    : address.has("age")
      ? told(address)
      : first && { age: first.age, sport: first.sport };
  const choose = (player: MyPlayer | undefined) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("age", String(player?.age ?? nobody));
        if (player?.sport) next.set("sport", player.sport);
        else next.delete("sport");
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** What a link to a camp adds to its path. */
  const search =
    chosen && address.has("age")
      ? `?${new URLSearchParams({ age: String(chosen.age), ...(chosen.sport && { sport: chosen.sport }) })}`
      : "";
  return { chosen, choose, family, search };
};
