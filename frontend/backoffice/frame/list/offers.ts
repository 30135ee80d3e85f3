import { createContext, useContext, useEffect } from "react";

/** One choice of a list's filter. A saved filter keeps its key; label and filter are always those of today. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A column that can be hidden. */
export interface Column {
  readonly key: string;
  readonly label: string;
}

/** What the parts of a list tell each other: its filters what they offer, its table which columns it has. */
export interface ListTold {
  readonly offers: Readonly<Record<string, readonly Offer[]>>;
  readonly columns: readonly Column[];
}
export const nothingTold: ListTold = { offers: {}, columns: [] };

export const ListTold = createContext<ListTold & { usual: object }>({ ...nothingTold, usual: {} }); // `usual`: the filter it starts with
export const TellList = createContext((_change: (told: ListTold) => ListTold) => {});

/** Tells the list around, if there is one, what its filter of this name offers. One without a name is not saved. */
export const useOffers = (name: string | undefined, offers: readonly Offer[]) => {
  const tell = useContext(TellList);
  const text = JSON.stringify(offers); // a list that is made anew each time says the same
  useEffect(() => {
    if (name === undefined) return;
    const told = JSON.parse(text) as readonly Offer[];
    tell(({ offers, ...rest }) => ({ ...rest, offers: { ...offers, [name]: told } }));
  }, [tell, name, text]);
};

export const useColumns = (columns: readonly Column[]) => {
  const tell = useContext(TellList);
  const text = JSON.stringify(columns);
  useEffect(() => {
    const told = JSON.parse(text) as readonly Column[];
    tell((before) => ({ ...before, columns: told }));
  }, [tell, text]);
};

type Filter = Readonly<Record<string, unknown>>;
const partsOf = (offers: readonly Offer[]) => [...new Set(offers.flatMap(({ filter }) => Object.keys(filter)))];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Nothing of what these choices are about. */
export const without = (offers: readonly Offer[]) =>
  Object.fromEntries(partsOf(offers).map((part) => [part, undefined]));

export const isUnset = (offers: readonly Offer[], filter: Filter) =>
  partsOf(offers).every((part) => filter[part] === undefined);

export const chosenOf = (offers: readonly Offer[], filter: Filter) =>
  offers.find((offer) => partsOf(offers).every((part) => isSame(filter[part], offer.filter[part])));
