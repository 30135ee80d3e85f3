import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import type { OwnRegistrationView } from "../../../backend/camps/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import {
  campDates,
  GuardedPlace,
  isUnsettled,
  nextStep,
  playersOf,
  registrationPath,
  StandingChip,
  standingOf,
  useGuardedPlaces,
  useMyRegistrations,
} from "../camps/open.ts";
import { useFocusWhenFewer } from "../frame/useFocusWhenFewer.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { usePlayerFilter } from "../players/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { myCampsWords as words } from "./words.ts";

const Row = ({ registration }: { registration: OwnRegistrationView }) => {
  const { camp, id } = registration;
  const standing = standingOf(registration);
  const button = isUnsettled(standing) ? words.howToPay : words.seeRegistration;
  return (
    <Card
      component="li"
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: { xs: 1.5, sm: 2.5 },
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 0.5,
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
        <Typography component="h3" sx={{ fontWeight: 700, minWidth: 0 }}>
          {camp.title}
        </Typography>
        <StandingChip standing={standing} />
      </Box>
      <Typography sx={{ color: "text.secondary" }}>
        {campDates(camp)}
        {standing !== "withdrawn" && ` · ${playersOf(registration)}`}
      </Typography>
      {nextStep(registration, standing) && <Typography sx={{ mt: 0.5 }}>{nextStep(registration, standing)}</Typography>}
      <Box sx={{ mt: 0.5, ml: -1 }}>
        <Button
          component={Link}
          to={registrationPath(camp.id, id)}
          size="small"
          aria-label={`${button}: ${camp.title}`}
        >
          {button}
        </Button>
      </Box>
    </Card>
  );
};

const Rows = () => {
  const { data, error, isPending, refetch } = useMyRegistrations();
  const user = useCurrentUser();
  const who = usePlayerFilter();
  const guarded = useGuardedPlaces({ enabled: Boolean(user) });
  const awake = useAwake();
  if (isPending || guarded.isLoading || !awake)
    return <Skeleton variant="rounded" height={56} sx={{ borderRadius: "16px" }} />;
  if (!data) return <Problem title={words.weCouldntLoadYour} error={error} onRetry={() => void refetch()} />;
  /** Whoever was described in a form, and is none of the family's players, is listed under the account's own. */
  const comes = ({ places }: OwnRegistrationView) =>
    places.some(({ playerId }) => (playerId ?? user?.id) === who.chosen);
  const shown = who.chosen === null ? data : data.filter(comes);
  const others = guarded.data?.filter(({ playerId }) => who.chosen === null || playerId === who.chosen) ?? [];
  const problem = guarded.error && (
    <Problem title={words.weCouldntLoadOthers} error={guarded.error} onRetry={() => void guarded.refetch()} />
  );
  if (shown.length + others.length === 0 && !problem)
    return (
      <Typography sx={{ color: "text.secondary", minHeight: 56 }}>
        {words.noCampsYet}
        <Anchor component={Link} to="/camps-clinics">
          {words.seeWhichCampsAre}
        </Anchor>
        .
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {shown.map((registration) => (
        <Row key={registration.id} registration={registration} />
      ))}
      {others.map((place) => (
        <GuardedPlace key={place.id} place={place} />
      ))}
      {problem && <li>{problem}</li>}
    </Box>
  );
};

/** The camps that a family registered for, latest first, then those that another parent registered a player for. */
export const MyCamps = () => {
  const own = useMyRegistrations().data ?? [];
  const others = useGuardedPlaces({ enabled: Boolean(useCurrentUser()) }).data ?? [];
  const coming = own.flatMap(({ places }) => places.filter(({ isWithdrawn }) => !isWithdrawn));
  return (
    <Box component="section" aria-labelledby="my-camps" sx={{ mt: { xs: 2.5, sm: 5 } }}>
      <Typography id="my-camps" variant="h3" component="h2" {...useFocusWhenFewer(coming.length + others.length)}>
        {words.myCamps}
      </Typography>
      <Box sx={{ mt: { xs: 1.25, sm: 2 } }}>
        <Rows />
      </Box>
    </Box>
  );
};
