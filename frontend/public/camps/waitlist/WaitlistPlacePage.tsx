import { Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "../../../shared/api.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { deadLink, Outcome } from "../../forms/Outcome.tsx";
import { useMailedToken } from "../../access/useMailedToken.ts";
import { CampFacts } from "../CampFacts.tsx";
import { Page } from "../../frame/Page.tsx";
import { playersOf } from "../registrations/nextStep.ts";
import { PlaceState } from "./PlaceState.tsx";
import { type PlaceKey, usePlace } from "./usePlace.ts";
import { waitlistPlacePageWords as words } from "../words.ts";

const toCamps = (
  <Button component={Link} to="/camps-clinics" variant="contained">
    {words.viewAllCamps}
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={toCamps}>
    <Typography>{words.openTheLinkAgain}</Typography>
  </Outcome>
);

const loading = <Skeleton variant="rounded" height={420} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;

const Place = ({ of }: { of: PlaceKey }) => {
  const { data: entry, error, isPending, refetch } = usePlace(of);
  if (isPending) return loading;
  if (error instanceof ApiError && error.status === 404) return <Dead />;
  if (!entry)
    return (
      <Box sx={{ mt: 3 }}>
        <Problem title={words.weCouldntFindYourPlace} error={error} onRetry={() => void refetch()} />
      </Box>
    );
  const saysHours = entry.places.length > 0 && entry.places.every(({ playerName }) => playerName !== null);
  return (
    <>
      <PlaceState of={of} entry={entry} />
      <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
        <Typography variant="h3" component="h2">
          {entry.camp.title}
        </Typography>
        <CampFacts camp={entry.camp} coming={saysHours ? entry : undefined} />
        {saysHours && <Typography>{playersOf(entry)}</Typography>}
      </Card>
    </>
  );
};

/** Where the mails about a waitlist lead. Opening it changes nothing: mail programs open links by themselves. */
const WaitlistPlacePage = () => {
  const token = useMailedToken();
  const [params] = useSearchParams();
  const id = params.get("id");
  const of = token ? { token } : token === null && id ? { id } : undefined;
  return (
    <Page title={words.yourPlaceInLine} maxWidth="sm">
      {of ? <Place key={JSON.stringify(of)} of={of} /> : token === undefined ? loading : <Dead />}
    </Page>
  );
};
export default WaitlistPlacePage;
