import { type ReactNode, useMemo, useState } from "react";
import { ListBase, type ListBaseProps, type RaRecord, useResourceContext } from "react-admin";
import { useHabit } from "../../data/habits.ts";
import { FilterParts } from "../../data/useFilterParts.ts";
import { ListTold, nothingTold, TellList } from "./offers.ts";

type Props<T extends RaRecord> = Pick<ListBaseProps<T>, "filter" | "sort" | "filterDefaultValues"> & {
  /** In how many ms these rows are read once more; false: when somebody looks. */
  readAgain?: (rows: readonly T[]) => number | false;
  children: ReactNode;
};
const nothing = {};

/** Rows that the server lists, as many a page as this person likes. */
export const List = <T extends RaRecord>({ children, readAgain, ...how }: Props<T>) => {
  const [perPage] = useHabit(`${useResourceContext()}.perPage`, 25);
  const [told, tell] = useState(nothingTold);
  const usual: object = how.filterDefaultValues ?? nothing;
  return (
    <ListBase<T>
      {...how}
      perPage={perPage}
      queryOptions={{
        onError: () => undefined, // the screen itself says what failed
        refetchOnMount: "always",
        ...(readAgain && { refetchInterval: ({ state: { data } }) => readAgain(data?.data ?? []) }),
      }}
    >
      <TellList value={tell}>
        <ListTold value={useMemo(() => ({ ...told, usual }), [told, usual])}>
          <FilterParts>{children}</FilterParts>
        </ListTold>
      </TellList>
    </ListBase>
  );
};
