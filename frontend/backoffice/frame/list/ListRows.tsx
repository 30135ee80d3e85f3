import { Button, Card, type Theme, useMediaQuery } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, type RaRecord, useListContext, useRefresh } from "react-admin";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { UndoLines } from "../../../shared/Undo.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";

type Props = {
  failed: string;
  rowHeight?: number; // px, of a row that is still on its way
  noMatch: { title: string; text: string; seeAll: string };
  /** For a list that is empty without any filter. */
  none?: { title: string; text: string; action?: ReactNode };
  table: ReactNode; // on a desk
  stack: ReactNode; // on a phone
};

/** What left the list a moment ago and can come back; then its rows, or why there are none and what to do about it. */
export const ListRows = (props: Props) => {
  const { data = [] } = useListContext<RaRecord>();
  return (
    <>
      <UndoLines shown={data.map(({ id }) => String(id))} undone={useRefresh()} />
      <Rows {...props} />
    </>
  );
};

const Rows = ({ failed, rowHeight, noMatch, none, table, stack }: Props) => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title={failed} error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton {...(rowHeight && { height: rowHeight })} />;
  if (total === 0 && none && Object.keys(filterValues).length === 0) return <Empty {...none} />;
  if (total === 0)
    return (
      <Empty
        title={noMatch.title}
        text={noMatch.text}
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            {noMatch.seeAll}
          </Button>
        }
      />
    );
  return (
    <>
      <Card>{narrow ? stack : table}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};
