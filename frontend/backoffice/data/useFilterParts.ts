import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { useListContext } from "react-admin";

const present = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

const askedFilter = (filter: object) => ({
  latest: () => filter,
  ask: (next: object) => void (filter = next),
});
const Asked = createContext(askedFilter({}));

/** Around all that changes a list's filter: keeps what the list was last asked to show. */
export const FilterParts = ({ children }: { children: ReactNode }) => {
  const { filterValues } = useListContext();
  const [asked] = useState(() => askedFilter(filterValues));
  useEffect(() => asked.ask(filterValues), [asked, filterValues]);
  return createElement(Asked.Provider, { value: asked }, children);
};

/**
 * A list's filter, changed part by part or replaced. The list applies a change a moment later, so the next change builds
 * on what was last asked for, not on what the list shows: pressing a chip while a search is pending keeps both.
 */
export const useFilterParts = () => {
  const { filterValues, setFilters } = useListContext();
  const asked = useContext(Asked);
  const latest = useRef(setFilters);
  useEffect(() => {
    latest.current = setFilters;
  });
  const replace = useCallback(
    (filter: object) => {
      asked.ask(present(filter));
      latest.current(asked.latest());
    },
    [asked],
  );
  const change = useCallback((part: object) => replace({ ...asked.latest(), ...part }), [asked, replace]);
  return { filterValues, change, replace };
};
