import { Box, Button } from "@mui/material";
import { type ReactNode, useDeferredValue } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { CampCard, CampCardSkeleton } from "./CampCard.tsx";
import { type CampFilter, filtered, isActive } from "./campFilter.ts";
import { useCamps } from "./useCamps.ts";

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
      <Box sx={grid} aria-busy aria-label="Loading camps and clinics" component="section">
        {places.map((place) => (
          <CampCardSkeleton key={place} />
        ))}
      </Box>
    );
  if (!data)
    return (
      <Box sx={{ mt: 3 }}>
        <Problem title="Failed to fetch camps" error={error} onRetry={() => void refetch()} />
      </Box>
    );
  const shown = filtered(data, filter);
  if (shown.length === 0)
    return (
      <Box sx={{ mt: 3 }}>
        {isActive(filter) ? (
          <Empty
            title="No camps found"
            text="Nothing fits what you look for. Try another word, or look at all of them."
            picture={picture}
            action={
              <Button variant="contained" onClick={showAll}>
                Show all camps and clinics
              </Button>
            }
          />
        ) : (
          <Empty
            title="No camps available"
            text="New dates are published here. Until then a camp or a clinic can come to your own field."
            picture={picture}
            action={
              <Button variant="contained" onClick={onRequest}>
                Ask for a camp at your field
              </Button>
            }
          />
        )}
      </Box>
    );
  return (
    <Box component="ul" sx={grid} aria-label="Camps and clinics">
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
