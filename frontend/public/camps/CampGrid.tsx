import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useDeferredValue, useState } from "react";
import type { CampView } from "../../../backend/camps/contract.ts";
import { Empty } from "../../shared/Empty.tsx";
import { today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { CampCard, CampCardSkeleton } from "./CampCard.tsx";
import { type CampFilter, filtered, isActive, split } from "./campFilter.ts";
import type { MyPlayer } from "./fit.ts";
import { useCamps } from "./useCamps.ts";
import { campGridWords as words, pastCampsWords } from "./words.ts";

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
  player: MyPlayer | undefined;
  search: string; // what a link to a camp adds to its path
};

const pastAtFirst = 3;

/** What was, for who looks something up. */
const PastCamps = ({ camps, card }: { camps: readonly CampView[]; card: (camp: CampView) => ReactNode }) => {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && camps.length > pastAtFirst;
  return (
    <Box component="section" aria-labelledby="past" sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography id="past" variant="h2">
        {pastCampsWords.past}
      </Typography>
      <Box component="ul" sx={grid} aria-labelledby="past">
        {camps.slice(0, isFolded ? pastAtFirst : undefined).map(card)}
      </Box>
      {isFolded && (
        <Button variant="outlined" color="inherit" sx={{ mt: 2 }} onClick={() => setShowsAll(true)}>
          {pastCampsWords.showAll(camps.length)}
        </Button>
      )}
    </Box>
  );
};

/** All camps: loading, failed, none, no match, or a card each. */
export const CampGrid = ({ filter, showAll, onRequest, ownerPart, player, search }: Props) => {
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
  const { toCome, past } = split(filtered(data, filter), today());
  const cardOf = (camp: CampView, isPast = false) => {
    const owner = ownerPart(camp);
    return (
      <Box component="li" key={camp.id} sx={{ ...(owner && { alignSelf: "start" }) }}>
        <CampCard camp={camp} owner={owner} player={player} search={search} isPast={isPast} />
      </Box>
    );
  };
  const none =
    isActive(filter) && past.length > 0 ? (
      <Typography sx={{ color: "text.secondary" }}>{pastCampsWords.nothingToComeMatches}</Typography>
    ) : isActive(filter) ? (
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
    );
  return (
    <>
      {toCome.length > 0 ? (
        <Box component="ul" sx={grid} aria-label={words.campsAndClinics}>
          {toCome.map((camp) => cardOf(camp))}
        </Box>
      ) : (
        <Box sx={{ mt: 3 }}>{none}</Box>
      )}
      {past.length > 0 && <PastCamps camps={past} card={(camp) => cardOf(camp, true)} />}
    </>
  );
};
