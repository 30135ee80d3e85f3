import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { type RaRecord, SimpleList } from "react-admin";

type Part<T> = (row: T) => ReactNode;
type Props<T> = { name: Part<T>; state?: Part<T>; below: Part<T> };

/** Rows on a phone: a name, its status beside it or, if that is long, under it, and other details below. */
export const RowStack = <T extends RaRecord>({ below, ...head }: Props<T>) => (
  <SimpleList<T>
    rowClick="show"
    disablePadding
    primaryText={headOf(head)}
    secondaryText={below}
    sx={{ "& li + li": { borderTop: 1, borderColor: "divider" } }}
  />
);

const headOf = <T,>({ name, state }: Omit<Props<T>, "below">) =>
  function head(row: T) {
    return (
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 0.5, alignItems: "start" }}>
        <Box component="span" sx={{ flex: "1 1 45%", minWidth: 0, fontWeight: 650, overflowWrap: "anywhere" }}>
          {name(row)}
        </Box>
        {state && (
          <Box
            component="span"
            sx={{ display: "flex", justifyContent: "flex-end", "& > *": { justifyContent: "end" } }}
          >
            {state(row)}
          </Box>
        )}
      </Box>
    );
  };
