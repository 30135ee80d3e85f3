import { Box, Button } from "@mui/material";
import { type ReactNode, useDeferredValue } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { CampCard, CampCardSkeleton } from "./CampCard.tsx";
import { type CampFilter, filtered, isActive } from "./campFilter.ts";
import { useCamps } from "./useCamps.ts";
import { campGridWords as words } from "./words.ts";

const grid = {
  listStyle: "none",
  p: 0,
  m: 0,
  mt: 3,
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(340px, 1fr))" },
};
const places = ["a", "b", "c", "d", "e", "f"];
const picture = <img src="/scenes/empty-plate.svg" alt="" width={200} height={140} />;

type Props = {
  filter: CampFilter;
  showAll: () => void;
  onRequest: () => void; // opens the service request
  ownerPart: (camp: CampView) => ReactNode;
};

/** All camps: loading, failed, none, no match, or a card each. */
export const CampGrid = ({ filter, showAll, onRequest, ownerPart }: Props) => {
  const { data: told, error, isPending, refetch } = useCamps();
  const data = useDeferredValue(told); // cards render in small pieces, so that the page stays responsive
  if (isPending || (told && !data))
    return (
      <Box sx={grid} aria-busy aria-label={words.loadingCampsAndClinics} component="section">
        {places.map((place) => (
          <CampCardSkeleton key={place} />
        ))}
      </Box>
    );
  if (!data)
    return (
      <Box sx={{ mt: 3 }}>
        <Problem title={words.failedToFetchCamps} error={error} onRetry={() => void refetch()} />
      </Box>
    );
  const shown = filtered(data, filter);
  if (shown.length === 0)
    return (
      <Box sx={{ mt: 3 }}>
        {isActive(filter) ? (
          <Empty
            title={words.noCampsFound}
            text={words.tryAnotherSearch}
            picture={picture}
            action={
              <Button variant="contained" onClick={showAll}>
                {words.seeAllCamps}
              </Button>
            }
          />
        ) : (
          <Empty
            title={words.noCampsAvailable}
            text={words.wePostNewDatesHere}
            picture={picture}
            action={
              <Button variant="contained" onClick={onRequest}>
                {words.requestACamp}
              </Button>
            }
          />
        )}
      </Box>
    );
  return (
    <Box component="ul" sx={grid} aria-label={words.campsAndClinics}>
      {shown.map((camp) => {
        const owner = ownerPart(camp);
        return (
          <Box component="li" key={camp.id} sx={{ ...(owner && { alignSelf: "start" }) }}>
            <CampCard camp={camp} owner={owner} />
          </Box>
        );
      })}
    </Box>
  );
};
