import { useCallback, useEffect, useRef } from "react";
import { useListContext } from "react-admin";

const present = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/**
 * A list's filter, changed part by part. The list applies a change a moment later, so the next change builds on what was
 * last asked for, not on what the list shows: pressing a chip while a search is pending keeps both.
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
