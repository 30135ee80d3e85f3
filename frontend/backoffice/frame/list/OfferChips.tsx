import { TextField } from "@mui/material";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { FilterChips } from "./FilterChips.tsx";
import { chosenOf, isUnset, type Offer, useOffers, without } from "./offers.ts";

type Props = {
  name?: string; // what saved filters call it; without one, they leave it out
  label: string;
  all: string;
  offers: readonly Offer[];
};

const useChosen = ({ name, offers }: Pick<Props, "name" | "offers">) => {
  const { filterValues, change } = useFilterParts();
  useOffers(name, offers);
  const other = isUnset(offers, filterValues) ? "" : undefined;
  return {
    chosen: chosenOf(offers, filterValues)?.key ?? other,
    choose: (key: string | undefined) =>
      change({ ...without(offers), ...offers.find((offer) => offer.key === key)?.filter }),
  };
};

/** One of a few, as pressed buttons. */
export const OfferChips = ({ label, all, ...filter }: Props) => {
  const { chosen, choose } = useChosen(filter);
  return (
    <FilterChips
      label={label}
      choices={[{ label: all, value: "" }, ...filter.offers.map((offer) => ({ label: offer.label, value: offer.key }))]}
      value={chosen}
      onChange={choose}
    />
  );
};

/** One of several, as a field. */
export const OfferField = ({ label, all, ...filter }: Props) => {
  const { chosen = "", choose } = useChosen(filter);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {filter.offers.map((offer) => (
        <option key={offer.key} value={offer.key}>
          {offer.label}
        </option>
      ))}
    </TextField>
  );
};
