import { Box, Button, Link as Anchor, Typography } from "@mui/material";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import { closedWords, hasWaitlist, waitlistWords } from "./places.ts";
import { toItsPlace } from "./waitlist/place.ts";
import { useMyTurn } from "./waitlist/useMyWaitlist.ts";
import { campActionsWords as words } from "./words.ts";

const campPage = (page: string, { id }: Pick<CampView, "id">) => `/${page}/${id}`;
export const detailsOf = (camp: Pick<CampView, "id">) => campPage("camp-details", camp);
export const registrationOf = (camp: Pick<CampView, "id">) => campPage("camp-registration", camp);
export const waitlistPageOf = (camp: Pick<CampView, "id">) => campPage("camp-waitlist", camp);

/** For a full camp: how many wait, and a link to the waitlist or to one's own place, as long as there is one. */
export const FullCamp = ({ camp }: { camp: CampView }) => {
  const waiting = waitlistWords(camp);
  const entry = useMyTurn(camp);
  const next = entry ? toItsPlace(entry) : { to: waitlistPageOf(camp), label: words.joinTheWaitlist };
  return (
    <>
      <Button variant="contained" disabled>
        {words.campFull}
      </Button>
      {hasWaitlist(camp) && (
        <Button component={Link} to={next.to} variant="contained" aria-label={`${next.label}: ${camp.title}`}>
          {next.label}
        </Button>
      )}
      {hasWaitlist(camp) && (waiting || entry) && (
        <Typography variant="body2" sx={{ flexBasis: "100%", color: "text.secondary" }}>
          {waiting}
          {waiting && entry && " · "}
          {entry && (
            <Anchor component={Link} to={waitlistPageOf(camp)}>
              {words.joinWithAnotherPlayer}
            </Anchor>
          )}
        </Typography>
      )}
    </>
  );
};

/** What can be done about a camp from its card. */
export const CampActions = ({ camp, search = "" }: { camp: CampView; search?: string }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, "& > a, & > button": { flexGrow: 1 } }}>
    <Button
      component={Link}
      to={detailsOf(camp) + search}
      variant="outlined"
      aria-label={words.viewDetailsOf(camp.title)}
    >
      {words.viewDetails}
    </Button>
    {!closedWords(camp) &&
      (camp.isFull ? (
        <FullCamp camp={camp} />
      ) : (
        <Button
          component={Link}
          to={registrationOf(camp)}
          variant="contained"
          color="stitch"
          aria-label={words.registerNowFor(camp.title)}
        >
          {words.registerNow}
        </Button>
      ))}
  </Box>
);
