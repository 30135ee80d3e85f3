import { Button, Card, type Theme, useMediaQuery } from "@mui/material";
import { Pagination, useListContext } from "react-admin";
import { Link } from "react-router";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { RowsSkeleton } from "../frame/RowsSkeleton.tsx";
import { place } from "../place.ts";
import { LessonStack } from "./LessonStack.tsx";
import { LessonTable } from "./LessonTable.tsx";

/** The lessons found, or why there are none and what to do about it. */
export const LessonRows = () => {
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext<LessonView>();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });

  if (error) return <Problem title="Failed to fetch lessons" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <RowsSkeleton />;
  if (total === 0) {
    if (Object.keys(filterValues).length > 0)
      return (
        <Empty
          title="No lesson matches"
          text="Try another status, another time or fewer letters of the name."
          action={
            <Button variant="contained" onClick={() => setFilters({})}>
              Show all lessons
            </Button>
          }
        />
      );
    return (
      <Empty
        title="No lessons yet"
        text="Lessons appear here as soon as players book them."
        action={
          place === "instructor" && (
            <Button component={Link} to="/availability" variant="contained">
              Publish your availability
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Card>{narrow ? <LessonStack /> : <LessonTable />}</Card>
      <Pagination rowsPerPageOptions={[10, 25, 50]} />
    </>
  );
};
