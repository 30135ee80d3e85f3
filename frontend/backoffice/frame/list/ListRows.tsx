import { Button, Card, type Theme, useMediaQuery } from "@mui/material";
import type { ReactNode } from "react";
import { Pagination, type RaRecord, useListContext, useRefresh } from "react-admin";
import { useFilterParts } from "../../data/useFilterParts.ts";
import { Empty } from "../../../shared/Empty.tsx";
import { Problem } from "../../../shared/Problem.tsx";
import { UndoLines } from "../../../shared/Undo.tsx";
import { ListBar, pageSizes } from "./ListBar.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";

type Props = {
  failed: string;
  counted: (total: number) => string; // "34 lessons"
  file?: ReactNode; // what makes one of the rows
  rowHeight?: number; // px, of a row that is still on its way
  noMatch: { title: string; text: string; seeAll: string };
  /** For a list that is empty without any filter. */
  none?: { title: string; text: string; action?: ReactNode };
  table: ReactNode; // on a desk
  stack: ReactNode; // on a phone
  isTable?: boolean; // what a desk shows has columns
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

const Rows = ({ counted, file, isTable = true, ...props }: Props) => {
  const { error, total, refetch, filterValues } = useListContext();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const { none } = props;
  if (error) return <Problem title={props.failed} error={error} onRetry={() => void refetch()} />;
  if (total === 0 && none && Object.keys(filterValues).length === 0) return <Empty {...none} />;
  return (
    <>
      <ListBar counted={counted} file={file} isTable={isTable && !narrow} />
      <Shown {...props} narrow={narrow} />
    </>
  );
};

type ShownProps = Omit<Props, "counted" | "file" | "failed" | "none" | "isTable"> & { narrow: boolean };
const Shown = ({ rowHeight, noMatch, table, stack, narrow }: ShownProps) => {
  const { isPending, total } = useListContext();
  const { replace } = useFilterParts();
  if (isPending) return <RowsSkeleton {...(rowHeight && { height: rowHeight })} />;
  if (total === 0)
    return (
      <Empty
        title={noMatch.title}
        text={noMatch.text}
        action={
          <Button variant="contained" onClick={() => replace({})}>
            {noMatch.seeAll}
          </Button>
        }
      />
    );
  return (
    <>
      <Card>{narrow ? stack : table}</Card>
      <Pagination rowsPerPageOptions={pageSizes} />
    </>
  );
};
