import { Box, Button, Skeleton } from "@mui/material";
import type { ReactNode } from "react";
import { type RaRecord, useGetOne } from "react-admin";
import { Link, useParams } from "react-router";
import { ApiError } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { freshRow } from "../data/freshRow.ts";
import { Page } from "./Page.tsx";

type Props<T> = {
  resource: string;
  title: string; // until the record is there
  back: { to: string; label: string };
  failed: string;
  gone: { title: string; heading: string; text: string; seeAll?: string };
  /** A row cached by a list may have fewer fields than the page shows; then the page waits for the whole record. */
  isWhole?: (record: T) => boolean;
  /** In how many ms it is read once more; false: when somebody looks. */
  readAgain?: (record: T) => number | false;
  heading: (record: T) => { title: string; lead?: ReactNode; beside?: ReactNode; actions?: ReactNode };
  /** The content of the two columns, which are stacked on a phone. */
  children: (record: T) => ReactNode;
};

/** The page of the record whose id is in the address: loading, failed, not found, or the record itself. */
export const ShowPage = <T extends RaRecord>(props: Props<T>) => {
  const { resource, title, back, failed, gone, isWhole = () => true, readAgain, heading, children } = props;
  const { id = "" } = useParams();
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<T>(
    resource,
    { id },
    { ...freshRow, ...(readAgain && { refetchInterval: ({ state }) => (state.data ? readAgain(state.data) : false) }) },
  );
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title={gone.title} back={back}>
        <Empty
          title={gone.heading}
          text={gone.text}
          action={
            gone.seeAll && (
              <Button component={Link} to={back.to} variant="contained">
                {gone.seeAll}
              </Button>
            )
          }
        />
      </Page>
    );
  if (!record || !isWhole(record))
    return (
      <Page title={title} back={back}>
        {error ? (
          <Problem title={failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  return (
    <Page {...heading(record)} back={back}>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        {children(record)}
      </Box>
    </Page>
  );
};
