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
  /** A row that a list left in the cache may say less than the page shows: then it waits for the whole. */
  isWhole?: (record: T) => boolean;
  heading: (record: T) => { title: string; lead?: ReactNode; beside?: ReactNode; actions?: ReactNode };
  /** What the two columns hold; on a phone one stands below the other. */
  children: (record: T) => ReactNode;
};

/** The page of one record, by the id in the address: while it is read, if it cannot be, where there is none, and itself. */
export const ShowPage = <T extends RaRecord>(props: Props<T>) => {
  const { resource, title, back, failed, gone, isWhole = () => true, heading, children } = props;
  const { id = "" } = useParams();
  const { data: record, error, refetch } = useGetOne<T>(resource, { id }, freshRow);
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
