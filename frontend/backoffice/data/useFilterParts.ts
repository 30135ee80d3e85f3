import { createContext, type RefObject, useCallback, useContext, useEffect, useRef } from "react";
import { useListContext } from "react-admin";

const present = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** What a list was last asked to show, for all that changes its filter. */
export const AskedFilter = createContext<RefObject<object> | undefined>(undefined);

/**
 * A list's filter, changed part by part or replaced. The list applies a change a moment later, so the next change builds
 * on what was last asked for, not on what the list shows: pressing a chip while a search is pending keeps both.
 */
export const useFilterParts = () => {
  const { filterValues, setFilters } = useListContext();
  const own = useRef<object>(filterValues);
  const asked = useContext(AskedFilter) ?? own;
  useEffect(() => {
    asked.current = filterValues;
  }, [asked, filterValues]);
  const latest = useRef(setFilters);
  useEffect(() => {
    latest.current = setFilters;
  });
  const replace = useCallback(
    (filter: object) => {
      asked.current = present(filter);
      latest.current(asked.current);
    },
    [asked],
  );
  const change = useCallback((part: object) => replace({ ...asked.current, ...part }), [asked, replace]);
  return { filterValues, change, replace };
};
