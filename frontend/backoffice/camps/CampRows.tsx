import { Button, Card, type Theme, useMediaQuery } from "@mui/material";
import { Pagination, useListContext } from "react-admin";
import type { CampView } from "../../../backend/camps/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { CreateCampButton } from "./CreateCampButton.tsx";
import { CampStack } from "./CampStack.tsx";
import { CampTable } from "./CampTable.tsx";

/** The camps found, or why there are none and what to do about it. */
export const CampRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<CampView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  if (error) return <Problem title="Failed to fetch camps" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton height={72} />;
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <Empty
        title="No camps found"
        text="Try another type or status, or fewer letters."
        action={
          <Button variant="contained" onClick={() => setFilters({})}>
            Show all camps
          </Button>
        }
      />
    ) : (
      <Empty
        title="No camps available"
        text="A camp that you create can be registered for at once."
        action={<CreateCampButton />}
      />
    );
  return (
    <>
      <Card>{narrow ? <CampStack /> : <CampTable />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};
