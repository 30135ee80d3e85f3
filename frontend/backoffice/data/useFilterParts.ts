import { useCallback, useEffect, useRef } from "react";
import { useListContext } from "react-admin";

const present = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/**
 * What a list is filtered by, changed part by part. The list hears of a change a moment later, so the next change builds
 * on what was asked for last and not on what the list shows yet: a chip pressed while a search is on its way keeps both.
 */
export const useFilterParts = () => {
  const { filterValues, setFilters } = useListContext();
  const asked = useRef<object>(filterValues);
  useEffect(() => {
    asked.current = filterValues;
  }, [filterValues]);
  const latest = useRef(setFilters);
  useEffect(() => {
    latest.current = setFilters;
  });
  const change = useCallback((part: object) => {
    asked.current = present({ ...asked.current, ...part });
    latest.current(asked.current);
  }, []);
  return { filterValues, change };
};
